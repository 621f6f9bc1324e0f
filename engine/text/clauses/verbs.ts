import { COMMON_VERBS, PLACED_VERBS, WORK_VERBS } from '../../lexicon/verbs.ts'
import { onceForWord } from '../../once.ts'

export type VerbForm = 'base' | 's' | 'past' | 'participle' | 'ing'
export type Verb = { base: string; forms: Record<VerbForm, string>; isWork: boolean }

type Reading = { verb: Verb; form: VerbForm }

const VERBS = new Map<string, Verb>()
const FORMS = new Map<string, Reading[]>()
/** Long forms with one letter left out, to find a word that lacks one. */
const LONG_FORMS = new Map<string, Reading[]>()
const GAP = '?'
for (const entry of WORK_VERBS.trim().split(/\s+/)) register(entry, true)
for (const entry of COMMON_VERBS.trim().split(/\s+/)) register(entry, false)

/** What the guesses below know better than the spelling does: "pinged" comes from "ping", "graded" from "grade". */
const PLACED = new Map<string, Verb>()
const PLACED_FORMS = new Map<string, Reading[]>()
for (const entry of PLACED_VERBS.trim().split(/\s+/)) {
  const verb = verbFrom(entry, true)
  if (VERBS.has(verb.base)) continue
  for (const form of ['base', 'past', 'participle'] as const) PLACED.set(verb.forms[form], verb)
  for (const form of ['base', 's', 'past', 'participle', 'ing'] as const)
    PLACED_FORMS.set(verb.forms[form], [...(PLACED_FORMS.get(verb.forms[form]) ?? []), { verb, form }])
}

/** Pasts that many write and no table has. */
for (const [written, meant] of Object.entries({
  speeded: 'sped',
  splitted: 'split',
  cutted: 'cut',
  setted: 'set',
  builded: 'built',
  rebuilded: 'rebuilt',
  catched: 'caught',
  teached: 'taught',
  sended: 'sent',
  writed: 'wrote',
  rewrited: 'rewrote',
  choosed: 'chose',
  overrided: 'overrode',
  maked: 'made',
  runned: 'ran',
})) {
  const past = (FORMS.get(meant) ?? []).filter(({ form }) => form === 'past')
  if (past.length > 0 && !FORMS.has(written)) FORMS.set(written, past)
}

/** The verb with this base form, if the table has it. */
export function verbOf(base: string): Verb | undefined {
  return VERBS.get(base)
}

/** What a word may be as a verb: "split" is base, past and participle at once; one slip of the pen is forgiven. */
export const readVerb = onceForWord((word): readonly Reading[] => {
  // "mAP", "useState": a name.
  if (/^[a-z]+[A-Z]/.test(word)) return []
  const small = word.toLowerCase()
  return (
    FORMS.get(word) ??
    FORMS.get(small) ??
    repeated(small) ??
    (/^[a-z]{6,20}(?:ed|ing)$/.test(small) ? (misspelt(small) ?? []) : [])
  )
})

/** "Tired" says how somebody is, "steam-powered" what kind of thing it is. */
const NO_VERB =
  /^(?:tired|excited|despaired|rejoiced|sighed|marvell?ed|sulked|related|supposed|pleased|interested|bored|needed|based|mixed|speed|need|feed|seed|embed|indeed|exceed|proceed|succeed|hundred|red|bed|shed|sled|bleed|breed|greed|weed|deed|un(?:need|us|expect|document|support|handl|test|relat|intend|defin|specifi|authori[sz]|finish|publish|maintain|protect|chang|resolv|structur|plann)ed|detailed|advanced|limited|complicated|dedicated|so-called|biased|naked|wicked|sacred|aged|beloved|shared|given|[a-z]+-(?:backed|based|powered|enabled|oriented|sized|managed|hosted|related|generated|assisted|shaped|coded|minded|threaded|sided|layered|supplied|defined|provided))$/

/** "Grepped the logs": a word that stands where a past tense stands and looks like one, though the table does not have it. */
export function guessPast(word: string): Verb | undefined {
  // "Strung the wires", "spread the load": a past that does not look like one.
  const placed = PLACED.get(word.toLowerCase())
  if (placed?.forms.past === word.toLowerCase()) return placed
  if (!/^[A-Z]?[a-z]+(?:-[a-z]+)?ed$/.test(word) || word.length < 5 || NO_VERB.test(word.toLowerCase()))
    return undefined
  const past = word.toLowerCase()
  if (readVerb(past).length > 0) return undefined
  const stem = past.slice(0, -2)
  const base =
    /(.)\1$/.test(stem) && !/(?:ss|ll|ff|zz)$/.test(stem)
      ? stem.slice(0, -1)
      : /i$/.test(stem)
        ? `${stem.slice(0, -1)}y`
        : /(?:[^aeiou][lr]|[cgsuvz]|[aeiou][kt]|at|iz|is)$/.test(stem) &&
            !/(?:ss|[aeiou]{2}[kt]|[ie]nt|er)$/.test(stem)
          ? `${stem}e`
          : stem
  const doubled = /(.)\1$/.test(stem) && base === stem.slice(0, -1) ? stem : base.replace(/e$/, '')
  return { base, isWork: true, forms: { base, s: `${base}s`, past, participle: past, ing: `${doubled}ing` } }
}

const NO_GERUND =
  /^(?:having|being|doing|going|morning|evening|meeting|nothing|something|anything|everything|string|spring|during|king|thing|ring|wing|ceiling|building|outstanding|following|regarding|amazing|boring|annoying|interesting|confusing|frustrating)$/

/** "Prepping the release": the same for a word in -ing. */
export function guessGerund(word: string): Verb | undefined {
  return /ing$/.test(word) && !NO_GERUND.test(word) && readVerb(word).length === 0
    ? guessPast(word.replace(/ing$/, 'ed'))
    : undefined
}

/** What stands before an object though it is no verb. */
const NO_BASE =
  /^(?:.*(?:[^s]s|ly|ed|ing|[a-z]tion|ment|ness|ity)|about|above|across|after|again|against|almost|along|already|also|although|always|among|anyway|around|because|before|behind|below|beneath|beside|besides|between|beyond|both|concerning|considering|despite|during|either|else|enough|even|ever|everywhere|except|from|given|have|hence|here|however|indeed|inside|instead|into|just|later|left|less|like|maybe|meanwhile|more|most|much|near|neither|never|next|none|often|once|only|onto|otherwise|outside|over|past|per|perhaps|plus|quite|rather|right|same|since|some|somehow|sometimes|soon|still|such|than|that|then|there|therefore|these|they|this|those|though|through|throughout|thus|till|today|together|toward|towards|twice|under|unless|unlike|until|unto|upon|very|well|were|what|when|whenever|where|whereas|whereby|wherever|whether|which|while|whose|will|with|within|without|worth)$/

/** "Insulate the wires": a word that stands where a verb stands, though the table does not have it. */
export function guessBase(word: string): Verb | undefined {
  const known = PLACED.get(word)
  if (known?.base === word) return known
  if (!/^[a-z]{4,14}$/.test(word) || NO_BASE.test(word) || readVerb(word).length > 0) return undefined
  const doubles = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word)
  return { base: word, isWork: true, forms: inflect(word, doubles) }
}

/** A verb of either table, by its base form: "interview" is mostly a noun, and a verb where it is known to be one. */
export function knownVerb(base: string): Verb | undefined {
  const placed = PLACED.get(base)
  return verbIn(base, 'base') ?? (placed?.base === base ? placed : undefined)
}

/** What a word that is mostly a thing may be as a verb. */
export function placedForms(word: string): readonly Reading[] {
  return PLACED_FORMS.get(word) ?? []
}

/** What befalls a thing as often as it is done to it. */
const BEFALLS =
  /^(?:jam|trap|snag|snap|stain|fade|spike|loop|date|dust|clip|rip|tear|void|tax|zap|wedge|clog|crop|compact|refund|fake|crown|award)$/

/** "The hull was sanded": behind its "was" even a word that is mostly a thing tells what was done. */
export function placedDone(word: string): Verb | undefined {
  const verb = PLACED.get(word.toLowerCase())
  return verb?.forms.participle === word.toLowerCase() && !BEFALLS.test(verb.base) ? verb : undefined
}

/** "Redeployed" is "deployed", done once more; "force-pushed" is "pushed", done in some way. */
function repeated(word: string): Reading[] | undefined {
  const prefix =
    /^(?:(?:re|pre)-?(?=[a-z]{4})|re-(?=[a-z]{3})|(?:3d|force|back|auto|cherry|hot|cross|bulk|double|hand|load|lazy|eager|hard|batch|mass|live|reverse|stress|smoke|unit|pen|field|user|fine|spot|sanity|side|time|root|code|peer|pair|copy|soft|white|black|self|rate|null|byte|bit|sign|zero|bounds|range|case|type|spell|deep|shallow|pretty|busy)-(?=[a-z]{3})(?!contained|explained|described|taught|made))/.exec(
      word,
    )?.[0]
  // "Pre-commit hooks passed": when they run, and nothing that anybody does.
  if (
    prefix === undefined ||
    /^pre-?(?:commit|push|merge|release|deploy|launch|flight|production)$/.test(word)
  )
    return undefined
  const known = (FORMS.get(word.slice(prefix.length)) ?? []).filter(({ verb }) => verb.isWork)
  if (known.length === 0) return undefined
  const way = prefix === '3d-' ? '3D-' : prefix
  return known.map(({ verb: { base, isWork, forms }, form }) => ({
    form,
    verb: {
      base: way + base,
      isWork,
      forms: {
        base: way + forms.base,
        s: way + forms.s,
        past: way + forms.past,
        participle: way + forms.participle,
        ing: way + forms.ing,
      },
    },
  }))
}

/** "Eanble the cache": a verb in its base form, two of whose letters changed places. */
export function slipOf(word: string): Reading | undefined {
  const small = word.toLowerCase()
  const prefix = /^re-/.exec(small)?.[0] ?? ''
  if (!/^[a-z]{6,14}$/.test(small.slice(prefix.length))) return undefined
  for (let i = prefix.length + 1; i < small.length; i++) {
    const swapped = small.slice(0, i - 1) + small.charAt(i) + small.charAt(i - 1) + small.slice(i + 1)
    const known = (FORMS.get(swapped) ?? repeated(swapped) ?? []).find(({ form }) => form === 'base')
    if (swapped !== small && known?.verb.isWork) return known
  }
  return undefined
}

function misspelt(word: string): Reading[] | undefined {
  for (let i = 3; i < word.length; i++) {
    const without = word.slice(0, i) + word.slice(i + 1)
    const swapped = word.slice(0, i - 1) + word.charAt(i) + word.charAt(i - 1) + word.slice(i + 1)
    const known =
      FORMS.get(without) ?? FORMS.get(swapped) ?? LONG_FORMS.get(word.slice(0, i) + GAP + word.slice(i))
    if (known) return known
  }
  return undefined
}

/** The word as this form of a verb, if it can be that. */
export function verbIn(word: string, ...forms: VerbForm[]): Verb | undefined {
  for (const { verb, form } of readVerb(word)) if (forms.includes(form)) return verb
  return undefined
}

function verbFrom(entry: string, isWork: boolean): Verb {
  const [stem = '', past, participle] = entry.split('/')
  const base = stem.replace('*', '')
  return { base, isWork, forms: inflect(base, stem.endsWith('*'), past, participle) }
}

function register(entry: string, isWork: boolean) {
  const verb = verbFrom(entry, isWork)
  if (VERBS.has(verb.base)) return
  VERBS.set(verb.base, verb)
  for (const form of ['base', 's', 'past', 'participle', 'ing'] as const) {
    // "Cleanup" is written as one word where it is an order.
    const word = form === 'base' ? verb.base : verb.forms[form]
    FORMS.set(word, [...(FORMS.get(word) ?? []), { verb, form }])
    if (!isWork || word.length < 9 || (form !== 'past' && form !== 'ing')) continue
    for (let i = 3; i < word.length; i++)
      LONG_FORMS.set(word.slice(0, i) + GAP + word.slice(i + 1), [{ verb, form }])
  }
}

function inflect(base: string, doubles: boolean, past?: string, participle?: string): Verb['forms'] {
  const last =
    doubles ||
    /^(?:get|put|set|cut|run|split|shut|hit|let|win|spin|begin|rerun|re-run|reset|quit|sit)$/.test(base)
      ? base.at(-1)
      : ''
  const regular = /e$/.test(base)
    ? `${base}d`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ied`
      : /c$/.test(base) && !base.endsWith('sync')
        ? `${base}ked`
        : `${base}${last}ed`
  const ing =
    /[^eoy]e$/.test(base) && base !== 'be'
      ? /ie$/.test(base)
        ? `${base.slice(0, -2)}ying`
        : `${base.slice(0, -1)}ing`
      : /c$/.test(base) && !base.endsWith('sync')
        ? `${base}king`
        : `${base}${last}ing`
  const s =
    base === 'be'
      ? 'is'
      : /(?:s|x|z|ch|sh|[^aeiou]o|^go)$/.test(base)
        ? `${base}es`
        : /[^aeiou]y$/.test(base)
          ? `${base.slice(0, -1)}ies`
          : `${base}s`
  const spelled = past?.replace('_', ' ')
  // "Setup" as a verb: "setting up".
  const [, particle = ''] = / (up|around)$/.exec(spelled ?? '') ?? []
  if (spelled && particle && base.endsWith(particle)) {
    const plain = inflect(base.slice(0, -particle.length), false)
    return {
      base: `${plain.base} ${particle}`,
      s: `${plain.s} ${particle}`,
      past: spelled,
      participle: spelled,
      ing: `${plain.ing} ${particle}`,
    }
  }
  return { base, s, past: spelled ?? regular, participle: participle ?? spelled ?? regular, ing }
}

/** "Took", "wrote": neither a thing nor what became of one. */
export function isOnlyPast(word: string): boolean {
  const small = word.toLowerCase()
  return verbIn(small, 'past') !== undefined && verbIn(small, 'participle', 'base') === undefined
}
