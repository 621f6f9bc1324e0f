import { type PageIndex, select } from './page-index.ts'
import { isHidden } from './readable-text.ts'
import { selector } from './selector.ts'
import { hasAncestor, type PageElement, textOf } from './tree.ts'

/** What a page says about itself outside its content. */
export type Meta = {
  title: string
  ogTitle: string
  siteName: string
  description: string
  headings: string[]
  /** Names on logos and in copyright lines. */
  logos: string[]
  /** Addresses of the page itself. */
  own: string[]
  /** Addresses that it links to. */
  linked: string[]
}

const TITLE_LIMIT = 300

const META = selector('meta')
const TITLE = selector('title')
const HEADINGS = selector('h1')
const SECOND_HEADINGS = selector('h2')
const LOGOS = selector('img[alt]')
const CANONICAL = selector('link[rel="canonical"]')
const LINKS = selector('a[href], form[action]')
const CHROME = new Set(['nav', 'footer', 'aside'])

export function readMeta(index: PageIndex, url: string): Meta {
  const metas = new Map<string, string>()
  for (const { attributes } of select(index, META)) {
    const name = (attributes.property ?? attributes.name ?? attributes.itemprop ?? '').toLowerCase()
    const content = attributes.content?.trim()
    if (name && content && !metas.has(name)) metas.set(name, content)
  }
  const of = (...names: string[]) => names.map((name) => metas.get(name)).find(Boolean) ?? ''
  const [title] = select(index, TITLE)
  const headings = headingsOf(index, HEADINGS)
  const canonical = select(index, CANONICAL)[0]?.attributes.href ?? ''
  return {
    title: title ? textOf(title).slice(0, TITLE_LIMIT) : '',
    ogTitle: of('og:title', 'twitter:title').slice(0, TITLE_LIMIT),
    siteName: of('og:site_name', 'application-name', 'author').slice(0, TITLE_LIMIT),
    description: longest([of('og:description'), of('description'), of('twitter:description')]),
    headings: headings.length ? headings : headingsOf(index, SECOND_HEADINGS).slice(0, 3),
    logos: logosOf(index),
    own: [url, canonical, of('og:url')].filter(Boolean),
    linked: linksOf(index),
  }
}

const longest = (texts: string[]) => texts.reduce((a, b) => (b.length > a.length ? b : a), '')

const headingsOf = (index: PageIndex, which: typeof HEADINGS) =>
  select(index, which)
    .filter((element) => !isHidden(element) && !hasAncestor(element, ({ tag }) => CHROME.has(tag)))
    .map(textOf)
    .filter((text) => text && text.length < 200)
    .slice(0, 5)

function logosOf(index: PageIndex): string[] {
  const names: string[] = []
  for (const image of select(index, LOGOS)) {
    const alt = image.attributes.alt?.trim() ?? ''
    if (alt.length < 2 || alt.length > 80) continue
    if (/\blogo\b|^company logo/i.test(alt) || isLogo(image)) names.push(alt)
    if (names.length >= 6) break
  }
  return names
}

const isLogo = (image: PageElement) =>
  [image, image.parent, image.parent?.parent].some((element) =>
    /logo|brand/i.test(
      `${element?.attributes.class ?? ''} ${element?.attributes.id ?? ''} ${element?.attributes['data-testid'] ?? ''}`,
    ),
  )

function linksOf(index: PageIndex): string[] {
  const found: string[] = []
  for (const { attributes } of select(index, LINKS)) {
    const address = attributes.href ?? attributes.action ?? ''
    if (/^https?:\/\//.test(address)) found.push(address.slice(0, 300))
    if (found.length >= 150) break
  }
  return found
}
