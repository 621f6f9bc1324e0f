import { lean } from '../../lean.ts'
import { phraseIn } from '../../writing/sentence/inflect.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { verbIn } from '../clauses/verbs.ts'

const IDEA = lean(
  /^(?:(?:my|our|the|a|an) )?(?:(?:first|second|third|next|other|initial|original|obvious|last|final|new|better) )?(?:idea|attempt|approach|try|thought|trick|workaround|experiment) (?:was|is) (?:to|(?=[a-z]+ing )) ?([a-z-]+) (.+)$/i,
)
/** "..., and that worked great". */
const WORKED = lean(
  /,?\s(?:and|which) (?:(?:that|this|it) )?(?:(?:actually|finally|really|indeed|in fact) )?(?:worked|works|helped|did the trick|did it|paid off)\b(?!\s(?:only|until|but|at first|for a while|partly))[^,;]{0,30}$/i,
)
/** "..., but that drained the battery". */
const FAILED = lean(
  /,?\s(?:but|which|and) (?:(?:that|this|it) )?(?:(?:just|only|actually|also) )?(?:did(?:n't| not) |was (?:too |even |much )?(?:slow|fragile|noisy|expensive|worse|slower|ugly)|made |failed|broke|turned out (?:to be )?(?:too |a )|drained|killed|gave|caused|crashed)/i,
)

/** "Second idea was to cut the tape, and that worked": it was cut; "first idea was to glue it, but that failed" was tried. */
export function ideaTold(said: string): string | undefined {
  const [, word = '', more = ''] = (/\b(?:was|is) /.test(said) && IDEA.exec(said)) || []
  const verb = verbIn(word, 'base', 'ing')
  if (!verb?.isWork) return undefined
  const rest = more.replace(/[.!]+$/, '')
  const from = verbIn(word, 'ing') ? 'ing' : 'base'
  if (WORKED.test(rest)) return `${capitalise(phraseIn('past', verb, from, rest.replace(WORKED, '')))}.`
  return FAILED.test(rest) ? `Tried ${phraseIn('ing', verb, from, rest)}.` : undefined
}
