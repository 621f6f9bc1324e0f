import { lean } from '../../../lean.ts'
import { spoken, withoutBrackets } from '../telling/say.ts'
import { isWholeSentence, pointsBack } from '../telling/sayable.ts'

/** What ties a statement to the one before: "This meant that", "That was because", "What led to the move was that". */
const HEAD = lean(
  /^(?:(?:and|but|so),?\s)?(?:(?:this|that|it|which)\s(?:(?:also|really|all|simply|in turn)\s)?(?:(?:is|was|happened|happens|occurred|occurs|came|arose|failed|fails)\s(?:(?:mostly|mainly|likely|simply|partly)\s)?(?:because|due to the fact that)|means?(?:\sthat)?|meant(?:\sthat)?)|(?:this|the) (?:change|move|step|switch) was (?:made|done|needed|necessary) (?:as|because|since)|(?:one|another|the (?:main|first|second|biggest|next|only|last|real)) (?:thing|problem|issue|bug|challenge|difficulty|hurdle|catch)(?:,? (?:that |which )?(?:I|we) (?:had|have|faced|hit|ran|found|noticed|met|encountered|saw|discovered)\b[^,;]{0,30}?)? (?:is|was) that|what (?:prompted|led to|started|motivated|triggered) [^,;]{3,40} (?:was|is) that)\s(?=\S)/i,
)

/** "Another obstacle was the gate": where none was told before, it is one of them. */
const ANOTHER =
  /^(?:and |also,? |then,? )?another (?=(?:[a-z]+ )?(?:problem|issue|obstacle|challenge|bug|difficulty|error|hurdle|struggle|pain point|blocker|drawback|limitation)\b)/i

/** What a meaning is told for: something was amiss. */
const AMISS =
  /\b(?:not|cannot|never|no|none|nothing|too|only|wrong\w*|fail\w*|broke\w*|crash\w*|slow\w*|stuck|lost|los(?:e|es|ing)|miss(?:es|ed|ing)|unable|errors?|bugs?|old(?:er)?|manual(?:ly)?|by hand|hard|difficult|impossible|longer|worse|unusable|might|could)\b|n't\b/i

/** A trouble without what ties it to a sentence that is not told; nothing where it has no such head, or only the one who tells it behind that. */
export function unheaded(body: string): string | undefined {
  const [another = ''] = ANOTHER.exec(body) ?? []
  if (another !== '') return withoutBrackets(spoken(`One ${body.slice(another.length)}`))
  const [head = ''] = HEAD.exec(body) ?? []
  const told = body.slice(head.length)
  if (head === '' || (/^(?:I|we|you|he|she)\s/i.test(told) && /mean/.test(head))) return undefined
  return AMISS.test(told) && isWholeSentence(told) && !pointsBack(told)
    ? withoutBrackets(spoken(told))
    : undefined
}
