import { lean } from '../../lean.ts'
import type { Clause } from '../clauses/clauses.ts'

/** What brings something new into use. */
export const BRINGS_IN =
  /^(?:activate|add|adjust|apply|bump|change|commit|configure|copy|deploy|download|edit|enable|initiate|install|introduce|land|launch|make|merge|migrate|modify|move|publish|push|release|roll|run|set|ship|start|switch|turn|update|upgrade|upload)$/
const LINK = '(?:that|which)\\s(?:(?:then|also|immediately|unfortunately|accidentally|in turn|quickly)\\s)*'
const TROUBLE =
  '(?:outage|crash|downtime|regression|deadlock|leak|failure|error|incident|data loss|problem|issue|timeout|loop|duplicate|side[- ]effect|locking)'
/** What nobody means to bring about. */
const SURE = new RegExp(
  [
    `\\b${LINK}(?:broke(?!\\s(?:up|down|out)\\b)|crashed|took (?:[\\w-]+\\s){0,4}(?:down|offline)\\b|brought (?:[\\w-]+\\s){1,4}down\\b|knocked out|(?:consumed|used up|filled(?: up)?|ate(?: up)?) all (?:of )?(?:the|my|our|its)\\s(?:[\\w-]+\\s){0,2}(?:space|memory|RAM|storage|bandwidth|disk)\\b|overloaded|exhausted|corrupted|starved)`,
    `\\b${LINK}(?:caused|triggered|led to|resulted in|had|contained|introduced)\\s(?:[\\w-]+\\s){0,3}${TROUBLE}`,
    '\\bwith (?:an?|the|some)\\s(?:\\w+ly\\s)?(?:faulty|wrong|broken|bad|buggy|incorrect|invalid|corrupt|misconfigured)\\s',
  ].join('|'),
  'i',
)
/** "We installed a lamp that lights the hall and had a flaw", "moved the lid but forgot the hinge". */
const HAD_BUG = lean(
  /\s(?:and|which|that)\s(?:had|contained|introduced)\s(?:an?|the)\s(?:[\w-]+\s){0,2}(?:bug|regression|mistake|typo|flaw|error)\b|,?\sbut\s(?:we\s|I\s)?(?:forgot\b|(?:failed|neglected)\sto\s)/i,
)
/** What may be meant, unless it is taken back next. */
const LIKELY = new RegExp(
  `\\b${LINK}(?:caused|locked|blocked|led to|resulted in|triggered|deleted|wiped|flooded|filled|slowed|stopped|saturated|stalled|killed|doubled)\\b`,
  'i',
)
/** "The table was locked and the site was down": what came of it right away. */
const BROUGHT_DOWN =
  /\b(?:was|were|went|got)\s(?:(?:all|both|then|completely|fully)\s)?(?:down|offline|dark|locked|unavailable|unreachable|blocked|stuck|lost|broken)\b|\bcrashed\b/i
const TAKEN_BACK =
  /\b(?:cancel(?:l?ed|l?ing)|roll(?:ed|ing)?\s(?:\S+\s){0,3}back|rollback|revert(?:ed|ing)?|downgrad(?:ed|ing)|abort(?:ed|ing)|disabl(?:ed|ing)|restor(?:ed|ing)|undid|undoing|back(?:ed|ing) (?:it )?out|turn(?:ed|ing) (?:it |them )?off|correct(?:ed|ing)|switched back|went back)\b/i

/** "We pushed a change that broke login. We rolled it back": who says so tells how the trouble came about, not what was achieved. */
export function isOwnHarm(
  body: string,
  clause: Clause | undefined,
  next: readonly (string | undefined)[],
): boolean {
  if (clause?.modality !== 'done' || clause.isNegated || !BRINGS_IN.test(clause.verb.base)) return false
  if (!/^(?:i|we|none|passive)$/.test(clause.subject) || clause.form === 'base') return false
  if (/^(?:back|off)\b/.test(clause.rest)) return false
  return (
    (BROUGHT_DOWN.test(next[0] ?? '') && TAKEN_BACK.test(next[1] ?? '')) ||
    HAD_BUG.test(body) ||
    isSaidOfThing(SURE, body) ||
    (isSaidOfThing(LIKELY, body) && next.some((text) => TAKEN_BACK.test(text ?? '')))
  )
}

const INCIDENT = /^\W*(?:post-?\s?mortem|incident|outage|rca|root cause)\b/i

/** "Post mortem: wrong tax on invoices. A new table was deployed with the date in UTC": what was brought in there led to it. */
export function opensIncident(title: string, body: string, clause: Clause | undefined): boolean {
  return (
    clause?.subject === 'passive' &&
    BRINGS_IN.test(clause.verb.base) &&
    INCIDENT.test(title) &&
    !OF_TROUBLE.test(body)
  )
}

/** "A patch for the leak that crashed the app" and "which removes the bug which led to it" say it of the trouble. */
const OF_TROUBLE =
  /\b(?:that|which|who|fix|hotfix|patch|workaround|guard|check|alerts?|tests?|bugs?|issues?|problems?|errors?|leaks?|races?|crash(?:es)?|regressions?|remov\w+|(?:to|by) (?:fix|avoid|prevent|catch|handle|stop)\w*)\b/i

function isSaidOfThing(harm: RegExp, body: string): boolean {
  const at = body.search(harm)
  return at > 0 && !OF_TROUBLE.test(body.slice(0, at))
}

const NEW_THING =
  /\b(?:pushed|deployed|released|merged|enabled|rolled out|shipped|applied|committed|activated|turned on|landed|published|installed|uploaded)\s(?:an?|the|our|my)\s((?:[\w-]+\s){0,2}?[\w-]+)(?:\s((?:that|with)\s[^.,;]{4,60}))?[.,]?(?=$|\s)/

/** "We rolled it back" after "we pushed a change that broke login": the change; what it did is said with it where nothing else is. */
export function takenBack(before: string, rest: string): string | undefined {
  const [, thing, fault = ''] = NEW_THING.exec(before) ?? []
  const [, particle = '', tail = ''] =
    /^it(?:\s(back|off|out))?((?:\s.*)?)\.?$/.exec(rest.replace(/\.$/, '')) ?? []
  if (!thing || !/\b(?:that|which|with)\s/.test(before) || !rest.startsWith('it')) return undefined
  // What others brought in is told of them.
  const named = `the ${thing}${tail || !/\b(?:I|we)\s/i.test(before) ? '' : ` ${fault}`}`.trim()
  return `${particle ? `${particle} ` : ''}${named}${tail}.`
}

/** What takes back a thing that was brought in. */
export const TAKES_BACK =
  /^(?:roll|revert|disable|remove|correct|fix|undo|back|turn|withdraw|pull|delete|downgrade|patch|replace)$/
