import { matchesIn } from '../text/patterns/matches.ts'
import { type Amount, findAmounts, findAtoms, namesUnit } from './amounts.ts'
import type { TextFault } from './fault.ts'
import type { PlacedAmount, Source, SourceSentence } from './source.ts'
import { contentStems, isEmptyWord } from './stems.ts'

/** Words that make a number a hope: what was expected, aimed at or estimated; what came "as expected" or is a "target board" is none. */
const HOPE =
  /\b(?:(?<!\b(?:as|than) )(?:expect\w*|hoped)|hop(?:e|es|ing)|estimat(?:e|es|ed|ing)|by (?:my|our) estimation|project(?:ed|ions?(?! (?:matri|plane|layer|lens|screen)))|should|target(?:ed|ing)|targets?(?= (?:of|is|was|were|are|to|for)\b| ?[:=]| [~<>]?\d|[.,;)]|$)|goal|aim(?:s|ed|ing)?|could|would|might|(?<!\b(?:in|since|last|this|by|until|till|of|early|late|mid|during|from|before|after|next|on|\d|\dst|\dnd|\drd|\dth)[\s-])may(?!\s\d)|(?:I|we) predict|predicted (?:to|at)|theoretical(?:ly)?|potential(?:ly)?|in theory|probably|forecast\w*)\b/i
/** "..., and we could return a server" tells what came of it: the figure before it was measured. */
const ABLE = /,?\s(?:and|so)\s(?:we|I|they)\scould\s.*$/
/** "40% less (probably more, as the old count is rounded)": at least the 40% were measured. */
const EVEN_MORE = /\((?:probably|potentially)\s(?:even\s|a bit\s|much\s)?more\b[^()]*\)/gi
const FALLING =
  /\b(?:reduc\w*|cut(?:s|ting)?|lower(?:ed|ing|s)|decreas\w*|drop(?:ped|s|ping)?|shr[aiu]nk\w*|fell|down by|went down|slash\w*|shorten\w*)\b/i
const RISING =
  /\b(?:increas\w*|rais(?:ed|es|ing)|rose|rising|grew|grow(?:s|n|ing)|boost\w*|up by|went up|doubl(?:ed|es|ing)|spik(?:ed|es|ing)|climb\w*)\b/i

/** Numbers of a claim that its source does not give, or gives of something else, or less surely. */
export function findNumberFaults(text: string, source: Source, tellsDeeds: boolean): TextFault[] {
  const faults: TextFault[] = []
  for (const atom of findAtoms(text)) {
    if (!source.atoms.has(atom) && !source.raw.includes(atom)) faults.push({ kind: 'number', words: atom })
  }
  for (const amount of findAmounts(text)) {
    const fault = faultOf(amount, text, source, tellsDeeds)
    // A version is looked for among all the words of the source.
    if (fault && !isNamedVersion(amount, source)) faults.push(fault)
  }
  return [...faults, ...findFactorFaults(text, source)]
}

function faultOf(amount: Amount, text: string, source: Source, tellsDeeds: boolean): TextFault | undefined {
  if (
    /^(?:two|three|four)$/i.test(amount.text) &&
    /\b(?:the|these|those|all|both) $/i.test(text.slice(0, amount.start))
  )
    return undefined
  const same = (source.amounts.get(amount.value) ?? []).filter((other) =>
    isSame(amount, other.amount, source.sentences[other.sentence]),
  )
  if (same.length === 0)
    return { kind: isComputed(amount, source) ? 'computed number' : 'number', words: amount.text }
  if (!same.some((given) => isAboutSame(text, amount, source, given)) || isReversed(amount, source))
    return { kind: 'number', words: amount.text }
  const kept = same.filter((other) => isAsSure(amount, other.amount))
  if (kept.length === 0) return { kind: 'modality', words: withHedge(text, amount) }
  const isOnlyHoped =
    tellsDeeds &&
    isMeasure(amount) &&
    !HOPE.test(text) &&
    kept.every(({ sentence }) => isHoped(amount, source.sentences[sentence]?.text ?? ''))
  return isOnlyHoped ? { kind: 'modality', words: amount.text } : undefined
}

/** Whether a sentence only hopes for a figure. */
function isHoped({ text }: Amount, sentence: string): boolean {
  // "The bill should come down; runtime went from 2 h to 12 min": the hope is another statement's.
  const own = sentence.split('; ').find((one) => one.includes(text)) ?? sentence
  const measured = own.replace(ABLE, '').replace(EVEN_MORE, '')
  return HOPE.test(measured.includes(text) ? measured : own)
}

/** "from 9s to 18s" where the text has only "from 18s to 9s". */
function isReversed({ value, became }: Amount, { changes }: Source): boolean {
  return became !== undefined && changes.has(`${became}>${value}`) && !changes.has(`${value}>${became}`)
}

const isMeasure = ({ unit, per }: Amount) => unit !== '' || per !== ''

/** "Go 1.22" where the text has "go1.22". */
function isNamedVersion(amount: Amount, { tokens }: Source): boolean {
  if (amount.unit !== '' || !/^\d+\.\d+$/.test(amount.text)) return false
  return [...tokens].some(
    (token) => token.endsWith(amount.text) && /[a-z]v?-?$/.test(token.slice(0, -amount.text.length)),
  )
}

function isSame(claim: Amount, given: Amount, sentence: SourceSentence | undefined): boolean {
  if (claim.value !== given.value && !isByteSize(claim, given)) return false
  if (
    given.span !== undefined &&
    claim.span !== given.span &&
    claim.pair !== given.span &&
    !isEndOf(claim, given)
  )
    return false
  const words = sentence ? `${sentence.text} ${sentence.around}` : ''
  // A column of milliseconds names its unit once, in the header; "$900 in annual savings" its period.
  if (claim.per !== given.per && !(given.per === '' && namesUnit(words, claim.per))) return false
  if (claim.unit === given.unit || isByteSize(claim, given)) return true
  // "2.15 real  1.90 user": what a shell prints are seconds.
  if (given.unit === '' && claim.unit === 's' && /^\s+real\b/.test(sentence?.text.slice(given.end) ?? ''))
    return true
  return given.unit === '' && (leansOn(given, claim.unit, sentence) || namesUnit(words, claim.unit))
}

/**
 * "What took 9 hours runs in three", "it needed 48 minutes before, after it needs 6": a number that counts nothing itself takes its
 * unit from the figure beside it; one in digits may number anything, unless it is compared.
 */
function leansOn({ text, end }: Amount, unit: string, sentence: SourceSentence | undefined): boolean {
  return (
    sentence !== undefined &&
    (!/\d/.test(text) || COMPARED.test(sentence.text)) &&
    /^(?:[.,;!?)]|$|\s(?:now|today|instead|and|but|since)\b)/.test(sentence.text.slice(end)) &&
    sentence.amounts.some((other) => other.unit === unit) &&
    (!/\d/.test(text) || sentence.amounts.every((other) => other.unit === unit || other.unit === ''))
  )
}

/** How it was, and how it is since. */
const COMPARED =
  /\b(?:before|previously)\b.*\b(?:after|afterwards|now)\b|\bwhere (?:it|we|they|I) (?:had|was|were|got)\b|\b(?:vs\.?|versus|against) .*\bbefore\b|\bused to\b.*\bnow\b|\bnow\b.*\b(?:was|were|used to)\b|\b(?:up|down) from\b|\b(?:up|down) to\b.*\bfrom\b/i

/** "512M" of memory is 512 MB. */
function isByteSize(claim: Amount, given: Amount): boolean {
  const scale = { kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 }[claim.unit]
  return scale !== undefined && given.unit === '' && given.value === claim.value * scale
}

/** "up to 60%" may be said of "30-60%". */
function isEndOf(claim: Amount, given: Amount): boolean {
  const other = given.span ?? 0
  return given.value > other ? claim.bound === 'most' : claim.bound === 'least'
}

function isAsSure(claim: Amount, given: Amount): boolean {
  if (given.isAbout && !claim.isAbout && claim.bound === undefined) return false
  if (given.bound === 'most' && claim.bound !== 'most') return false
  return !(claim.bound === 'least' && given.bound !== 'least')
}

/** What a bare number counts: the next word or two. */
const COUNTED = /^\s((?:[\p{Ll}-]+(?![\p{L}\p{N}])\s?){1,3})/u

/** Whether the words around a number are those of the sentence it comes from, and it moves the same way. */
function isAboutSame(text: string, amount: Amount, source: Source, given: PlacedAmount): boolean {
  const at = given.sentence
  const isNear = (stem: string, reach: number) =>
    source.sentences.slice(Math.max(0, at - reach), at + reach + 1).some(({ stems }) => stems.has(stem))
  const counted = isMeasure(amount) ? undefined : COUNTED.exec(text.slice(amount.end, amount.end + 60))?.[1]
  const nouns = counted && !isEmptyWord(counted.split(' ')[0] ?? '') ? contentStems(counted) : []
  if (nouns.length > 0 && !nouns.some((stem) => isNear(stem, 1))) return false
  const around = `${text.slice(Math.max(0, amount.start - 60), amount.start)} ${text.slice(amount.end, amount.end + 60)}`
  const stems = contentStems(around)
  // "Yield only 60%? The feed was bent. Straightened it. 85%."
  const reach = amount.unit === '%' ? 3 : 2
  if (stems.length > 2 && !stems.some((stem) => isNear(stem, reach))) return false
  const claimed = directionOf(text, amount)
  const told = directionOf(source.sentences[at]?.text ?? '', given.amount)
  return claimed === undefined || told === undefined || claimed === told
}

/** Which way a number moves, by the words just before it. */
function directionOf(text: string, { start }: Amount): 'up' | 'down' | undefined {
  const before = text.slice(Math.max(0, start - 36), start)
  const isFalling = FALLING.test(before)
  return isFalling === RISING.test(before) ? undefined : isFalling ? 'down' : 'up'
}

/** Whether two numbers of one sentence give this percentage or factor. */
function isComputed(amount: Amount, { sentences }: Source): boolean {
  if (amount.unit !== '%' && amount.unit !== 'x') return false
  const isIt = (a: number, b: number) =>
    Math.abs((amount.unit === 'x' ? a / b : 100 * Math.abs(1 - b / a)) - amount.value) <= 1
  return sentences.some(({ amounts }) =>
    amounts.some(({ value, unit }, index) =>
      amounts
        .slice(index + 1, index + 4)
        .some((other) => other.unit === unit && (isIt(value, other.value) || isIt(other.value, value))),
    ),
  )
}

const FACTORS: { claim: RegExp; source: RegExp; unit: string; value: number }[] = [
  {
    claim: /\bhal(?:f|v(?:e[sd]?|ing))\b/i,
    source: /\bhal(?:f|v(?:e[sd]?|ing))\b|\b1\/2\b/i,
    unit: '%',
    value: 50,
  },
  {
    claim: /\b(?:doubl(?:e[sd]?|ing)|twice|twofold|two-fold)\b/i,
    source: /\b(?:doubl\w+|twice|twofold|two-fold)\b/i,
    unit: 'x',
    value: 2,
  },
  {
    claim: /\b(?:tripl(?:e[sd]?|ing)|threefold|three-fold)\b/i,
    source: /\b(?:tripl\w+|threefold|three-fold|thrice)\b/i,
    unit: 'x',
    value: 3,
  },
  {
    claim: /\b(?:quadrupl(?:e[sd]?|ing)|fourfold)\b/i,
    source: /\b(?:quadrupl\w+|fourfold)\b/i,
    unit: 'x',
    value: 4,
  },
  {
    claim: /\b(?:tenfold|ten-fold|order of magnitude)\b/i,
    source: /\b(?:tenfold|ten-fold|orders? of magnitude)\b/i,
    unit: 'x',
    value: 10,
  },
  {
    claim:
      /\b(?:a|one|two)[ -](?:thirds?|quarters?|fifths?|tenths?) of\b|\bby an? (?:third|quarter|fifth|tenth)\b/i,
    source: /\b(?:third|quarter|fifth|tenth)s?\b/i,
    unit: '',
    value: -1,
  },
]
const CROWDS = /\b(?:dozens|scores|hundreds|thousands|millions|billions|countless)\b/gi

/** Factors told in words, and crowds. */
function findFactorFaults(text: string, { raw, amounts }: Source): TextFault[] {
  const faults: TextFault[] = []
  for (const { claim, source, unit, value } of FACTORS) {
    const words = claim.exec(text)?.[0]
    if (!words || source.test(raw)) continue
    if (!amounts.get(value)?.some(({ amount }) => amount.unit === unit))
      faults.push({ kind: 'computed number', words })
  }
  for (const [words] of matchesIn(text, CROWDS)) {
    if (!raw.toLowerCase().includes(words.toLowerCase())) faults.push({ kind: 'number', words })
  }
  return faults
}

function withHedge(text: string, amount: Amount): string {
  return text.slice(Math.max(0, text.lastIndexOf(' ', amount.start - 2)), amount.end).trim()
}
