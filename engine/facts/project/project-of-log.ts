import { lean } from '../../lean.ts'
import { COMMON_WORDS } from '../../lexicon/common-words.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import type { Document } from '../../text/lines/document.ts'
import { spellingOf } from '../technologies/spellings.ts'
import { isGeneric, isTold, isVague, type Named } from './project-names.ts'

/** "Week 8: worked on Tide Clock today", "Another day on Larkspur.", "Some news from ovenctl": what a log opens with, and nothing else. */
const OPENS_LOG = lean(
  /^(?:(?:day|week|sprint|entry|log|update) #?\d{1,3}[:.,]? )?(?:(?:(?:i|we) )?(?:(?:have )?(?:mostly |mainly |only )?(?:been )?(?:worked|working)(?: (?:some )?more| a (?:bit|little))? on|spent (?:the|my|this|all|most of the|another|some) (?:[a-z]+ )?(?:day|morning|afternoon|evening|weekend|week|time) (?:working )?on|continued (?:with|on|to work on|working on)|made (?:some |good |more |a bit of )?progress (?:on|with))|(?:another|a|one more|first|second|last) (?:[a-z]+ )?(?:day|week|evening|weekend|session|round) (?:on|of|with)|(?:some |more |good |great )?(?:progress|work|news) (?:on|from|with|about)|back (?:to|on|at)|(?:(?:time for |here is |here's )?(?:an?|another|the) )?(?:[a-z]+ )?update (?:on|for|from|about)|this (?:week|weekend) was (?:all )?about) (?:the )?/i,
)
/** A name in capitals, or one word of small letters, up to the end of the sentence or a time. */
const NAME = lean(
  /^(\p{Lu}[\p{L}\d'-]+(?: (?:of |the )?\p{Lu}[\p{L}\d'-]+){0,3}|\p{Ll}[\p{Ll}\d_-]{4,24})(?: (?:again|some more|a bit(?: more)?|today|tonight|yesterday|(?:this|last|over the) (?:week|weekend|morning|afternoon|evening|month)|(?:all|most of the) (?:day|week)))?[.!:]*$/u,
)

export function opensLog(text: string): boolean {
  return text.length <= LONGEST && OPENS_LOG.test(text)
}

const LONGEST = 90

/** The project that a log names in its first words; a title of its own comes before. */
export function findLogged({ title, sentences }: Document): Named[] | undefined {
  const first = sentences.find((one) => one === title?.sentence || isTold(one))
  if (!first || first.text.length > LONGEST) return undefined
  const [opener = ''] = OPENS_LOG.exec(first.text) ?? []
  const name = opener && NAME.exec(first.text.slice(opener.length))?.[1]
  if (!name || isVague(name) || isGeneric(name)) return undefined
  if (GIVEN_NAMES.has(name.split(' ', 1)[0]?.toLowerCase() ?? '') || spellingOf(name)) return undefined
  // "Back to school", "worked on testing".
  if (/^\p{Ll}/u.test(name) && (COMMON_WORDS.has(name) || !isCoined(name))) return undefined
  return [{ sentence: first, start: opener.length, end: opener.length + name.length }]
}

/** "ovenctl", "tide-clock": no ending of an English word. */
function isCoined(name: string): boolean {
  return (
    /[\d_-]/.test(name) ||
    /(?:ctl|box|kit|js|py|bot|hub|lib|db|fs|sh|rs|tty|tui|cli|gui|ui|ix|io|ly)$/.test(name)
  )
}

/** "## Copper Hollow" over lists of what was done is called so; over prose it may be a thought. */
export function headsLog({ title, sentences }: Document, text: string): boolean {
  if (!/^\p{Lu}[\p{L}\d'-]+(?: \p{Lu}[\p{L}\d'-]+){0,2}$/u.test(text)) return false
  const items = sentences.filter(({ kind }) => kind === 'item').length
  return items > 1 && 2 * items >= sentences.filter((one) => one !== title?.sentence && isTold(one)).length
}
