import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { readDocument } from './document.ts'
import { isSourceLine, isTimed } from './fenced.ts'

test('what a compiler says in a fence is nobody\u2019s sentence', () => {
  const { sentences } = readDocument(
    "The build broke.\n\n```\nCannot convert value of type 'Tide' to expected argument type 'Pier'\n```\n",
  )
  expect(sentences.map(({ kind }) => kind)).toEqual(['prose', 'code'])
})

test('a command shown below a colon is no deed', () => {
  const { starStory, resumeBullet } = analyse(
    'Paint one more post of the harbour gate\n\nWith this paint all gates now close in time, when running:\n\n  make test GATES=all\n\nNobody had looked at them for years.',
  )
  expect(starStory.action).toBe('I painted one more post of the harbour gate.')
  expect(resumeBullet).not.toContain('when running')
})

test.each([
  'int main(void)',
  'static void ring(bell *b) {}',
  'def paint(gate):',
  '{',
  '});',
  'if (lid->open) {',
  '} else {',
  'Lamp *lamp = open_lamp(0);',
  '    lamp_open(gate, 1, &seq);',
  'uint64_t seq;',
  'return 0;',
  'ann:src 130$ make lids',
  'ann@pier:~/lids$ make',
])('a line of a program needs no fence: %s', (line) => {
  expect(isSourceLine(line)).toBe(true)
})

test.each([
  'Moved the lid (twice);',
  'The pier has two lamps; both are lit.',
  'Painted the gate {twice}',
  'I called open_lamp() before the bell.',
  'Fixed parse()',
  'The price is 5$ per lid',
  'return the crates to the pier;',
  'try the new lid',
  'Next:',
])('what is said does: %s', (line) => {
  expect(isSourceLine(line)).toBe(false)
})

test('a shell says how long a command took', () => {
  expect(isTimed('real    0m24.794s')).toBe(true)
  expect(isTimed('real users took 3 minutes')).toBe(false)
})
