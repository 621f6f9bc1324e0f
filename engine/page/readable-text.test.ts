import { expect, it } from 'vitest'
import { htmlToText } from './html-text.ts'

it.each<[string, string, string]>([
  ['paragraphs', '<p>one</p><p>two</p>', 'one\n\ntwo'],
  ['line breaks', 'one<br>two<br/>three', 'one\ntwo\nthree'],
  [
    'lists',
    '<p>You will</p><ul><li>plan</li><li><p>write</p></li></ul><p>End</p>',
    'You will\n\n- plan\n- write\n\nEnd',
  ],
  ['blanks', '<p>  one \n two&nbsp;three </p>', 'one two three'],
  ['inline elements', '<p><b>R</b>&amp;<i>D</i> team</p>', 'R&D team'],
  [
    'tables of labels',
    '<table><tr><td>Place</td><td>Graz</td></tr><tr><th>Pay</th><td>fair</td></tr></table>',
    'Place: Graz\nPay: fair',
  ],
  [
    'scripts, controls and hidden parts',
    '<div>one<script>x</script><button>Apply</button><p hidden>no</p><p style="display: none">no</p><span class="sr-only">no</span></div>',
    'one',
  ],
  ['HTML that was encoded', '&lt;p&gt;one&lt;/p&gt;&lt;p&gt;R&amp;amp;D&lt;/p&gt;', 'one\n\nR&D'],
  ['plain text with its lines', 'one\r\n\r\n\r\n\r\ntwo  three\n', 'one\n\ntwo three'],
  ['plain text with entities', 'one &amp;amp; two&nbsp;three\nfour', 'one & two three\nfour'],
])('reads %s', (_, html, text) => {
  expect(htmlToText(html)).toBe(text)
})
