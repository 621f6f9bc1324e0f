import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { splitLead } from '../../../text/clauses/clauses.ts'
import { isPlainClause } from '../../sentence/plain.ts'
import { tidyPhrase, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { shorten } from '../../sentence/trim.ts'
import { inPast } from '../telling/past-tense.ts'
import { unlabelled } from '../telling/unlabelled.ts'
import { withoutTeller } from './reported.ts'

/** "The failure was that the lid could not close": the lid could not. */
const CALLED_TROUBLE =
  /^(?:the|one|another) (?:[a-z]+ )?(?:failure|problem|issue|fault|trouble|catch|bug|error|thing)(?:,? (?:that |which )?(?:I|we) [^,;]{2,40}?)? (?:is|was) that (?=\S)/i

/** "find out why the timer stops and fix it", of each trouble that the situation has told. */
export function whysOf(troubles: readonly Weighed[]): Weighed[] {
  return troubles.flatMap((one) => {
    const clause = uncapitaliseNoun(
      tidyPhrase(withoutTeller(splitLead(unlabelled(one.body)).body))
        .replace(/;\s.*$|[.!]+$/g, '')
        .replace(CALLED_TROUBLE, ''),
    )
    // The reader would take a second statement for a second task.
    const first = clause
      .replace(
        /,?\s(?:and|but|so)\s.*$|,\s(?:which|preventing|causing|resulting|leading|making|leaving)\s.*$/,
        '',
      )
      // "... made it stop, restart": of a list only the first is whole.
      .replace(/,\s[a-z]+$/, '')
    const short = isPlainClause(first) ? shorten(first, 14) : undefined
    if (!short || !isPlainClause(short) || !GOES_WRONG.test(short) || WHY.test(short)) return []
    if (WORN_OUT.test(short)) return []
    const end = short.includes(', ') ? ', and fix it' : ' and fix it'
    return [{ ...one, body: `find out why ${short.charAt(0)}${inPast(short).slice(1)}${end}` }]
  })
}

/** A thing goes wrong by the verb of the clause; that somebody noticed or reported it is nothing to find out. */
export const GOES_WRONG = lean(
  /^(?!.*\b(?:noticed|reported|saw|seen|though|however)\b|.*\b(?:(?:did|does|has|have)(?:n't| not)|never) (?:go down|gone down|fall over|crash(?:ed)?|fail(?:ed)?|break|broken)\b)(?!(?:(?:the|an?|our|some)\s)?(?:users?|admins?|customers?|clients|team|colleagues?|people|company|interns?|trainees?|coworkers?|boss|managers?|contractors?|someone|somebody|developers?|engineers?)\b).*?\b(?:fail(?:s|ed)?|crash(?:es|ed)?|breaks?|broke|hangs?|hung|stops?|stopped|leak(?:s|ed)|freezes?|froze|stall(?:s|ed)?|got stuck|(?:is|are|was|were|kept|keeps) (?:\w+ly )?(?:slow|stuck|down|broken|missing|wrong|unavailable|too|not|dropping|losing|lost|failing|crashing|hanging|leaking|timing)|(?:did|does|do|could|can|would|will|was|were|is|are)(?:n't| not)|cannot|never|r[au]n out|runs out|time[sd]? out|drop(?:s|ped)|los(?:es?|t)|diverge[sd]?|corrupt(?:s|ed)|died|(?:took|takes) too)\b/i,
)

/** A clause that already gives the reason, or that nobody would ask about. */
const WHY = lean(
  /\b(?:because|due to|since|so that|turned out|turns out|root cause|the cause|the reason)\b|(?:not|n't) (?:be |been )?(?:met|reached|achieved|reproduced|replicated|confirmed|merged|approved|accepted|adopted|shipped)\b|\b(?:errors?|failures?|crash(?:es)?|issues?|problems?|bugs?|faults?) (?:\w+ ){0,3}(?:never|not)\b/i,
)

/** "One of the hard drives died": a part that wears out, and nobody asks why. */
const WORN_OUT =
  /\b(?:(?:hard |disk )?drives?|(?:hard )?disks?|SSDs?|HDDs?|fans?|batter(?:y|ies)|power suppl(?:y|ies)|PSUs?|bulbs?|motherboards?) (?:has |have |had )?(?:failed|died|broke|broken)\b/i
