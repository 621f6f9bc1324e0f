import { uncapitalise } from '../../sentence/tidy.ts'

/** "In production, ..." keeps its place at the end: "... in production". */
export function placeOf(lead: string): string | undefined {
  const place =
    /\b((?:in|on|for|at|with|under)\s(?!this\b|that\b|turn\b|addition\b|order\b|particular\b|short\b|general\b|the end\b|fact\b|practice\b|example\b|now\b|instance\b)[^,]{3,50}),\s*$/i.exec(
      lead,
    )?.[1]
  return place && !/\b(?:I|we|my|our)\b/.test(place) ? uncapitalise(place) : undefined
}
