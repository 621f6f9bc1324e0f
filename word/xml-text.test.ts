import { expect, it } from 'vitest'
import { xmlText } from './xml-text.ts'

it('removes exactly the characters that XML forbids', () => {
  const forbidden = '\u0000\u0008\u000b\u000c\u000e\u001f\ufffe\uffff\ud800\udfff'
  const allowed = '\t\n\r A~\u007f\u0085é\ud7ff\ue000\ufffd\u{1f680}\u{10ffff}'
  expect(xmlText(forbidden.split('').join(allowed))).toBe(allowed.repeat(forbidden.length - 1))
})

it('escapes what XML would take for its own', () => {
  expect(xmlText('<a href="x">&amp;</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;')
})
