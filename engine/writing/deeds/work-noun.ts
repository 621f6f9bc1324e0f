import type { Weighed } from '../../facts/select.ts'
import type { Clause } from '../../text/clauses.ts'
import { isPlural } from '../../text/plural.ts'
import { clauseOf } from '../../text/subjectless.ts'
import { verbOf } from '../../text/verbs.ts'
import { tidyClause } from '../tidy.ts'

const WORK_NOUNS: Record<string, string> = {
  addition: 'add',
  adoption: 'adopt',
  automation: 'automate',
  cleanup: 'cleanup',
  configuration: 'configure',
  conversion: 'convert',
  creation: 'create',
  deployment: 'deploy',
  deprecation: 'deprecate',
  extraction: 'extract',
  fix: 'fix',
  fixes: 'fix',
  implementation: 'implement',
  improvement: 'improve',
  improvements: 'improve',
  installation: 'install',
  integration: 'integrate',
  introduction: 'introduce',
  migration: 'migrate',
  modernization: 'modernize',
  optimisation: 'optimise',
  optimization: 'optimize',
  optimizations: 'optimize',
  overhaul: 'overhaul',
  port: 'port',
  prototype: 'prototype',
  redesign: 'redesign',
  reduction: 'reduce',
  refactor: 'refactor',
  refactoring: 'refactor',
  reimplementation: 'reimplement',
  removal: 'remove',
  replacement: 'replace',
  restructuring: 'restructure',
  rewrite: 'rewrite',
  simplification: 'simplify',
  unification: 'unify',
  update: 'update',
  upgrade: 'upgrade',
}
const OF = /^(?:the\s|an?\s)?(?:(?:complete|full|partial|initial)\s)?([a-z]+)\s(of|for|to|in)\s(.+)$/i
const TRAILING =
  /^(?:(?:minor|small|quick|big|major|full|complete|partial|large)\s)?((?:[\w.+#/-]+\s){1,4})(upgrade|update|rewrite|refactor|refactoring|cleanup|overhaul|redesign|removal|simplification)((?:\s(?:in|to|from|with|using)\s[^,;:]{1,60})?)$/i

/** "Removal of the old parser", "parser cleanup": work that is named by a noun. */
export function workNamed(text: string): Clause | undefined {
  const [, matter = '', work = '', how = ''] = TRAILING.exec(text) ?? []
  const done = verbOf(WORK_NOUNS[work.toLowerCase()] ?? '')
  // "Status update" is what the page is.
  if (
    done &&
    !/\b(?:and|or|the|for|of|after|before|on|in|during|since|with|status|progress|weekly|daily|monthly|quick|project|week|day)\b/i.test(
      matter,
    )
  )
    return clauseOf({
      lead: '',
      verb: done,
      form: 'past',
      rest: `${/^[a-z]/.test(matter) && !/^\S*[-_./\d]\S*\s$/.test(matter) ? 'the ' : ''}${matter.trim()}${how}`,
    })
  const [, noun = '', link = '', object = ''] = OF.exec(text) ?? []
  const verb = verbOf(WORK_NOUNS[noun.toLowerCase()] ?? '')
  if (!verb) return undefined
  // "Improvements to X" improve X; "migration to X" moves something there.
  const isObject = link === 'of' || /^(?:fix|improve|optimi[sz]e)$/.test(verb.base)
  return clauseOf({ lead: '', verb, form: 'past', rest: isObject ? object : `${link} ${object}` })
}

const WRITTEN =
  /^((?:(?:unit|integration|api|user|end-to-end|e2e)\s)?(?:docs?|documentation|tests|runbook|guide|tutorial))\s(for)\s(\S.*)$/i

/** The same where a note begins with it and no verb: "Migration of the till to Rust. Took a week." */
export function workOpening(
  { body, sentence, clause, likelihood }: Weighed,
  next: Weighed | undefined,
): Clause | undefined {
  if (sentence.kind !== 'prose' || sentence.index > 0 || clause || likelihood.problem > 0.3) return undefined
  const [text = ''] = tidyClause(body).split(', ')
  if (likelihood.followup > 0.3 || UNSURE.test(text) || TAKEN_BACK.test(body)) return undefined
  if (next && TAKEN_BACK.test(next.body)) return undefined
  const [, what = '', link = '', of = ''] = WRITTEN.exec(text) ?? []
  const write = verbOf('write')
  if (what && write)
    return clauseOf({ lead: '', verb: write, form: 'past', rest: `${what.toLowerCase()} ${link} ${of}` })
  const fresh = /^New\s[A-Z]/.test(text) ? undefined : NEW.exec(text)?.[1]
  const add = verbOf('add')
  if (fresh && add)
    return clauseOf({ lead: '', verb: add, form: 'past', rest: `${isPlural(fresh) ? '' : 'a '}new ${fresh}` })
  return workNamed(text)
}

/** "New landing page in Vue", but not "New week" or "New to Rust". */
const NEW =
  /^new\s(?!(?:to|at|in|year|week|month|day|job|team|manager|boss|hires?|colleagues?|clients?|customers?|requirements?|office|here|start|one|ones|things?|stuff)\b)((?:[\w.()'/+#-]+\s){1,8}[\w.()'/+#-]+)$/i

/** What became of it, and who else did it. */
const TAKEN_BACK =
  /\b(?:abandoned|postponed|cancell?ed|rejected|rolled back|reverted|scrapped|blocked|failed|unfinished|missing|not|still|draft|pending|partial|by (?:[A-Z]|the\s|our\s|an?\s)|went wrong|put off|does not|did it|wrote it|starts in)/

const UNSURE =
  /\?|\b(?:plans?|planned|planning|proposal|ideas?|how|why|what|todo|wip|draft|vs|next(?!\.)|soon|will|is|are|was|were|not)\b/i
