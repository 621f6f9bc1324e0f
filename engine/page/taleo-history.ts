import { positionScore } from '../posting/roles.ts'
import type { Found } from './found.ts'
import { htmlToText } from './html-text.ts'
import { type PageIndex, select } from './page-index.ts'
import { selector } from './selector.ts'

const FIELD = selector('input[id="initialHistory"]')
const LEAST = 200

/** Taleo's older pages keep the posting in one hidden field, its parts joined by `!|!` and percent-encoded. */
export function readTaleoHistory(index: PageIndex): Found {
  const [field] = select(index, FIELD)
  const parts = (field?.attributes.value ?? '').split('!|!').slice(0, 2_000).map(decode)
  const texts = parts.filter((part) => part.length >= LEAST).map(htmlToText)
  const position = parts.find((part) => part.length < 120 && positionScore(part) >= 2)
  if (!position || !texts.length) return {}
  return { position, description: [...new Set(texts)].join('\n\n') }
}

function decode(part: string): string {
  const text = part.replace(/^!\*!/, '').replaceAll('%5C:', ':')
  try {
    return decodeURIComponent(text).trim()
  } catch {
    return text.trim()
  }
}
