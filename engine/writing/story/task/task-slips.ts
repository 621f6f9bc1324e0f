import { spellingOf } from '../../../facts/technologies/spellings.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isOfOneself } from '../../deeds/refused/no-deed.ts'
import { lacksObject } from '../../sentence/lacks-object.ts'
import { isFragment } from '../../sentence/proof.ts'
import { hasStrayVerb } from '../../sentence/stray-verb.ts'
import { countWords, uncapitalise, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { withVerbsAlike } from './missaid-aim.ts'

const HAD_TO = /^((?:I|We) had to )(.+?)(\.?)$/

/** What has to be a whole statement: what was asked why about, what the fault was, what had to hold. */
const STATED =
  /\b(?:find out why|(?:issue|bug|problem|error)s? (?:where|in which)|make sure that|ensure that) (.+?)(?:,? and fix it)?$/

/** "Make sure that What was late", "get what working", "do so for, say, five lids". */
const MISSAID = /\b(?:why|that|where) (?:What|How|Why|When|Where|If)\b|^get (?:what|which)\s|\bthe same say,/

/** "Paint lids by Ann, thanks and oil the oven": said to somebody, or of the thing. */
const ASIDE = /,\s(?:thanks|thank you|not needed any ?more|no longer needed)(?= and\s)/

/** "Paint the lid and the oven didn't heat": what went wrong beside what was to be done. */
const AND_DID_NOT =
  /^(?!.*\b(?:why|that|which|who|where|when|if|what|how|because|whether|until|so|as|sure)\b).*\sand (?:[\w-]+\s){1,4}?(?:did|does|do|could|can|was|were|is|are|would)(?:n't| not)\s/

/** "Find out up", "move 2024-05-01 from oak", "run into a leak", "oil the lid I remembered I had no oil", "rest and was not needed". */
const NO_AIM =
  /^[a-z]+ (?:mine|ours|theirs|yours)\b|\b(?:belong(?:s|ed)?|consist(?:s|ed)?)$|^find out (?!(?:why|how|what|whether|if|which|who|where|when|that|more|about|the|an?)\b)|^[a-z]+ \d{4}-\d\d-\d\d\b|^(?:run into|come across|encounter)\b|\sor if (?:I|we)\b|\s(?<!\b(?:that|which|what|how|where|when|why|if|as|because|and|things?|ones?)\s)(?:I|we) (?:remembered|reali[sz]ed|noticed|had to)\b|^(?!.*\b(?:why|that|which|who|where|when|if|what|how|because|whether|until|so|as|sure)\b).*\sand (?:was|were|is|are|had|has)\s/

/** Whether a reader would stumble over a finished task: it is cut off, says no thing, or tells what is nothing to do. */
export function hasTaskSlip(task: string): boolean {
  if ((task.match(/"/g) ?? []).length % 2 === 1) return true
  const [, , aim = ''] = HAD_TO.exec(task) ?? []
  if (!aim) return false
  const stated = STATED.exec(aim)?.[1]
  return (
    MISSAID.test(aim) ||
    NO_AIM.test(aim) ||
    AND_DID_NOT.test(aim) ||
    isDoneToNothing(aim) ||
    isOfOneself(aim) ||
    hasStrayVerb(aim) ||
    (stated !== undefined && isFragment(stated))
  )
}

/** "Use for the gate", "fix at once": nobody hears what. */
function isDoneToNothing(aim: string): boolean {
  const [word = ''] = aim.split(' ')
  const done = verbIn(word, 'base')?.forms.past
  return done !== undefined && lacksObject(`${done}${aim.slice(word.length)}`)
}

/** A task whose verbs are joined as one says them: "paint the lid, oil it" lacks its "and", "paint the lid and paint the box" says one twice. */
export function withVerbsJoined(task: string): string {
  const [, who = '', aim = '', end = ''] = HAD_TO.exec(task) ?? []
  return aim ? `${who}${onceSaid(withVerbsAlike(withLastJoined(plainAim(aim))))}${end}` : task
}

/** "Make Lid shut properly": what opened its sentence. */
const OPENED = /^((?:find a way to )?(?:make|let|get|keep)) ([A-Z][a-z]+)(?= [a-z])/

/** "Make sure", with a capital; "remember to oil it", "add also a lid", "oil the lid, cleaning", "oil it a week ago": what had to be done is clear without. */
function plainAim(aim: string): string {
  const [word = ''] = /^[A-Z][a-z]+(?=\s)/.exec(aim) ?? []
  const told = verbIn(word.toLowerCase(), 'base') ? uncapitalise(aim) : aim
  return told
    .replace(OPENED, (whole, verb: string, thing: string) =>
      spellingOf(thing) ? whole : `${verb} ${uncapitaliseNoun(`${thing} x`).slice(0, -2)}`,
    )
    .replace(ASIDE, '')
    .replace(/^(?:remember|manage|decide) to (?=[a-z]+\s\S)/, '')
    .replace(/^([a-z]+) also (?=\S)/, '$1 ')
    .replace(/\sand already (?=[a-z]+\s)/, ' and ')
    .replace(/^([a-z]+) \d{4}-\d\d-\d\d(?= (?:from|to) )/, '$1')
    .replace(/,\s(?:[a-z]+ly\s)?[a-z]+ing$/, '')
    .replace(
      /(?:,|,? and)?\s(?:a few|some|a couple of|two|three|\d+|an?) (?:hours?|days?|weeks?|months?) (?:back|ago|a go)$|\sthe same (?:day|afternoon|morning|evening|night|week)$/,
      '',
    )
}

function withLastJoined(aim: string): string {
  if (!aim.includes(', ') || / (?:and|or) /.test(aim)) return aim
  const parts = aim.split(', ')
  // "Improve the crust, taste", of a list that went on.
  if (parts.length === 2 && /^[a-z]+ (?:the )?[a-z]+, [a-z]+$/.test(aim)) return parts.join(' and ')
  const areOrders = parts.every((part) => countWords(part) > 1 && opens(part))
  return areOrders && parts.length <= 3
    ? `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} and ${parts.at(-1)}`
    : aim
}

function opens(part: string): boolean {
  return verbIn(/^[a-z-]+(?= )/.exec(part)?.[0] ?? '', 'base')?.isWork === true
}

const TWICE = /^([a-z]+) ((?:\S+ ){1,4}?)and \1 ((?:\S+ ){0,5}\S+)$/

function onceSaid(aim: string): string {
  const [, verb = '', first = '', second = ''] = TWICE.exec(aim) ?? []
  const isThing = first !== '' && !/\b(?:in|on|of|for|to|from|with|at|by|into|up|out|off)\b/.test(first)
  return isThing && !/^(?:up|out|off|back|on|to)\b/.test(second) ? `${verb} ${first}and ${second}` : aim
}
