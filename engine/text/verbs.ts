import { COMMON_VERBS, WORK_VERBS } from '../lexicon/verbs.ts'

export type VerbForm = 'base' | 's' | 'past' | 'participle' | 'ing'
export type Verb = { base: string; forms: Record<VerbForm, string>; isWork: boolean }

const VERBS = new Map<string, Verb>()
const FORMS = new Map<string, { verb: Verb; form: VerbForm }[]>()
for (const entry of WORK_VERBS.trim().split(/\s+/)) register(entry, true)
for (const entry of COMMON_VERBS.trim().split(/\s+/)) register(entry, false)

/** The verb with this base form, if the table has it. */
export function verbOf(base: string): Verb | undefined {
  return VERBS.get(base)
}

/** What a word may be as a verb: "split" is base, past and participle at once. */
export function readVerb(word: string): { verb: Verb; form: VerbForm }[] {
  return FORMS.get(word.toLowerCase()) ?? []
}

/** The word as this form of a verb, if it can be that. */
export function verbIn(word: string, ...forms: VerbForm[]): Verb | undefined {
  return readVerb(word).find((reading) => forms.includes(reading.form))?.verb
}

function register(entry: string, isWork: boolean) {
  const [stem = '', past, participle] = entry.split('/')
  const base = stem.replace('*', '')
  if (VERBS.has(base)) return
  const verb: Verb = { base, isWork, forms: inflect(base, stem.endsWith('*'), past, participle) }
  VERBS.set(base, verb)
  for (const form of ['base', 's', 'past', 'participle', 'ing'] as const) {
    const word = verb.forms[form]
    FORMS.set(word, [...(FORMS.get(word) ?? []), { verb, form }])
  }
}

function inflect(base: string, doubles: boolean, past?: string, participle?: string): Verb['forms'] {
  const last =
    doubles || /^(?:get|put|set|cut|run|split|shut|hit|let|win|spin|begin|rerun|reset|quit|sit)$/.test(base)
      ? base.at(-1)
      : ''
  const regular = /e$/.test(base)
    ? `${base}d`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ied`
      : /c$/.test(base) && base !== 'sync'
        ? `${base}ked`
        : `${base}${last}ed`
  const ing =
    /[^eoy]e$/.test(base) && base !== 'be'
      ? /ie$/.test(base)
        ? `${base.slice(0, -2)}ying`
        : `${base.slice(0, -1)}ing`
      : /c$/.test(base) && base !== 'sync'
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
  return { base, s, past: spelled ?? regular, participle: participle ?? spelled ?? regular, ing }
}
