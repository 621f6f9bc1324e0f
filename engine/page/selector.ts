import type { PageElement } from './tree.ts'

export type Matcher = (element: PageElement) => boolean

/**
 * One alternative of a selector. `key` names something every match has (`#id`, `.class`, `[attribute]` or a tag), for
 * look-up in an index; `accepts` says which values of that attribute can match.
 */
export type Alternative = { key: string; accepts?: (value: string) => boolean; matches: Matcher }

export type Selector = { alternatives: readonly Alternative[]; matches: Matcher }

const PART = /^(?:#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:([~^$*]?)=(?:"([^"]*)"|'([^']*)'))?\]|([a-z][\w-]*|\*))/i

/**
 * A small part of CSS: tag, `#id`, `.class`, `[attribute]`, `=`, `~=`, `^=`, `$=`, `*=`, descendants (a space) and
 * lists (a comma).
 */
export function selector(css: string): Selector {
  const alternatives = css.split(/,(?![^[]*\])/).map((one) => chain(one.trim()))
  return { alternatives, matches: (element) => alternatives.some(({ matches }) => matches(element)) }
}

function chain(css: string): Alternative {
  const steps = css.split(/\s+(?=\S)(?![^[]*\])/).map(compound)
  const last = steps.pop()
  if (!last) throw new Error(`Empty selector in "${css}"`)
  const matches = (element: PageElement) => {
    if (!last.matches(element)) return false
    let ancestor = element.parent
    for (let i = steps.length - 1; i >= 0; i--) {
      const step = steps[i]
      while (ancestor && !step?.matches(ancestor)) ancestor = ancestor.parent
      if (!ancestor) return false
      ancestor = ancestor.parent
    }
    return true
  }
  return { ...last, matches }
}

function compound(css: string): Alternative {
  const tests: Alternative[] = []
  let rest = css
  while (rest) {
    const part = PART.exec(rest)
    if (!part) throw new Error(`Not a selector this matcher knows: "${css}"`)
    tests.push(simple(part))
    rest = rest.slice(part[0].length)
  }
  const rarest = tests.reduce<Alternative>((a, b) => (rarity(b.key) > rarity(a.key) ? b : a), {
    key: '*',
    matches: () => true,
  })
  return { ...rarest, matches: (element) => tests.every((test) => test.matches(element)) }
}

const rarity = (key: string) => ['*', 'tag', '[', '.', '#'].indexOf(/^[#.[*]/.exec(key)?.[0] ?? 'tag')

function simple([, id, className, name, operator = '', double, single, tag]: RegExpExecArray): Alternative {
  if (id) return { key: `#${id}`, matches: ({ attributes }) => attributes.id === id }
  if (className)
    return { key: `.${className}`, matches: ({ attributes }) => hasWord(attributes.class, className) }
  if (tag)
    return {
      key: tag.toLowerCase(),
      matches: tag === '*' ? () => true : (element) => element.tag === tag.toLowerCase(),
    }
  const attribute = (name ?? '').toLowerCase()
  const wanted = double ?? single
  const key = `[${attribute}]`
  if (wanted === undefined) return { key, matches: ({ attributes }) => attribute in attributes }
  const compare = COMPARE[operator] ?? equals
  const accepts = (value: string) => compare(value, wanted)
  const matches = ({ attributes }: PageElement) => {
    const value = attributes[attribute]
    return value !== undefined && accepts(value)
  }
  return { key, accepts, matches }
}

const equals = (value: string, wanted: string) => value === wanted

const COMPARE: Record<string, (value: string, wanted: string) => boolean> = {
  '~': hasWord,
  '^': (value, wanted) => value.startsWith(wanted),
  $: (value, wanted) => value.endsWith(wanted),
  '*': (value, wanted) => value.includes(wanted),
}

function hasWord(list: string | undefined, word: string): boolean {
  if (!list?.includes(word)) return false
  return list === word || list.split(/\s+/).includes(word)
}
