import type { Weighed } from '../../../facts/fields/select.ts'
import { spellingOf } from '../../../facts/technologies/spellings.ts'
import { partNamedIn } from '../../../text/lines/title.ts'
import { countWords } from '../../sentence/tidy.ts'

/** Where a change belongs, as a phrase that can follow the deed. */
export function whereabouts(all: readonly Weighed[], text: string): string[] {
  return [...new Set(all.flatMap((one) => placeOf(one, text) ?? []))].slice(0, 1)
}

/** What stands in brackets before a subject line and names no part of the program. */
const TAGS =
  /^(?:wip|bug|fix|feature|feat|chore|release|backport|rfc|draft|tiny|small|minor|major|medium|large|core|all|misc|perf|refactor|test|style|security|sec|deps|dependencies|infra|hotfix|cleanup|prod|a11y|i18n|l10n|types|lint|(?:full|skip)?[- ]?ci|(?:day|week|part|step|phase|milestone|sprint)\s?#?\d+|v?\d.*|[A-Z]{1,3})$/i
const PLACES =
  /^(?:config|docs|tests|parser|build|cli|api|ui|server|client|frontend|backend|scheduler|compiler|database|editor|importer|exporter|installer|renderer|runtime|router|engine|driver|kernel)$/

/** "in the parser" for a subject line that opens "parser: ...". */
function placeOf({ sentence }: Weighed, text: string): string | undefined {
  const scope = sentence.kind === 'title' ? partNamedIn(sentence.text) : undefined
  if (!scope || TAGS.test(scope) || !/^[A-Za-z][\w./-]+(?:\s[\w./-]+){0,2}$/.test(scope)) return undefined
  if (text.toLowerCase().includes(scope.toLowerCase()) || /\sin\s/.test(text)) return undefined
  if (PLACES.test(scope)) return ` in the ${scope}`
  return /^[a-z]+(?:\/[a-z]+)*$/.test(scope) ||
    (/^[A-Z][a-z]+$/.test(scope) && !spellingOf(scope) && countWords(text) < 8)
    ? ` in the ${scope} code`
    : ` in ${scope}`
}
