import { lean } from '../../../lean.ts'

const SEEN =
  /^(?:I|we)(?:'ve| have)?\s(?:saw|see|seen|measured|got|observed|noticed)\s(?:at\s|about\s)?((?:an?\s)?(?:[\w-]+\s)?[~\u2248]?\d[\d.]*(?:\s?%|x)\s.*\b(?:improvements?|reductions?|speed-?ups?|gains?|decrease|faster|less|fewer)\b.*)$/i

const SHOWN = lean(
  /^(?:the\s)?(?:[\w-]+\s)?(?:results?|benchmarks?|tests?|measurements?|numbers|profiling)\s(?:shows?|showed|reported|gave|yielded)\s((?:an?\s)?(?:[\w-]+\s)?[~\u2248]?\d[\d.]*(?:\s?%|x)\s(?:[\w-]+\s)?(?:increase|improvement|reduction|speed-?up|gain|decrease|boost|drop)\b.*?)(?=,?\sand\s[a-z]+ed\s|$)/i,
)

/** "I saw a 20% speedup" and "benchmarks show a 20% speedup" become "with a 20% speedup". */
export function bySight(main: string): string | undefined {
  const seen = (SEEN.exec(main) ?? SHOWN.exec(main))?.[1]
  return seen && `, with ${seen}`
}
