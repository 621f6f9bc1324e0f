import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'

/** What sets a thing right that had broken, and is hardly ever done for another reason. */
export const RECOVERS =
  /^(?:flush|purge|re-?(?:allocate|balance|boot|build|configure|connect|construct|create|deploy|enable|flash|format|image|index|install|issue|load|mount|new|pair|place|provision|route|set|size|start|store|sync|vert)|recover|recycle|redirect|roll|swap|unblock|unlock)$/

/** "The belt was replaced, which caused the next jam", "sessions were reset": nobody meant well by it. */
const WITH_HARM = lean(
  /,?\s(?:which|that|and)\s(?:then\s)?(?:caused|broke|led|resulted|took|brought down)\b|,\s(?:causing|breaking|leading|resulting)\b/,
)
const LOST = /\b(?:connections?|sessions?|calls?|progress|settings|counters|passwords?)$/i

/** "A restart was ordered", "the rollback was completed". */
const CARRIES_OUT =
  /^(?:initiate|perform|start|trigger|execute|run|complete|finish|issue|order|do|apply|deploy)$/
const RETURN =
  /\b(?:roll-?back|re-?start|re-?boot|fail-?over|re-?build|re-?deploy(?:ment)?|power cycle|hot-?fix)$/i

/** "The stuck pump was restarted", "the lost rows were restored": a remedy, however much its sentence speaks of the trouble. */
export function isRecovery({ sentence, likelihood, body }: Weighed, clause: Clause): boolean {
  return (
    clause.subject === 'passive' &&
    clause.form === 'participle' &&
    (RECOVERS.test(clause.verb.base) ||
      (CARRIES_OUT.test(clause.verb.base) && RETURN.test(clause.object)) ||
      (clause.verb.base === 'fail' && /^over\b/.test(clause.rest))) &&
    (sentence.kind === 'prose' || sentence.kind === 'item' || sentence.kind === 'row') &&
    !/^(?:harm|followup|lessons|boilerplate)$/.test(sentence.section ?? '') &&
    likelihood.followup < 0.4 &&
    !WITH_HARM.test(body) &&
    // "Power was restored" is what came of it, "the rows were restored from a copy" how.
    !(/^(?:restore|recover)$/.test(clause.verb.base) && !/^(?:from|using|with|by)\s/.test(clause.rest)) &&
    !(clause.verb.base === 'reset' && LOST.test(clause.object))
  )
}

/** "Found the cause, swapped the pump and restarted the mill": what was done at last. */
export const THEN_RECOVERED =
  /(?:,|\sand)\s(?:then\s|quickly\s)?(?:restored|restarted|rolled back|reverted|replaced|rebuilt|redeployed|executed an?|performed an?)\s/

/** Most sentences have no such passive. */
export function mayRecover(text: string): boolean {
  return /\b(?:was|were|been|be)\s(?:[a-z]+ly\s)?(?:re[a-z-]{3,}|rolled|swapped|flushed|purged|un[a-z]+ed|failed over|initiated|performed|triggered)\b/.test(
    text,
  )
}
