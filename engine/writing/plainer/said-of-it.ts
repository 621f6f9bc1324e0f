import { lean } from '../../lean.ts'

/** How hard it was, and when it is due: "tests for the lock, which was slightly time consuming because of its states", "the talk which is next week". */
const OF_THE_WORK = lean(
  /,?\swhich (?:is|was|will be|took) (?:(?:(?:really|so|very|pretty|quite|too|rather|slightly|somewhat|fairly|a (?:bit|little)) ){0,2}(?:time[- ]consuming|tedious|tricky|challenging|painful|frustrating|laborious)|(?:due )?(?:next (?:week|month|sprint)|tomorrow|later this week|coming up)|me (?:a while|some time|longer than [^,;.]{4,30}))(?: (?:because|since|due to)\b[^,;.]*)?(?=[,.;]|$)/,
)

/** "The crash a few people have reported where the pump stops": who met it. */
const MET_BY = lean(
  /(?<=\b(?:bug|issue|problem|crash|error|glitch|freeze)) (?:that )?(?:some|a few|several|many|two|three)(?: (?:of our|of you|other))? (?:folks|people|users|players|guests|customers|clients|readers|testers)(?:'ve| have| had)? (?:seen|saw|been seeing|reported|hit|noticed|mentioned|met|experienced|encountered|run into|ran into|complained about)(?=\s(?:where|when|in which)\s)/,
)

/** "Tests for the gate, linked above". */
const ON_THE_PAGE = /(?:,|\sand)\s(?:linked|attached|listed|shown) (?:above|below)(?=[,.;]|$)/

/** "Painted the rail, its visible at night": what it is since, and nothing of its own. */
const IT_IS =
  /,\s(?:it['\u2019]?s|it is) (?:(?:now|so|not|very|really|pretty|quite|still|just|all|an?) |[a-z]+(?:ible|able|ful|ive|ous) (?:with|at|in|for|on|to|from)\b)[^,;]*(?=[,.;]|$)/

/** "Put two of them in a crate though". */
const AFTER_ALL = /(?<!\b(?:as|even)) tho(?:ugh)?(?=[,.;]|$| \()/

/** A deed without what is only said of the work or of who met a fault. */
export function withoutSaidOfIt(phrase: string): string {
  return /\swhich\s|\b(?:where|when|above|below|it|its|tho|though)\b/.test(phrase)
    ? [OF_THE_WORK, MET_BY, ON_THE_PAGE, IT_IS, AFTER_ALL].reduce(
        (told, said) => told.replace(said, ''),
        phrase,
      )
    : phrase
}
