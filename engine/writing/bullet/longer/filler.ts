import type { Prose } from '../../../facts/fields/prose.ts'
import { lean } from '../../../lean.ts'
import { polished } from '../../sentence/polish.ts'
import { countWords } from '../../sentence/tidy.ts'

/** Where the deed ends and what came of it begins. */
const TAIL =
  /((?:(?:,\s(?:with|thereby|so that|after which|which|[a-z]+ing)\s.*|\s(?:because|at the request of)\s.*|\safter\s\S+\s\S.*|(?<!\s(?:on|by|over|of|in|for|with|to))\s\((?=[^()]*\d)[^()]*\)))?)$/

/** What is said of the thing, or who took part, stays beside it: "the driver, which leaked, for the project". */
const OF_THE_THING = /,\s(?:which\s[^,]+|with\s\p{Lu}\p{Ll}+)$/u

/** Behind a clause of its own the filler would be heard of that: "so it can start for the project". */
const INNER =
  /\s(?:that|which|who|so|if|when|where|while|unless|until|in case|despite|to (?:avoid|prevent|stop|get rid of|work around)|since(?=\s(?:the|it|they|[a-z]+s)\s))\s(?!.*,\s)/
/** Here it would be heard of what the thing does: "training in the codebase". */
const AIMED = /\sto\s(?!(?:the|an?|our|all|each|both)\s)[a-z]+\s|\s[a-z]+ing\s/

/** As a last resort a bullet says no more than that it was work, in as few words as will do, and on what where the text names it. */
export function filledUp(said: string, isCode: boolean, least: number, prose: Prose): string {
  // "Deployed Falcon - an open tide table, for the project".
  const text = said.replace(/\s[-\u2013\u2014]\s(?=an?\s[^,;:]*$)/, ', ')
  // The articles that are put in later count as well.
  const missing = least - countWords(polished(text))
  // "Because it was slow for the project" would say something else.
  if (missing <= 0 || /\s(?:because|after)\s(?:it|they)\s/.test(text)) return text
  const ways = waysFor(text, isCode, prose)
  const filler = ways.find((one) => countWords(one) >= missing) ?? ways.at(-1)
  if (OF_THE_THING.test(text)) return `${text},${filler}`
  const told = text.replace(TAIL, '')
  // "Moved to a new server, Falcon, for the project".
  const isList = /^[^,]+(?:, [^,]+)*, and [^,]+$/.test(told)
  const comma = (told.includes(', ') && !isList) || INNER.test(told) ? ',' : ''
  return text.replace(TAIL, `${comma}${filler}$1`)
}

function waysFor(text: string, isCode: boolean, prose: Prose): string[] {
  const thing = thingOf(prose, text)
  if (/\bproject\b/.test(text))
    return [' as part of the development work', ' as part of the work on the project']
  const work = [` as part of the ${thing}`, ` as part of the work on the ${thing}`]
  const told = text.replace(TAIL, '')
  if (INNER.test(told)) return work
  const place = isCode && thing === 'project' && !/\sin\s/.test(told) && !AIMED.test(told)
  if (place) return [' in the codebase', ...work]
  return /\sfor\s/.test(text) ? work : [` for the ${thing}`, ...work]
}

/** What people build. */
const BUILT = lean(
  /\b(this|our|my)\s(?:(?:little|small|own|first|new|whole|current)\s)?(game|app|website|site|robot|compiler|library|bot|emulator|engine|kernel|plugin|dashboard|shop|blog|simulator|prototype|thesis|capstone|rover|drone|mod)\b(?!\s(?:team|engine|jam|server|store|design|designer|company))/i,
)
/** "The Harbour project". */
const NAMED = /\b(?:the|my|our)\s((?:[A-Z][\w.-]*\s){1,2}project)\b/

/** What the text calls the thing it is about: by its name, by "this game", or again and again. */
function thingOf({ all }: Prose, text: string): string {
  const told = all.filter(({ likelihood }) => likelihood.followup < 0.7)
  const named = told.map(({ body }) => NAMED.exec(body)?.[1]).find(Boolean)
  if (named && !text.includes(named)) return named
  const built = told.map(({ body }) => BUILT.exec(body)).filter((match) => match !== null)
  const nouns = built.map(([, , noun = '']) => noun.toLowerCase())
  const isThis = built.some(([, which = '']) => /^this$/i.test(which))
  const [noun = ''] = nouns
  return noun && (isThis || nouns.length > 1) && nouns.every((one) => one === noun) && !text.includes(noun)
    ? noun
    : 'project'
}
