import type { PageIndex } from './page-index.ts'
import { readableText } from './readable-text.ts'
import type { PageElement } from './tree.ts'

/** Branches to leave out of texts, and all the elements that have one of them inside. */
export type LeftOut = { branches: ReadonlySet<PageElement>; around: ReadonlySet<PageElement> }

export function leaveOut(branches: readonly PageElement[]): LeftOut {
  const around = new Set<PageElement>()
  for (const { parent } of branches)
    for (let outer = parent; outer && !around.has(outer); outer = outer.parent) around.add(outer)
  return { branches: new Set(branches), around }
}

/** The readable text of a branch. Where nothing is left out of it, it is read once for all who ask. */
export function textWithout(index: PageIndex, root: PageElement, { branches, around }: LeftOut): string {
  if (around.has(root)) return readableText(root, (element) => branches.has(element))
  const text = index.texts.get(root) ?? readableText(root)
  index.texts.set(root, text)
  return text
}
