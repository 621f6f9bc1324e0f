import { TECHNOLOGIES } from '../lexicon/technologies.ts'
import { bare } from './fold.ts'

const PRODUCTS = new Set(
  TECHNOLOGIES.flatMap(({ name, also = [], shown = [], cased = [] }) => [
    name,
    ...also,
    ...shown,
    ...cased,
  ]).map(bare),
)

/** Whether a text names technologies and nothing else: "Vue.js, TypeScript". */
export const isTechnology = (text: string): boolean =>
  text.split(/\s*[,/&+]\s*|\s+and\s+/).every((part) => PRODUCTS.has(bare(part)))
