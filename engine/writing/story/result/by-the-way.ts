import { lean } from '../../../lean.ts'

/** "The model is now saved", "the first change is now implemented": what goes without saying, or one of several that nobody names. */
const BY_THE_WAY = lean(
  /^.{3,60}? (?:is|are) now (?:saved|committed|pushed|noted|logged|opened|downloaded|cloned)\b|^(?:The|An?) (?:first|second|third|last|next|final|other|same|small|few) (?:changes?|steps?|things?|tasks?|points?|items?|bits?|parts?) (?:is|are|has|have)\b/i,
)

/** What is kept in order beside any work: the books, the headers, the papers. */
const PAPERS =
  /\b(?:\.?gitignore|editorconfig|newlines?|whitespace|typos?|copyright|changelog|licen[cs]e headers?|standards?[- ]version|(?:version|build) number|watch file|d\/watch|maintainers?|uploaders?|email address|metadata fields?|lintian|code comments?|docstrings?)\b/i

/** Whether a state that a deed has left is a by-product, which nobody would call the end of the work beside any other. */
export function isByTheWay(state: string): boolean {
  if (goesWithoutSaying(state)) return true
  const [thing = ''] = state.replace(/^There (?:is|are) now /, '').split(LEFT, 1)
  return isPaper(thing)
}

export function isPaper(thing: string): boolean {
  return PAPERS.test(thing)
}

export function goesWithoutSaying(state: string): boolean {
  return BY_THE_WAY.test(state)
}

/** Where the thing ends of which the state is told. */
const LEFT = /\s(?:is|are|has|have|now|to|for|so|that|which|in|of|with)\s/
