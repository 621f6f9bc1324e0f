import { expect, it } from 'vitest'
import { parsePage } from './parse.ts'
import { elementsOf, textOf } from './tree.ts'

const outline = (html: string) => [...elementsOf(parsePage(html))].map(({ tag }) => tag).join(' ')

it.each<[string, string]>([
  ['<p>a<p>b', 'p p'],
  ['<ul><li>a<li>b</ul>', 'ul li li'],
  ['<table><tr><td>a<td>b<tr><td>c</table>', 'table tr td td tr td'],
  ['<div><br>a<img src=x>b</div>', 'div br img'],
  ['<div>a</span>b</div><p>c', 'div p'],
  ['<svg><title>save</title><path/></svg><h1>a</h1>', 'h1'],
  ['<svg><g><div>not a drawing</div>', 'div'],
  ['<style>h1{}</style><template><p>x</p></template><b>a</b>', 'b'],
  ['<script>if (a < b) document.write("<p>")</script><i>a</i>', 'script i'],
])('%s has the elements %s', (html, tags) => {
  expect(outline(html)).toBe(tags)
})

it('decodes entities in text and attributes', () => {
  const [link] = [...elementsOf(parsePage('<a title="R&amp;D">B&auml;cker &#38; Co</a>'))]
  expect(link?.attributes.title).toBe('R&D')
  expect(link && textOf(link)).toBe('Bäcker & Co')
})

it('keeps the text of elements below its depth', () => {
  const page = parsePage(`${'<div>'.repeat(100_000)}deep`)
  expect(textOf(page)).toBe('deep')
})

it('keeps the first of two attributes and a bounded number of them', () => {
  const [first] = [
    ...elementsOf(
      parsePage(
        `<p id="one" id="two" ${'a'.repeat(3)}=1 ${Array.from({ length: 500 }, (_, i) => `x${i}`).join(' ')}>`,
      ),
    ),
  ]
  expect(first?.attributes.id).toBe('one')
  expect(Object.keys(first?.attributes ?? {}).length).toBeLessThan(100)
})
