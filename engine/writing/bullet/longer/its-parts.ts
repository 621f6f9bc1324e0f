import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { spellingOf } from '../../../facts/technologies/spellings.ts'
import { lean } from '../../../lean.ts'
import { countWords, tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { impersonal } from '../../sentence/trim.ts'
import { countBlemishes } from '../drafts/blemishes.ts'
import { LIMIT } from '../drafts/drafts.ts'
import type { Phrase } from '../reason/trouble.ts'

/** What is made of parts; behind a clause or a list nobody hears of what they are parts. */
const MADE =
  /^(?:set up|built|created|developed|implemented|introduced|made|designed|released|published|launched|shipped|rolled out|established|organi[sz]ed|planned and ran|wrote)\s(?!.*(?:[,;:]|\s(?:that|which|who|so|because|by|with|and)\s))/
const LONGEST = 20
/** What is missing, doubted or of the writer is no part of it. */
const NO_PART = lean(
  /^(?:no|not|still|next|also|only|lots|lessons?|mostly|just|now|first|then|same|total|overall|everything|all|nothing|one|zero|thanks|[a-z]+ing)\b|\b(?:I|we|my|me|us|you|it|they|this|that|these|which|who|but|however|still|left|missing|todo|instead|before|after|until|when|if|because|later|yet|fun|happy|hard|tough|bugs?|problems?|issues?|errors?|hours?|days?|weeks?)\b|[;:!?"()]|->/i,
)

/** Something is said of them. */
const TELLS =
  /\b(?:is|are|was|were|has|have|had|can|could|will|would|does|did|went|took|works?|fails?|runs?)\b|\s[a-z]+ed(?:\s(?:the|an?|by|in|on|to|from|with|for|at|and|it)\b|$)/i

/** "Set up the archive. Daily copies, a restore script and a drill": ", with daily copies, a restore script and a drill". */
export function withItsParts(phrase: Phrase, prose: Prose, isFaithful: (text: string) => boolean): Phrase {
  const { text, sources } = phrase
  const [deed] = sources
  if (!deed || sources.length > 1 || !MADE.test(text)) return phrase
  const next = prose.all[prose.all.indexOf(deed) + 1]
  const parts = next && isBeside(next, deed) ? partsIn(next) : undefined
  const told = `${text}, with ${parts}`
  return next && parts && countWords(told) <= LIMIT && isFaithful(told)
    ? { text: told, sources: [deed, next] }
    : phrase
}

function isBeside({ sentence }: Weighed, deed: Weighed): boolean {
  return sentence.block === deed.sentence.block && sentence.kind === 'prose' && deed.sentence.kind === 'prose'
}

/** Two things or more, and nothing that is said of them. */
function partsIn({ body, clause, likelihood }: Weighed): string | undefined {
  const list = tidyClause(body)
  if (clause || likelihood.problem > 0.3 || likelihood.followup > 0.3) return undefined
  const items = list.split(/,\s(?:and\s|plus\s)?|\sand\s|\splus\s/)
  const isList = items.length > 2 || /,\s/.test(list) || /\s(?:and|plus)\s(?:an?|the|\d)/.test(list)
  if (!isList || items.length < 2 || countWords(list) > LONGEST || NO_PART.test(list)) return undefined
  if (items.some((item) => countWords(item) > 7) || TELLS.test(list)) return undefined
  const told = impersonal(
    withoutCapital(/\s(?:and|plus)\s/.test(list) ? list : list.replace(/,\s(?=[^,]*$)/, ' and ')),
  )
  return told && countBlemishes(told) === 0 ? told : undefined
}

/** "Wind, rain": a plain word has its capital only as the first one. */
function withoutCapital(list: string): string {
  const [word = ''] = /^[A-Z][a-z]+(?=,?\s[a-z])/.exec(list) ?? []
  return word && !spellingOf(word) ? word.toLowerCase() + list.slice(word.length) : uncapitaliseNoun(list)
}
