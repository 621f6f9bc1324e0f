import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { isDoneToBare, mayOpenName } from './compound.ts'
import { verbIn } from './verbs.ts'

/** What finishes a piece of work: behind a bare noun it tells what was done to it. */
export const FINISHING =
  'fixed|added|lowered|raised|tightened|relaxed|implemented|completed|finished|updated|removed|created|merged|deployed|released|migrated|refactored|configured|installed|replaced|improved|resolved|repaired|tested|documented|cleaned up|regenerated|upgraded|renamed|enabled|disabled|published|ported|converted|extracted|simplified|adjusted|corrected|pinned|backported|shipped|automated|patched|archived|purged|signed|copied|recompiled|restarted|rebooted|reloaded|re-?queued|recycled|flushed|reindexed|assembled|soldered|flattened|encrypted|rewritten|rebuilt|retrained|restored|renewed|reissued|rotated|redeployed|wired|mounted|labelled|tagged|validated|redesigned|restructured|reorgani[sz]ed|reviewed|designed|drafted|optimi[sz]ed|integrated|uploaded|imported|exported|scheduled|solved|debugged|hardened|secured|dockeri[sz]ed|containeri[sz]ed|bumped|re-enabled|reconfigured|rolled out|introduced|prepared|presented|generated|swapped|verified|reverted|deleted|translated|reworked|rewired|calibrated|recalibrated|relabelled|commented out|parallelized|cached|set up|switched off|turned off|shut down'

/** What is as often a kind of thing, though the list of nouns does not have it. */
export const ALSO_KIND = /^(?:deploy|store|login|merge|rollback)$/
/** An order is given with these, whatever follows them: "Show archived in the list". */
const ONLY_ORDERED =
  /^(?:clean|clear|close|drop|ease|force|handle|help|keep|let|like|lower|mark|match|mean|miss|need|open|own|pass|put|read|separate|set|show|skip|slow|support|treat|use|wait|write)$/
/** What a thing is rather than what was done to it: "Fix broken on Windows". */
const QUALITY =
  /^(?:broken|closed|deprecated|hidden|known|lost|nested|unused|failed|mixed|shared|related|based|limited|given)$/
const BEHIND =
  /^(?:[.,;!]|$|\s(?:to|on|in|into|onto|from|for|with|without|behind|under|over|across|between|after|before|during|via|using|as|at|by|and|so|nightly|daily|weekly|hourly|[a-z]+ly)(?:\s|[.,;!]|$))/
const ENDS = /^(?:[.,;!]|$|\s[a-z]+ly(?:\s|[.,;!]|$))/

const COMPOUND_DONE = new RegExp(
  `^\\s((?:(?!(?:and|or|to|for|in|on|of|with|from|the|an?|all|each|any|if|when|that)\\s)[a-z-]+\\s){0,1})([a-z-]+)\\s(?:${FINISHING}|moved|extended|increased|reduced|doubled|halved|written|built|trimmed|split|cut(?=\\s(?:from|to|by)\\s))(?=[\\s.,;!]|$)`,
)
const PLACED_DONE = new RegExp(
  `^\\s(on|of|for|between|to|from|in|with)\\s((?:[\\w./+#-]+\\s|\\([^()]{1,40}\\)\\s){0,5}?)((?:[\\w./+#-]+|\\([^()]{1,40}\\)))\\s(?:${FINISHING}|moved|extended|written|raised)(?=[\\s.,;!]|$)`,
)
const NO_THING =
  /^(?:the|an?|its|our|my|all|to|is|are|was|were|be|been|not|just|get|gets|got|that|which|and|or|newly|recently|[a-z]+ly)$/

/**
 * "Store rewritten on sqlx", "deploy script rewritten in Go", "Index on (berth, day) created concurrently": whether the
 * word that opens a line is a thing, and what was done to it follows without its "was".
 */
export function isThingDone(word: string, after: string): boolean {
  const base = word.toLowerCase()
  if (areThingsDone(base, after)) return true
  // "Logging of failed calls added".
  if (
    /[a-z]ing$/.test(base) &&
    /^\sof\s(?!.*\s(?:completed|finished|merged|deployed|shipped|released)\b)/.test(after) &&
    isDoneThere(after)
  )
    return true
  if (!NOUN_VERBS.has(base) && !ALSO_KIND.test(base)) return false
  return (
    isDoneThere(after) || (!ONLY_ORDERED.test(base) && (isDoneToIt(after) || isDoneToCompound(base, after)))
  )
}

/** "Checks added for all pumps", "limits set for all lamps": many things, and what was done to them. */
function areThingsDone(things: string, after: string): boolean {
  const does = verbIn(things, 's')
  if (!does || !NOUN_VERBS.has(does.base)) return false
  if (/^\sfor\s/.test(after) && isDoneThere(after)) return true
  if (/^\sset\s(?:up\s)?(?:for|to|on|in|at|per)\s/.test(after)) return true
  return isDoneToIt(after) && !/^\s[a-z]+\sby\s/.test(after)
}

/** "Cache moved behind the gateway". */
function isDoneToIt(after: string): boolean {
  // "Queue split by region".
  if (/^\s(?:split|cut)\s(?:by|into|across|between)\s/.test(after)) return true
  const [whole = '', done = ''] = /^\s([a-z]+)/.exec(after) ?? []
  if (QUALITY.test(done) || verbIn(done, 'base') || !verbIn(done, 'participle')?.isWork) return false
  return BEHIND.test(after.slice(whole.length))
}

/** "Search index rebuilt nightly"; "cache pages created by the job" and "load data imported from X" may be orders. */
function isDoneToCompound(base: string, after: string): boolean {
  if (!mayOpenName(base) && !ALSO_KIND.test(base)) return false
  const [whole = '', middle = '', head = ''] = COMPOUND_DONE.exec(after) ?? []
  if (!whole || /(?:ed|ing|ly)\s$/.test(middle) || /(?:ed|ing|ly)$/.test(head) || isDoneToBare(head))
    return false
  const then = after.slice(whole.length)
  if (/^\sby\s/.test(then)) return false
  return ENDS.test(then) || (BEHIND.test(then) && !/[^su]s$/.test(head))
}

/** "Export to CSV added", "Index on (berth, day) created concurrently"; "switch to the pool created in main" is an order. */
function isDoneThere(after: string): boolean {
  const [whole = '', place = '', , head = ''] = PLACED_DONE.exec(after) ?? []
  if (!whole || NO_THING.test(head)) return false
  const then = after.slice(whole.length)
  if (/^\sby\s/.test(then)) return false
  return (
    ENDS.test(then) || (/^(?:on|of|for|between)$/.test(place) && BEHIND.test(then) && !/[^su]s$/.test(head))
  )
}
