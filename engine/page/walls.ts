import { EXPIRED, LISTINGS, LOGIN_WALLS, ROBOT_CHECKS, ROBOT_MARKUP } from '../lexicon/page-walls.ts'
import { SECTION_WORDS } from '../lexicon/posting-sections.ts'
import { fold } from '../posting/fold.ts'
import { positionScore } from '../posting/roles.ts'
import type { PostingReading } from '../read-posting.ts'
import type { Meta } from './meta.ts'
import { type PageIndex, select } from './page-index.ts'
import { selector } from './selector.ts'
import { type PageElement, textOf } from './tree.ts'

type Reason = Extract<PostingReading, { kind: 'no-posting' }>['reason']

const PASSWORD = selector('input[type="password"]')
const LINKS = selector('a[href]')
const CARD_TITLES = selector('h2, h3, h4')

const SECTIONS = new Set(SECTION_WORDS)

/** How long the visible text of a wall or an expired page can be. */
const SHORT = 1_500

export type PageLook = { index: PageIndex; meta: Meta; html: string; visible: string }

/** Why a page holds no posting, when its text says so. Asked only where no posting was found with certainty. */
export function whyNoPosting({ index, meta, html, visible }: PageLook): Reason | undefined {
  const heads = [meta.title, ...meta.headings, meta.ogTitle].map(fold)
  const text = fold(visible.slice(0, 6_000))
  const isShort = visible.length < SHORT
  if (
    heads.some((head) => any(ROBOT_CHECKS, head)) ||
    (isShort && any(ROBOT_CHECKS, text)) ||
    (visible.length < 600 && hasRobotMarkup(html))
  )
    return 'robot-check'
  if (heads.some((head) => isOver(head)) || (visible.length < 3_000 && isOver(text))) return 'expired'
  if (heads.some((head) => any(LOGIN_WALLS, head)) || (select(index, PASSWORD).length > 0 && isShort))
    return 'login-wall'
  if (isShort && any(LOGIN_WALLS, text)) return 'login-wall'
  if (isListing(index, meta, visible)) return 'listing'
  return visible.replace(/\s/g, '').length < 150 ? 'empty' : undefined
}

/** Says that it is over; "until the position is filled" does not. */
const isOver = (text: string) =>
  EXPIRED.some((pattern) => {
    const match = pattern.exec(text)
    return match !== null && !NOT_YET.test(text.slice(Math.max(0, match.index - 40), match.index))
  })

const NOT_YET =
  /\b(?:until|till|once|when|if|unless|before|after|in case|bis|sobald|falls|jusqu'a ce que|hasta que|ate que)\b[^.!?]*$/

const any = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

const hasRobotMarkup = (html: string) => {
  const source = html.slice(0, 200_000).toLowerCase()
  return ROBOT_MARKUP.some((mark) => source.includes(mark))
}

/** The page says that the posting is over, though its text is still there. */
export const saysExpired = ({ visible, meta }: Pick<PageLook, 'visible' | 'meta'>): boolean =>
  isOver(fold(`${meta.headings.join('\n')}\n${visible.slice(0, 800)}`))

/** Many positions that link somewhere, under a heading of many jobs; a posting with similar jobs below has sections of its own. */
function isListing(index: PageIndex, meta: Meta, visible: string): boolean {
  // Career sites call every page "Jobs at ..." in its title; the heading knows better.
  const heads = (meta.headings.length ? meta.headings : [meta.ogTitle, meta.title]).map(fold)
  const saysListing = heads.some((head) => any(LISTINGS, head))
  const isTitled = heads.some((head) => positionScore(head) >= 2.5)
  if (isTitled && !saysListing && hasSections(visible)) return false
  const enough = saysListing ? (isTitled ? 3 : 1) : isTitled ? MANY : 5
  return hasPositions(select(index, LINKS), enough) || hasPositions(select(index, CARD_TITLES), enough)
}

const MANY = 12

/** Whether at least so many different positions are named. */
function hasPositions(elements: readonly PageElement[], count: number): boolean {
  const seen = new Set<string>()
  let positions = 0
  for (const element of elements) {
    const text = textOf(element)
    if (text.length >= 90 || seen.has(text)) continue
    seen.add(text)
    if (positionScore(text) >= 2 && ++positions >= count) return true
  }
  return false
}

/** Two of the headings that every posting has. */
function hasSections(text: string): boolean {
  let count = 0
  for (const line of text.split('\n')) {
    if (line.length < 60 && SECTIONS.has(fold(line).replace(/[\s:?!.]+$/, ''))) count++
    if (count >= 2) return true
  }
  return false
}
