import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { be, OF_NOUN, subject } from '../../deeds/extent/object.ts'
import type { Frame } from './state.ts'

const GOT =
  /^((?:\S+\s){1,6}?)(merged|released|deployed|approved|accepted|published|installed|reviewed|signed|fixed|finished|completed)(?=$|[.,]|\s(?:on|in|to|into|by|with|for)\s)(.*)$/

/** "Got four packages released": they are released. */
export const isGot: Frame = (verb, object) => {
  if (!/^(?:get|have)$/.test(verb.base)) return undefined
  const [, noun = '', done = '', tail = ''] = GOT.exec(object) ?? []
  const who = noun && subject(noun, 6)
  return who
    ? `${who} ${be(noun)} now ${done}${tail.replace(/^[.,].*$|\s(?:that|which)\s.*$/, '')}`
    : undefined
}

/** "Got rid of 40 warnings": they are gone. */
export const isRid: Frame = (verb, object) => {
  const [, whole = ''] = (verb.base === 'get' && /^rid of\s((?:[^,;:]|(?<=\d),(?=\d))+)/.exec(object)) || []
  const end = whole.search(OF_NOUN)
  const noun = end < 0 ? whole : whole.slice(0, end)
  // "1,900 warnings" are counted, not listed.
  const who = noun && subject(noun.replace(/(?<=\d),(?=\d)/g, ''), 6)
  return who ? `${/^\d/.test(noun) ? noun : who} ${be(noun)} gone` : undefined
}

/** "Removed the old exporter from the image". */
export const isGone: Frame = (verb, object) => {
  if (!/^(?:remove|delete|drop|eliminate)$/.test(verb.base)) return undefined
  const [, old = '', heir = ''] = /^(.+?)\sin\sfavou?r\sof\s(.+)$/.exec(object) ?? []
  const taken = heir && subject(heir)
  if (old) return taken ? `${taken} ${be(heir)} now used instead of ${old}` : undefined
  const [, noun = '', place = ''] = /^(.+?)(?:\s(?:from|in)\s(.+))?$/.exec(object) ?? []
  const who = !OF_NOUN.test(noun.replace(/\sof\s/g, ' ')) && subject(noun)
  return who && !/\s(?:as|so|because|which|that)\s/.test(place)
    ? `${who} ${be(noun)} gone${place ? ` from ${place}` : ''}`
    : undefined
}

const FINISHED = /^(?:finish|complete|merge|deploy|release|ship|publish)$/

/** "Finished the import wizard": it is finished. */
export const isFinished: Frame = (verb, whole) => {
  if (!FINISHED.test(verb.base)) return undefined
  const [, word = '', up = '', worked = ''] = /^([a-z]+ing)(\sup)?\s(.+)$/.exec(whole) ?? []
  if (word) {
    const doing = verbIn(word, 'ing')
    const what = doing && doing.base !== 'work' && subject(worked, 10)
    return what ? `${what} ${be(worked)} now ${doing.forms.participle}${up}` : undefined
  }
  // "Shipped the map after two tests": when.
  const object = whole.replace(/\s(?:after|before|during|following)\s.*$|,\s[a-z]{3,}ing$/, '')
  const end = /^(?:finish|complete)$/.test(verb.base) ? -1 : object.search(/\s(?:to|into|on|in|with|from)\s/)
  const noun = end < 0 ? object : object.slice(0, end)
  const who = subject(noun, 10)
  const state = verb.base === 'complete' ? 'complete' : verb.forms.participle
  return who ? `${who} ${be(noun)} now ${state}${end < 0 ? '' : object.slice(end)}` : undefined
}

/** "The boats are now moved in 3 days": how long it took is said of the doing. */
export const HOW_SOON = lean(
  /\b(?:is|are) now\b.*\s(?:in|within) (?:\w+ )?(?:\d+|two|three|four|five|six|a|an|one) (?:hours|days|weeks|weekends|months|sprints|evenings)\b/,
)

/** "The book is now published on May 3", "in March": how it is now has no day. */
export const DATED = lean(
  /,?\s(?:in\s(?:early |late |mid-?)?(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)(?:\s\d{4})?|(?:19|20)\d\d|spring|summer|autumn|winter)|at\s(?:noon|lunch(?:time)?|dawn)|(?:on|by|since|as of)\s(?:(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.?\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s\d{4})?|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day))$/i,
)
