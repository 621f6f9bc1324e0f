import { COUNT_NOUNS } from '../../lexicon/count-nouns.ts'

/** Whether a name ends with one thing of which there could be more, so that it needs an article: "test suite", "menu update". */
export function endsWithOne(name: string): boolean {
  const last = name.slice(name.lastIndexOf(' ') + 1).toLowerCase()
  return COUNT_NOUNS.has(last) || /^(?:update|upgrade|suite|redesign|refactor|overhaul|release)$/.test(last)
}
