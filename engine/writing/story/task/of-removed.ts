import type { Deed } from '../../deeds/deed.ts'
import { firstObject } from '../../deeds/extent/object.ts'
import { likeness } from '../../sentence/likeness.ts'

const REMOVES =
  /^(?:remove|drop|delete|disable|retire|deprecate|uninstall|decommission|scrap|discard|abandon|eliminate|replace|purge|revert)$/
/** "Make sure that the lamp was lit", "keep the lamp from flickering", "find out why the lamp flickered". */
const OF_THING =
  /^(?:make sure that|keep|get|make|find out why) ((?:the|our|my|an?) .+?) (?:could|would|did|was|were|had|from|to|working|[a-z]+ed|faster|smaller|cheaper)\b/

/** Whether an aim would keep in order what was done away with: nobody had to make sure that the old lamp was lit. */
export function isOfRemoved(aim: string, deeds: readonly Deed[]): boolean {
  const [, thing = ''] = OF_THING.exec(aim) ?? []
  return (
    thing !== '' &&
    deeds.some(
      ({ clause, rest }) => REMOVES.test(clause.verb.base) && likeness(thing, firstObject(rest)) > 0.6,
    )
  )
}
