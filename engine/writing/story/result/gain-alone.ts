import type { Prose } from '../../../facts/fields/prose.ts'
import { NO_OUTCOME } from '../../../facts/fields/seeming-outcome.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { isDoubted } from '../../figures/doubt.ts'
import { tidyClause, uncapitalise } from '../../sentence/tidy.ts'

const MUCH = '(?:(?:about|around|roughly|nearly|almost|over|up to|at least)\\s)?'
/** "Roughly a 45% reduction in time", "~3x speedup". */
const BROUGHT = lean(
  `^(${MUCH})(an?\\s)?(~?\\d[\\d.]*\\s?(?:%|x|\u00d7)\\s(?:(?:overall|performance|total)\\s)?(?:reduction|improvement|speed-?up|decrease|increase|gain|boost)(?:\\s(?:in|of|on|for)\\s(?!(?:this|that|it)\\b)[^,;:()]{2,50})?)$`,
  'i',
)
/** "Makes the import about 70% faster", "gave a 3x speed-up on the largest account". */
const MADE = lean(
  `^(?:made|gave|makes|gives)\\s(?!sure\\b|up\\b|me\\b|us\\b|it\\b)[^,;:]{0,50}\\d[\\d.]*\\s?(?:%|x|\u00d7|times)\\s(?:faster|quicker|smaller|cheaper|lighter|shorter|speed-?up|improvement|reduction)\\b[^,;:]{0,50}$`,
  'i',
)

/** A gain of which a note says no more than how much it is, as a sentence of its own. */
export function gainTold({ body, quantities }: Weighed): string | undefined {
  if (quantities.length === 0) return undefined
  const text = tidyClause(body)
  const [, hedge = '', article = 'a ', gain = ''] = BROUGHT.exec(text) ?? []
  if (gain) return `This brought ${uncapitalise(hedge)}${article.toLowerCase()}${gain}.`
  const [word = ''] = MADE.exec(text)?.[0].split(' ') ?? []
  const did = /^m/i.test(word) ? 'made' : 'gave'
  return word ? `This ${did}${text.slice(word.length)}.` : undefined
}

/** The last such gain, where nothing else tells how it ended. */
export function gainAlone({ all }: Prose): { text: string; source: Weighed } | undefined {
  for (const source of all.toReversed()) {
    const { body, likelihood, features, sentence } = source
    if (sentence.kind === 'title' || likelihood.impact < 0.4 || likelihood.followup > 0.4) continue
    const text = features.includes(NO_OUTCOME) || isDoubted(body) ? undefined : gainTold(source)
    if (text) return { text, source }
  }
  return undefined
}
