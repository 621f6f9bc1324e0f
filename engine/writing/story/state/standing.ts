import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import type { Deed } from '../../deeds/deed.ts'
import { isOvertaken } from '../../figures/labelled-result.ts'
import { countWords, tidyClause } from '../../sentence/tidy.ts'
import { hasSign } from '../result/end-told.ts'
import { isNoResult } from '../result/is-result.ts'
import { spoken } from '../telling/say.ts'
import { isSayable, isWholeSentence, pointsBack } from '../telling/sayable.ts'

/** Words of how things are once the work is done. */
const STANDS =
  /(?<!\bwhich )\bnow\b(?!\s(?:that|for (?:years|months|weeks|ages))\b)|\bno longer(?!\s(?:supported|available|maintained|valid|exists?)\b)|(?<!\bonly )\bworks\b|\b(?:again|unchanged|ready|working(?!\s(?:on|with|towards?|through|around|at|for)\b)|running(?!\s(?:into|out|the|an?)\b)|in the end|(?:was|were|am|are) able to|without being|avoids|passes|(?:tests?|suite|build)\s(?:\w+\s(?:to\s)?)?pass(?:ed)?|recovered|resumed|delivered|back (?:up|online|to))\b/i
/** A state that nobody would take for trouble, even where the sentence opens the note. */
const DONE = lean(
  /\b(?:(?:is|are|'s|'re)\s(?:now\s|finally\s|all\s)?(?:almost|nearly|mostly|more or less|fully|completely|basically|pretty much)\s(?:done|finished|complete|completed|ready|working|there)|(?:is|are)\s(?:now|finally)\s(?:done|finished|complete|completed|ready|working|live|online|running|merged|deployed|published|available|[a-z]+(?:able|al|ible))|left with a working|(?:was|were|has been|have been|is|are)\s(?:\w+ly\s)?(?:renewed|restored|resolved|solved)|(?:works?|worked|loads|runs|boots|deployed|built|ran|went)\s(?:perfectly|fine|great|well|flawlessly|like a charm|as (?:expected|intended))|survived intact|(?:is|are|was|were) (?:fully )?intact|available again|successful(?:ly)?|succeeded|up and running)\b/i,
)
/** Trouble, doubt and plans. */
export const NOT_YET =
  /\b(?:not|never|who now|fail\w*|broken?|unfortunately|however|issues?|problems?|errors?|bugs?|crash\w*|if|should|would|could|(?<!(?:in|since|last|of|late|early|by|until|from) )may|might|will|want|need(?:ed|s)?|until|before|wait\w*|plan\w*|once|todo|next(?!\s\w+\s(?:\w+ed|ran|went)\b)|try\w*|tried|going to|right now|for now|causes?|caused|piled|while|continued|spent|must|I'm(?! left)|I am(?! now| able| left))\b|^(?:every|each)\s(?:\w+\s){1,2}?(?!passed|recovered|worked)[a-z]+ed\b|n't\b|\bthere (?:was|were) no\s(?!more|further|data|loss|downtime)|\?|'ll\b/i

/** So many words can be told in one breath. */
const LONGEST = 32

/** The likeliest sentence that says how things stand, where none was sure enough to be called a result. */
export function standing(
  prose: Prose,
  deeds: readonly Deed[],
  situation: Phrase,
  action: Phrase,
): Weighed | undefined {
  const mayStand = (one: Weighed, least: number) => {
    const words = countWords(one.body)
    return (
      one.sentence.kind !== 'title' && one.likelihood.followup < 0.35 && words >= least && words <= LONGEST
    )
  }
  const stands = (one: Weighed) =>
    !NOT_YET.test(one.body) && !isNoResult(one) && !isOvertaken(one, prose) && isSayable(one)
  const told = [...situation.sources, ...action.sources]
  const found = prose.all.filter(
    (one) =>
      one.likelihood.problem < 0.45 &&
      mayStand(one, 5) &&
      saysHowItStands(one) &&
      !told.includes(one) &&
      stands(one),
  )
  const [best] = found.toSorted((a, b) => b.likelihood.impact - a.likelihood.impact)
  if (best) return best
  // What the situation or the action has told by mistake is given back to the result.
  return prose.all.find(
    (one) =>
      one.likelihood.problem < 0.5 &&
      mayStand(one, 4) &&
      DONE.test(one.body) &&
      !pointsBack(one.body) &&
      !deeds.some(({ source }) => source === one) &&
      stands(one),
  )
}

/** "Dropped the rope, as it no longer held": why it was done, and no end. */
const WHY_DONE =
  /^([A-Z]?[a-z]+ed\s.{4,120}?),?\s(?:as|since|because)\s(?!of\b|soon\b|well\b|expected\b|intended\b).*$/

/** "The crane runs again"; that a script is "run as root" and a line "ready to be read" says nothing of the kind, nor does an aside. */
function saysHowItStands(one: Weighed): boolean {
  const said = one.body.replace(/\s?\([^()]*\)/g, '').replace(WHY_DONE, '$1')
  return DONE.test(said) || (STANDS.test(said) && (hasSign(one) || /\bmanaged to get\b/.test(said)))
}

const TAIL =
  /(?:(?:\s[-\u2013\u2014]+|[,;])\s(?:and\s|so\s)?((?:it's|it is|they're|now|everything|all)\s[^,;]{8,90})|,?\s(?:and|so)\s((?:I|we)\s(?:was|were|am|are)\s(?:now\s|finally\s)?(?:ready|able)\sto\s[^,;]{8,70}))$/i

/** "Delivered in May, shop has 35% fewer returns": what the figure is of has a verb of its own. */
const FIGURE_BEHIND =
  /,\s((?:the\s|our\s|all\s)?[a-z-]+(?:\s[a-z-]+)?\s(?:has|have|is|are)\s(?:now\s)?[^,;]{0,20}\d[^,;]{2,60})$/

function subjectOf(told: string): string {
  return /^(?:the|our|all)\s|^[a-z-]+s\s/.test(told) ? told : `the ${told}`
}

/** "Rewrote the import, now it takes any date" ends with how things stand. */
export function stateBehind(deeds: readonly Deed[]): (Phrase & { tail: string }) | undefined {
  for (const { source } of deeds) {
    const match = TAIL.exec(tidyClause(source.body))
    const told = match?.[1] ?? match?.[2]
    const counted = FIGURE_BEHIND.exec(tidyClause(source.body))
    if (counted?.[1] && !NOT_YET.test(counted[1]) && source.likelihood.impact >= 0.3)
      return { text: spoken(subjectOf(counted[1])), sources: [source], tail: counted[0] }
    if (told && STANDS.test(told) && !NOT_YET.test(told) && isWholeSentence(told))
      return { text: spoken(told), sources: [source], tail: match?.[0] ?? '' }
  }
  return undefined
}
