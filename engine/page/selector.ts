import { elementsOf, type PageElement } from './tree.ts'

export type Matcher = (element: PageElement) => boolean

const PART = /^(?:#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:([~^$*]?)=(?:"([^"]*)"|'([^']*)'))?\]|([a-z][\w-]*|\*))/i

/**
 * A small part of CSS: tag, `#id`, `.class`, `[attribute]`, `=`, `~=`, `^=`, `$=`, `*=`, descendants (a space) and
 * lists (a comma).
 */
export function selector(css: string): Matcher {
  const alternatives = css.split(/\s*,\s*(?![^[]*\])/).map((one) => chain(one.trim()))
  return (element) => alternatives.some((matches) => matches(element))
}

function chain(css: string): Matcher {
  const steps = css.split(/\s+(?![^[]*\])/).map(compound)
  const last = steps.pop()
  if (!last) throw new Error(`Empty selector in "${css}"`)
  return (element) => {
    if (!last(element)) return false
    let ancestor = element.parent
    for (let i = steps.length - 1; i >= 0; i--) {
      const step = steps[i]
      while (ancestor && !step?.(ancestor)) ancestor = ancestor.parent
      if (!ancestor) return false
      ancestor = ancestor.parent
    }
    return true
  }
}

function compound(css: string): Matcher {
  const tests: Matcher[] = []
  let rest = css
  while (rest) {
    const part = PART.exec(rest)
    if (!part) throw new Error(`Not a selector this matcher knows: "${css}"`)
    tests.push(simple(part))
    rest = rest.slice(part[0].length)
  }
  return (element) => tests.every((test) => test(element))
}

function simple([, id, className, name, operator = '', double, single, tag]: RegExpExecArray): Matcher {
  if (id) return ({ attributes }) => attributes['id'] === id
  if (className) return ({ attributes }) => hasWord(attributes['class'], className)
  if (tag) return tag === '*' ? () => true : (element) => element.tag === tag.toLowerCase()
  const attribute = (name ?? '').toLowerCase()
  const wanted = double ?? single
  if (wanted === undefined) return ({ attributes }) => attribute in attributes
  const compare = COMPARE[operator] ?? COMPARE['']
  return ({ attributes }) => {
    const value = attributes[attribute]
    return value !== undefined && compare !== undefined && compare(value, wanted)
  }
}

const COMPARE: Record<string, (value: string, wanted: string) => boolean> = {
  '': (value, wanted) => value === wanted,
  '~': hasWord,
  '^': (value, wanted) => value.startsWith(wanted),
  $: (value, wanted) => value.endsWith(wanted),
  '*': (value, wanted) => value.includes(wanted),
}

function hasWord(list: string | undefined, word: string): boolean {
  const at = list?.indexOf(word) ?? -1
  if (list === undefined || at < 0) return false
  return list === word || list.split(/\s+/).includes(word)
}

/** All matches, outermost only: a match inside a match is part of it. */
export const selectAll = (root: PageElement, matches: Matcher): PageElement[] => {
  const found: PageElement[] = []
  const enter = (element: PageElement) => {
    if (!matches(element)) return true
    found.push(element)
    return false
  }
  for (const _ of elementsOf(root, enter)) {
    // The walk itself collects.
  }
  return found
}
