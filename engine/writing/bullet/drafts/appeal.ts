import { APPEAL_WEIGHTS } from '../../../lexicon/appeal-weights.ts'
import { countWords } from '../../sentence/tidy.ts'
import type { Telling, Workshop } from '../tellings.ts'
import { countBlemishes } from './blemishes.ts'
import { centralWords } from './central.ts'
import { bulletFeatures, wordsOfName } from './rank.ts'

/** What a reader of CVs sees in the words of a bullet, for better or worse. */
const SIGNS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['figure', /\d/],
  ['quote', /"/],
  ['brackets', /\(/],
  ['dash', /\s[-\u2013\u2014]\s/],
  ['slash', /\//],
  ['code', /[_:]\w|\w\(|->|=/],
  ['said of it', /\b(?:that|which|who)\b/],
  ['so that', /\bso that\b/],
  ['because', /\b(?:because|since|as)\b/],
  ['when', /\b(?:when|while|if|after|before|until|once)\b/],
  ['where', /\swhere\s/],
  ['by doing', /\bby \w+ing\b/],
  ['to do', /\bto [a-z]+\b/],
  ['present', /\b(?:is|are|has|have|can|will)\b/],
  ['past', /\b(?:was|were|had|could|would)\b/],
  ['denied', /\b(?:not|no|never|without)\b/],
  ['pronoun', /\b(?:it|they|them|its|their|this|these|those|ones?)\b/],
  ['vague', /\b(?:some|various|several|few|stuff|things?|work|bit|lot)\b/],
  ['chatter', /\b(?:also|now|just|still|instead|even|only|then|back|again|actually)\b/],
  ['capitals', /\b[A-Z]{2,}\b.*\b[A-Z]{2,}\b/],
  [
    'weak verb first',
    /^(?:Worked|Used|Made|Got|Did|Had|Tried|Found|Looked|Started|Learned|Changed|Put|Went|Took|Ran|Read|Tested|Checked|Discussed|Talked|Helped|Noticed|Realized|Decided|Left|Kept|Set|Moved|Continued|Finished|Completed)\b/,
  ],
  [
    'strong verb first',
    /^(?:Added|Fixed|Implemented|Created|Built|Removed|Replaced|Refactored|Improved|Introduced|Enabled|Updated|Migrated|Wrote|Rewrote|Reduced|Optimized|Prevented|Allowed|Resolved|Restored|Configured|Deployed)\b/,
  ],
]

const WEIGHTS = new Map(Object.entries(APPEAL_WEIGHTS))

/** How likely a reader would take a bullet as it is. */
export function appealOf(telling: Telling, workshop: Workshop): number {
  let appeal = 0
  for (const [name, value] of Object.entries(appealFeatures(telling, workshop)))
    appeal += (WEIGHTS.get(name) ?? 0) * value
  return appeal
}

/** What speaks for and against a telling: how it reads, how it was made and what it is about. */
function appealFeatures(
  { text, draft, added }: Telling,
  { prose, project }: Workshop,
): Record<string, number> {
  const features: Record<string, number> = {}
  for (const [name, sign] of SIGNS) if (sign.test(text)) features[name] = 1
  const words = countWords(text)
  if (words < 13) features['few words'] = 1
  if (words > 22) features['many words'] = 1
  if (words > 28) features['too many words'] = 1
  features.commas = Math.min(4, text.split(',').length - 1)
  features.joints = Math.min(3, text.split(/\band\b/).length - 1)
  features.articles = Math.min(4, text.split(/\bthe\b/).length - 1)
  if (!/\b(?:the|an?|all|two|three)\b/.test(text)) features['no article'] = 1
  features.blemishes = Math.min(3, countBlemishes(text))
  for (const what of added) features[`added ${what}`] = 1
  if (!draft) return { ...features, 'no deed': 1 }
  const { main, from, others } = draft
  if (others.length === 1) features['one other'] = 1
  if (others.length > 1) features['two others'] = 1
  if (countWords(draft.text) < 10) features['short deed'] = 1
  features.place = prose.all.indexOf(from) / prose.all.length
  features[`in ${from.sentence.kind}`] = 1
  features.problem = from.likelihood.problem
  features.approach = from.likelihood.approach
  features['follow-up'] = from.likelihood.followup
  features.highlight = from.likelihood.highlight
  if (main) {
    features[`subject ${main.clause.subject}`] = 1
    features[`form ${main.clause.form}`] = 1
  }
  return { ...features, ...bulletFeatures(draft, prose, centralWords(prose), wordsOfName(project)) }
}
