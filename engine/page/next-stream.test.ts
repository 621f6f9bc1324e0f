import { expect, it } from 'vitest'
import { readPage } from './read-page.ts'

const DESCRIPTION = `<p>Nightrail läuft über Nacht 🌙. You plan timetables for sleeper trains.</p><ul>${'<li>Draw up plans for every line</li>'.repeat(20)}</ul>`

const bytes = (text: string) => new TextEncoder().encode(text).length.toString(16)

/** A page as Next.js streams it: rows of data in pushed strings, cut wherever a chunk was full. */
function streamed(rows: string, cut = 300): string {
  const chunks = rows.match(new RegExp(`[^]{1,${cut}}`, 'g')) ?? []
  const scripts = chunks.map((chunk) => `<script>self.__next_f.push([1,${JSON.stringify(chunk)}])</script>`)
  return `<!doctype html><html><head><title>Nightrail</title></head><body><div id="__next"></div>
<script>(self.__next_f=self.__next_f||[]).push([0])</script>${scripts.join('')}</body></html>`
}

const job = (description: string) => ({
  job: { title: 'Timetable Planner', company: { name: 'Nightrail' }, description },
})

it('reads a posting from the rows of a streamed page', () => {
  const rows = `1:I[123,["app.js"],"default"]\n2:["$","$L1",null,${JSON.stringify(job(DESCRIPTION))}]\n`
  expect(readPage(streamed(rows), { url: '' })).toMatchObject({
    kind: 'posting',
    positionName: 'Timetable Planner',
    companyName: 'Nightrail',
    jobDescription: expect.stringContaining('- Draw up plans for every line'),
  })
})

it('puts long texts, which are rows of their own, where they belong', () => {
  const rows = `3:T${bytes(DESCRIPTION)},${DESCRIPTION}2:["$","$L1",null,${JSON.stringify(job('$3'))}]\n`
  expect(readPage(streamed(rows), { url: '' })).toMatchObject({
    positionName: 'Timetable Planner',
    jobDescription: expect.stringMatching(/^Nightrail läuft über Nacht 🌙\..*every line$/s),
  })
})

it('takes a stream that breaks off for what it holds up to there', () => {
  const rows = `2:["$","$L1",null,${JSON.stringify(job(DESCRIPTION))}]\n4:{"never":"ends`
  expect(readPage(streamed(rows), { url: '' })).toMatchObject({ positionName: 'Timetable Planner' })
})
