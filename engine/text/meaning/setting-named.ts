import { lean } from '../../lean.ts'
import type { Clause } from '../clauses/clauses.ts'

const SET_TO =
  /^(?:raise|lower|increase|decrease|reduce|set|bump|double|halve|change|cut|extend|shorten) it to [~$]?\d/
/** "A pump with a limit of 70%", "the queue had a timeout of 5 s". */
const SETTING = lean(
  /\b(?:with|had|has|used|uses|by|to|because of|hit|hits)\s(?:an?|the|its|our)\s((?:[a-z-]+\s){0,2}?(?:threshold|limit|timeout|time-out|size|interval|ttl|quota|cap|retention|delay|deadline|window|period|budget|concurrency|replicas|length|depth|capacity))\sof\s(?:only\s|just\s|about\s)?[~$]?\d/i,
)

/** "It came from an alert with a threshold of 70%. Raised it to 85%": the threshold. */
export function settingIn(text: string, { verb, rest }: Clause): string | undefined {
  const thing = SET_TO.test(`${verb.base} ${rest}`) ? SETTING.exec(text)?.[1] : undefined
  return thing && `the ${thing.toLowerCase()}`
}
