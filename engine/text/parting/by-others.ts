import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { readClause } from '../clauses/clauses.ts'
import { isDeed } from './split-at.ts'

/** Who else takes part in the work. */
const OTHERS =
  /^(?:[Hh]e|[Ss]he|[Tt]hey|(?:[Mm]y|[Oo]ur|[Tt]he) (?:lab |project |team |group |class)?(?:partners?|teammates?|colleagues?|mentors?|friends?|brother|sister|wife|husband|dad|mom|boss|lead|intern|team|group|others|coworkers?)|[A-Z][a-z]+)(?:,?\s(?:then|also|mostly|mainly|already))?\s(?=[a-z]+\s)/

/** What somebody else did, as one would say it of oneself; nothing if it tells of nobody. */
export function doneByOthers(text: string): string | undefined {
  const [who = ''] = OTHERS.exec(text) ?? []
  if (!who || (/^[A-Z]\w+\s$/.test(who) && !/^(?:He|She|They)\s/.test(who) && !isName(who))) return undefined
  return text.slice(who.length)
}

const OTHER_MANAGED = /(?:^|[,;]\s)([A-Z][a-z]+)\s(?:(?:was|were)\s(?:[a-z]+\s)?able|managed)\sto\s/

/** "Once the hull was dry, Tom was able to hang the door": it was Tom who did it. */
export function isManagedByOthers(text: string): boolean {
  return isName(OTHER_MANAGED.exec(text)?.[1] ?? '')
}

/** "My partner drew the hull": a deed, and nobody's trouble; "my partner deleted the hull" may be one. */
export function isDeedOfOthers(text: string): boolean {
  const told = /^they\s/i.test(text) ? undefined : doneByOthers(text)
  const clause = told === undefined ? undefined : readClause(told)
  if (!isDeed(clause) || clause?.subject !== 'none' || / (?:but|however|so|which|because) /.test(text))
    return false
  return clause.verb.base === 'do' || (clause.verb.isWork && !HARMS.test(clause.verb.base))
}

const HARMS =
  /^(?:change|cut|delete|disable|drop|edit|find|kill|move|overwrite|pull|push|raise|remove|rename|report|revert|restart|start|stop|switch|test|unplug|update|upgrade|use)$/

function isName(word: string): boolean {
  return GIVEN_NAMES.has(word.trim().toLowerCase())
}

/** Where the writer may begin to act beside others. */
export const BESIDE_OTHERS = /,?\s(?:while|whereas|and|but)\s(?=I\s(?:[a-z]+ly\s|also\s|then\s)?[a-z]+\s)/g

/** "Tom drew the mount | and I printed it", "she cut the wood | while I glued the frame". */
export function isBesideOthers(head: string, tail: string): boolean {
  const told = doneByOthers(head)
  if (told === undefined) return false
  const own = readClause(tail)
  return isDeed(readClause(told)) && isDeed(own) && own?.modality === 'done' && !own.isNegated
}
