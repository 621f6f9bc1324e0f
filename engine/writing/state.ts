import { withArticle } from './articles.ts'
import type { Deed } from './deed.ts'
import { isPlural } from './plural.ts'

const MADE =
  /^(?:add|create|implement|write|build|introduce|develop|set|make|design|provide|publish|install)$/
const GONE = /^(?:remove|delete|drop|eliminate)$/
/** Verbs whose object takes its whole description along: "the leak in the cache is now fixed". */
const MENDED =
  /^(?:fix|resolve|solve|improve|optimi[sz]e|simplify|refactor|rework|rewrite|clean|redesign|restructure)$/
/** Verbs whose work can be seen afterwards: what was cached is now cached. */
const LASTING = new Set(
  'adapt adjust cache change configure connect convert decouple deploy disable document enable expose extend extract generate harden implement increase install integrate limit lower merge migrate move normalise normalize pin port protect reconfigure reduce rename reorganise reorganize replace restore revert rotate secure split stabilise stabilize standardise standardize streamline support switch tune unify update upgrade use validate wire wrap'.split(
    ' ',
  ),
)
const NOUN_ENDS =
  /\s(?:to|from|in|on|with|for|into|onto|at|by|via|using|so|when|while|instead|through|without|within|before|after|during|across|over|under|as|than|rather|until|if|because|that|which|where|whose|between)\s|[,;:(]/
const NO_NOUN =
  /^(?:it|them|this|that|these|those|one|some|up|out|off|on|in|to|from|with|for|into|how|why|what|whether|sure|myself|more|most|lots?|an?\slot|my|own)\b|\b(?:I|we|you|not|was|were|is|are|has|have|had|be|now|also|already|finally|again|too|stuff)\b|\b(?:and|or)\s\w+(?:ed|ing)\b|\s\w+ly$/i
/** Where the description of a mended thing becomes a statement of its own. */
const CLAUSE = /\b(?:that|which|where|when|if|because|while|so|using|by|[a-z]{3,}ing|[a-z]{3,}ed)\b|[,;:(]/

/** What a deed left behind: "there is now a retry", "the heap is now pinned to 1 GB"; nothing where that cannot be said safely. */
export function tellState({ clause: { verb }, rest, changed }: Deed): string | undefined {
  if (changed || rest.split(' ').length > 22) return undefined
  const whole = rest
    .replace(/,?\s(?:and|but|then)\s(?=\w+(?:ed|ing)\b|I\b|we\b|the\b).*$/, '')
    .replace(/[.!;,]+$/, '')
  const end = whole.search(NOUN_ENDS)
  const noun = end < 0 ? whole : whole.slice(0, end)
  const tail = end < 0 ? '' : whole.slice(end)
  if (!noun || noun.split(' ').length > 7 || NO_NOUN.test(noun) || /^[,;:(]/.test(tail)) return undefined
  if (MADE.test(verb.base) && /^(?:an?|support)\s/.test(whole))
    return `there is now ${noun}${verb.base === 'add' ? tail.replace(/^\sto\s/, ' in ') : tail}`
  const thing = withArticle(noun)
  const be = isPlural(noun) ? 'are' : 'is'
  if (
    MENDED.test(verb.base) ||
    (/^(?:reduce|increase|lower|limit)$/.test(verb.base) && /^\s(?:in|for)\s/.test(tail))
  )
    return CLAUSE.test(whole) || !/^(?:\s(?:in|for|on|with|between|from)\s(?!.*ly$)|$)/.test(tail)
      ? undefined
      : `${thing}${tail} ${be} now ${verb.forms.participle}`
  if (/ed$/.test(noun)) return undefined
  if (GONE.test(verb.base))
    return tail && !/^\s(?:from|in)\s/.test(tail) ? undefined : `${thing} ${be} gone${tail}`
  return LASTING.has(verb.base) ? `${thing} ${be} now ${verb.forms.participle}${tail}` : undefined
}
