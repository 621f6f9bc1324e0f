import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'

/** "We've noticed a draught", "a second leak has been found": that was at some hour, and not before another. */
const HAVE_MET = lean(
  /\b(I|[Ww]e)(?:['\u2019]ve| have)(?: also| just| recently)? (noticed|found|discovered|encountered|seen|hit|received|detected|run(?= into\b))\b/g,
)
const HAVE_HAD =
  /(?:(?<!\b(?:to|may|might|must|could|would|should|will|not|(?:could|would|should|might|must|wo)n['\u2019]t) )\b(?:ha(?:ve|s))|(?<=\w)['\u2019]ve) had\b/g
const HAS_BEEN_SEEN =
  /\bha(?:s|ve) been (?=(?:noticed|found|discovered|encountered|seen|detected|reported|observed)\b)/g

/** What has been met with, told as it was met. */
export function asItWasMet(sentence: string): string {
  return /(?:\bha(?:s|ve)|['\u2019]ve) /.test(sentence)
    ? sentence
        .replace(HAVE_MET, (_, who, met) => `${who} ${verbIn(met, 'participle')?.forms.past ?? met}`)
        .replace(HAVE_HAD, (have) => (/^h/.test(have) ? 'had' : ' had'))
        .replace(HAS_BEEN_SEEN, (has) => (has.startsWith('has') ? 'was ' : 'were '))
    : sentence
}
