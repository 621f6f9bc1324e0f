import type { PostingReading } from '../read-posting.ts'

/** The words of a posting that no real employer wrote. */
export const SENTENCES = [
  'Nightrail runs sleeper trains between eleven cities and wants to run more of them.',
  'You keep the night trains on time, plan the timetable of every season and talk to the drivers.',
  'You have planned timetables for three years or more and you like the quiet hours of the night.',
] as const

export const PLAIN = SENTENCES.join(' ')

export const BODY = `<p>${SENTENCES[0]}</p><h3>What you will do</h3><ul><li>${SENTENCES[1]}</li></ul><h3>What you bring</h3><p>${SENTENCES[2]}</p>`

const NAVIGATION = '<nav><a href="/">Home</a><a href="/jobs">All jobs</a></nav>'
const FOOTER =
  '<footer>Privacy Policy <a href="/imprint">Imprint</a> We use cookies to improve your visit.</footer>'

/** A page with navigation and footer around its content. */
export const pageOf = (body: string, head = ''): string =>
  `<!doctype html><html><head>${head}</head><body>${NAVIGATION}${body}${FOOTER}</body></html>`

/** What a reading says, with its description reduced to whether it is whole and clean. */
export function essence(reading: PostingReading) {
  if (reading.kind === 'no-posting') return reading
  const words = reading.jobDescription?.replace(/\s+/g, ' ') ?? ''
  const isWhole = SENTENCES.every((sentence) => words.includes(sentence))
  const isClean = !/Privacy Policy|All jobs/.test(words)
  return { position: reading.positionName, company: reading.companyName, isWhole, isClean }
}

export const TRAIN_PLANNER = { position: 'Train Planner', company: 'Nightrail', isWhole: true, isClean: true }
