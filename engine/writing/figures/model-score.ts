import { lean } from '../../lean.ts'
import { tidyClause, uncapitalise } from '../sentence/tidy.ts'

/** By what models are measured. */
const SCORE =
  '(?:(?:test|validation|overall|final|mean|average|top-\\d|balanced)\\s)?(?:recall|precision|accuracy|F1(?:[ -]score)?|(?:ROC[ -])?AUC|mAP(?:@[\\d.]+)?|BLEU|ROUGE(?:-\\w)?|RMSE|MAE|R2|WER|IoU|Dice(?: score)?|NDCG(?:@\\d+)?|MRR|sensitivity|specificity)'
const NUMBER = '([~<>]?(?:about\\s|around\\s)?\\d[\\d.,]*\\s?%?)'
const WHERE = '((?:\\s(?:on|for|with|across|in)\\s[^,;:()]{3,50})?)'
const IS = lean(
  `^(?:the\\s|our\\s|my\\s)?(${SCORE})\\s(?:is|was|reached|reaches|came out at|ended up at|stands at)\\s(?:now\\s|at\\s)?${NUMBER}${WHERE}$`,
  'i',
)
const REACHES = lean(
  `^(?:it|the (?:final\\s|trained\\s|best\\s|new\\s)?(?:model|classifier|network|forest|detector))\\s(?:reaches|reached|achieves|achieved|gets|got|has|had)\\s((?:an?|the)\\s${SCORE}\\sof\\s${NUMBER}${WHERE})(?:,\\s.*)?$`,
  'i',
)

/** "Recall is 0.91 on the test set", "it reaches an accuracy of 94%": how good a model is, as a phrase behind the deed that made it. */
export function scorePhrase(body: string): string | undefined {
  const told = tidyClause(body)
  const [, reached = ''] = REACHES.exec(told) ?? []
  if (reached) return `, reaching ${uncapitalise(reached)}`
  const [, score = '', number = '', where = ''] = IS.exec(told) ?? []
  if (!score) return undefined
  const name = /^[A-Z][a-z]/.test(score) ? score.charAt(0).toLowerCase() + score.slice(1) : score
  return `, with ${/^(?:[aeiou]|F1|R2|MAE|NDCG|MRR|RMSE|mAP)/i.test(name) && !/^ROUGE/.test(name) ? 'an' : 'a'} ${name} of ${number}${where}`
}
