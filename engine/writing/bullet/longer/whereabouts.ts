import type { Weighed } from '../../../facts/fields/select.ts'
import { spellingOf } from '../../../facts/technologies/spellings.ts'
import { onceFor } from '../../../once.ts'
import { partNamedIn } from '../../../text/lines/title.ts'
import { countWords } from '../../sentence/tidy.ts'
import { LIMIT } from '../drafts/drafts.ts'
import type { Phrase } from '../reason/trouble.ts'

/** Where a change belongs, as a phrase that can follow the deed. */
export function whereabouts(all: readonly Weighed[], text: string): string[] {
  return [...new Set(all.flatMap((one) => (isHead(one, all) ? placeOf(one, text) : undefined) ?? []))].slice(
    0,
    1,
  )
}

/** A line that is all of the note heads it as well. */
function isHead({ sentence }: Weighed, all: readonly Weighed[]): boolean {
  return sentence.kind === 'title' || all.length === 1
}

/** What is named like a function, a class or a file: "open_lid()", "LidKeeper", "gate/hinge.c". */
const OF_CODE = /_|\(\)|\.[a-z]{1,4}$|[a-z]\/[a-z]|[a-z][A-Z][a-z]/
/** So many words leave room for where it was. */
const ROOM = 14
/** Behind a second deed, a reason or an end the part would be heard of that. */
const JOINED =
  /[,;:(]|\s(?:in|and|because|after|by|so|that|which)\s|\sto\s(?!(?:the|an?|our|all|each|both)\s)[a-z]+\s/

/** The subject line, and the part of the program that it names, if that is named as in code. */
const headOf = onceFor((all: readonly Weighed[]) => {
  const title = all.find((one) => isHead(one, all))
  const part = (title && partNamedIn(title.sentence.text)) ?? ''
  return { title, part: OF_CODE.test(part) && NAME.test(part) ? part : '' }
})

/** What the subject line says was done, in the part of the program that it names: "Swapped the two arguments in open_lid() because ...". */
export function withPart<T extends Phrase>(
  phrase: T,
  deed: string,
  all: readonly Weighed[],
  isFaithful: (text: string) => boolean,
): T {
  const { text, sources } = phrase
  const { title, part } = headOf(all)
  if (!part || text.toLowerCase().includes(part.toLowerCase())) return phrase
  const isOfTitle =
    sources[0] === title && text.startsWith(deed) && countWords(deed) <= ROOM && !JOINED.test(deed)
  const told = text.startsWith('changed the code to ')
    ? text.replace('the code', part)
    : isOfTitle && countWords(text) < LIMIT - 1
      ? `${deed} in ${part}${text.slice(deed.length)}`
      : text
  return told !== text && isFaithful(told) ? { ...phrase, text: told } : phrase
}

const NAME = /^[A-Za-z_][\w./-]*(?:\(\))?$/

/** What stands in brackets before a subject line and names no part of the program. */
const TAGS =
  /^(?:wip|bug|fix|feature|feat|chore|release|backport|rfc|draft|tiny|small|minor|major|medium|large|core|all|misc|perf|refactor|test|style|security|sec|deps|dependencies|infra|hotfix|cleanup|prod|a11y|i18n|l10n|types|lint|task|story|ticket|subject|title|topic|goals?|aims?|objectives?|challenge|(?:full|skip)?[- ]?ci|(?:day|week|part|step|phase|milestone|sprint)\s?#?\d+|v?\d.*|[A-Z]{1,3})$/i
const PLACES =
  /^(?:config|docs|tests|parser|build|cli|api|ui|server|client|frontend|backend|scheduler|compiler|database|editor|importer|exporter|installer|renderer|runtime|router|engine|driver|kernel)$/

/** "in the parser" for a subject line that opens "parser: ...". */
function placeOf({ sentence }: Weighed, text: string): string | undefined {
  const scope = partNamedIn(sentence.text)
  if (!scope || TAGS.test(scope) || !/^[A-Za-z_][\w./-]+(?:\(\)|(?:\s[\w./-]+){0,2})$/.test(scope))
    return undefined
  if (text.toLowerCase().includes(scope.toLowerCase()) || /\sin\s/.test(text)) return undefined
  if (PLACES.test(scope)) return ` in the ${scope}`
  return /^[a-z]+(?:\/[a-z]+)*$/.test(scope) ||
    (/^[A-Z][a-z]+$/.test(scope) && !spellingOf(scope) && countWords(text) < 8)
    ? ` in the ${scope} code`
    : ` in ${scope}`
}
