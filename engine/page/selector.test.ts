import { expect, it } from 'vitest'
import { POSTING_SYSTEMS } from '../lexicon/posting-systems.ts'
import { indexPage, select, selectOutermost } from './page-index.ts'
import { parsePage } from './parse.ts'
import { selector } from './selector.ts'

const PAGE = indexPage(
  parsePage(
    '<main id="m"><h1 class="big job-title" data-x="a b">one</h1><div class="JobTitle__x1"><h1>two</h1><p class="job-title">three</p></div></main>',
  ),
)

const found = (css: string) =>
  select(PAGE, selector(css)).map(({ children }) => children.find((child) => typeof child === 'string') ?? '')

it.each<[string, string[]]>([
  ['h1', ['one', 'two']],
  ['.job-title', ['one', 'three']],
  ['.job', []],
  ['h1.job-title', ['one']],
  ['#m .job-title', ['one', 'three']],
  ['div .job-title, h1.big', ['one', 'three']],
  ['[data-x]', ['one']],
  ['[data-x="a b"]', ['one']],
  ['[data-x~="b"]', ['one']],
  ['[data-x^="a"]', ['one']],
  ['[data-x$="a"]', []],
  ['[class*="JobTitle__"] h1', ['two']],
  ['* p', ['three']],
])('%s selects %j', (css, texts) => {
  expect(found(css)).toEqual(texts)
})

it('leaves out matches inside matches when only the outermost are wanted', () => {
  expect(selectOutermost(PAGE, selector('div, p')).map(({ tag }) => tag)).toEqual(['div'])
})

it('refuses what it does not know instead of matching nothing for ever', () => {
  expect(() => selector('div > p:first-child')).toThrow('Not a selector')
})

it.each(POSTING_SYSTEMS.map((system) => [system.name, system] as const))(
  'the selectors of %s are valid',
  (_, system) => {
    const { position, company = 'p', description, noise = 'p' } = system
    expect(() => [position, company, description, noise].map(selector)).not.toThrow()
  },
)
