import { lean } from '../../../lean.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { uncapitalise, uncapitaliseNoun } from '../../sentence/tidy.ts'

/** After a comma what follows the thing that was removed is told of another, unless it says how, why or where. */
const OTHER_THING =
  /,\s(?!(?:which|with|without|so|to|by|for|in|into|on|at|from|using|via|after|because|since|as|including|where|when|while|until|instead|rather|though|although|especially|mainly|mostly|both|along|together|and|not|but|[a-z]+ing)\b)(?:(?:the|an?|all|our|my)\s)?(?:[\w-]+\s){1,3}?[a-z-]+ed\b.*$/

/** "The shed was built and holds 40 bikes": what the thing has done since. */
const DOES_SINCE = lean(
  /^,?\s?and\s(?:now\s)?([a-z]+s)\s.*$|,?\sand\s(?:now\s)?([a-z]+s)\s(?=(?:the|an?|all|its|no|only|every|each|\d\S*|fine|well|again|without|perfectly|smoothly|reliably|as)(?=[\s.!]|$)).*$/,
)

/** "The pump was replaced and normal work resumed": nobody resumed it for it. */
const BY_ITSELF =
  /^(?:follow|resume|continue|return|recover|start|begin|stop|end|improve|drop|increase|work|pass|fail|open|run|load)$/

const AND_TAKE = lean(
  /,?\sand\s(?:now\s)?(?:finish|take|run|load|start|boot|open|build|pass|complete|return|respond|need|use)\s(?:in\s|within\s|under\s)?(?:(?:about|around|only|just|less than|roughly)\s)*[~<]?\d.*$/,
)

/** "The draft was kept in a store and restored after the login": the second verb has an object of its own. */
const LATER_DONE =
  /(?<=[\w.-])(,?\sand\s(?:then\s)?)([a-z]+)\s(?=(?:in|on|at|with|by|from|to|into|onto|as|for|via|through|per|after|before|during|when|once|whenever|again)\s)/

/** "In talks with the supplier | the plan": behind a preposition the article is of what was said first. */
const LEAD =
  /^((?:in|within|on|at|after|during)\s.+?(?<!\b(?:in|within|on|at|after|during|with|of|to|for|from|by|between|and|into|under|before|per|over|through|across|against)))\s((?:the|our|all|both)\s.*)$/i

/** "The crane came back and the sheds were wired": what the crane did is no part of what was wired. */
const HAPPENED =
  /^[^,;]{2,60}?\s(?:came|went|got|stayed|fell|died|was|were|is|are)\s[^,;]*?\sand\s(?=(?:the|all|our|both|my)\s)/i

/** "Within hours the keys were revoked and replaced in CI" tells that somebody "revoked and replaced the keys within hours in CI". */
export function activeRest(clause: Clause): string {
  const opening = LEAD.exec(clause.object)
  const object = uncapitaliseNoun((opening?.[2] ?? clause.object).replace(HAPPENED, ''))
  const when = opening?.[1] ? ` ${uncapitalise(opening[1])}` : ''
  // "revoked, replaced and sanitised" is told by its first verb: a list of verbs before the object reads badly.
  const rest = clause.rest
    // "Written and agreed with the crew": who agreed did not write it.
    .replace(
      /^,?\s?and\s(?:agreed|approved|discussed|reviewed|accepted|confirmed|tested)\s(?:with|by)\s.*$/,
      '',
    )
    // Where to or where from was said of the last of them.
    .replace(
      /^(?:,\s[a-z]+ed)*,?\s?and\s([a-z]+)\b(?:\s(?:out|up|down|off|back)\b)?(?:\s(?:from|to|into|onto)\s[^,;]*)?(?!\s(?:the|a|an)\b)/,
      (whole, word: string) => (/ed$/.test(word) || verbIn(word, 'participle')?.isWork ? '' : whole),
    )
    // "The pump was tested and the valve rebuilt from spares": somebody rebuilt the valve.
    .replace(
      /(?<=^|\s)and\s((?:the|all|both)\s(?:(?!(?:was|were|is|are|has|have|had|been)\s)[\w-]+\s){1,3}?)([a-z]+)(?=[.,;]?$|,?\s(?:from|with|to|in|on|by|at|using|for|into|onto)\s)/,
      (whole, thing: string, word: string) => {
        const verb = verbIn(word, 'participle')
        if (verb && BY_ITSELF.test(verb.base)) return ''
        return verb?.isWork ? `and ${verb.forms.past} ${thing.trim()}` : whole
      },
    )
    // "Removed from the rack and will be replaced", "removed, the server restarted": what happened to it besides, or to another thing.
    .replace(
      /,?\s(?:and|but)\s(?:will|has|have|had|was|were|is|are|can|could|should|would|then|it|they)\b.*$/,
      '',
    )
    .replace(
      /,?\s(?:and|but|so)\s(?:the|all|an?|both|our|my|its)\s[^,;]*\s(?:was|were|has been|have been)\s.*$/,
      '',
    )
    // "The tests are split, and finish in a minute".
    .replace(AND_TAKE, '')
    // "The first cable was replaced and splicing continues".
    .replace(/,?\s?\band\s(?:[\w-]+\s){1,3}(?:continues?|goes on|remains?)\b.*$/, '')
    .replace(DOES_SINCE, (whole, first?: string, later?: string) =>
      verbIn(first ?? later ?? '', 's') ? '' : whole,
    )
    .replace(OTHER_THING, '')
    .replace(LATER_DONE, (whole, and: string, word: string) => {
      const verb = verbIn(word, 'participle')
      return verb?.isWork && !BY_ITSELF.test(verb.base)
        ? `${and}${verb.forms.past} ${isPlural(object) ? 'them' : 'it'} `
        : whole
    })
    .replace(/^;\s.*$/, '')
    // "Pump tested and valve fitted": the valve is another thing.
    .replace(/^and\s(?:[\w-]+\s){1,3}?[a-z]+ed\b.*$/, '')
  // "X was replaced by Y": somebody replaced it with Y.
  const told = clause.verb.base === 'replace' ? rest.replace(/^\s?by\s/, ' with ') : rest
  // "Router set up": somebody set up the router.
  const [, particle = '', end = ''] =
    /^\s?((?:up|out)\b(?!\sof\b)|(?:off|down)(?=[.,;!]|$|\s(?:for|in|on|with|by|and|at)\s))(.*)$/.exec(
      told,
    ) ?? []
  // "Spun up to carry the load" says what for, "raised up to 5 m" how far.
  const goal = /^\sto\s(\S+)/.exec(end)?.[1]
  const isParticle = particle && (goal === undefined || verbIn(goal, 'base') !== undefined)
  if (isParticle) return `${particle} ${object}${when}${end}`.trim()
  return `${object}${when} ${told.trimStart()}`.replace(/\s+,/g, ',').replace(/\snow(?=[.,;]?$)/, '')
}
