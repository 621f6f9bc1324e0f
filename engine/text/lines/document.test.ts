import { describe, expect, test } from 'vitest'
import { readDocument } from './document.ts'

const texts = (description: string) => readDocument(description).sentences.map((sentence) => sentence.text)

describe('readDocument', () => {
  test('takes a subject line apart', () => {
    const { title } = readDocument('fix(cart): Keep coupons after login (#412)\n\nCoupons vanished.')
    expect(title?.parts).toMatchObject({ type: 'fix', scope: 'cart' })
    expect(title?.sentence.text.slice(title.parts.start, title.parts.end)).toBe('Keep coupons after login')
  })

  test('keeps the label of a bare figure', () => {
    expect(texts('Notes on the run\n\nDone: 35%\n\nSolution: we halved the step.')).toEqual([
      'Notes on the run',
      'Done: 35%',
      'we halved the step.',
    ])
  })

  test('takes off a label that says in brackets how far it goes', () => {
    const { sentences } = readDocument(
      'Notes on the run\n\n**Fix** (pump only \u2014 valve untouched): a rubber seal.',
    )
    expect(sentences.map(({ section, text }) => [section, text])).toContainEqual([
      'solution',
      'a rubber seal.',
    ])
  })

  test('tells a quote below an item from the item', () => {
    const { sentences } = readDocument(
      '- Drew the tide chart.\n     > The chart looks flat.\n- Wired the buoy.',
    )
    expect(sentences.map(({ kind, text }) => [kind, text])).toEqual([
      ['item', 'Drew the tide chart.'],
      ['quote', 'The chart looks flat.'],
      ['item', 'Wired the buoy.'],
    ])
  })

  test('knows a subject line that no empty line sets off', () => {
    const { title } = readDocument(
      'parser: Use one buffer for all rows\nThe rows were copied into a new buffer each time, which took longer than reading them\ndid, so that large files never ended.',
    )
    expect(title?.sentence.text).toBe('parser: Use one buffer for all rows')
  })

  test('takes the first line of a report from a status page as its title', () => {
    const { title } = readDocument('Slow search results\nIncident Report for Harbor\nThe index was full.')
    expect(title?.sentence.text).toBe('Slow search results')
  })

  test('reads marks that touch their words as a list', () => {
    const { sentences } = readDocument('-add a second lamp\n-fix the dimmer of the hall')
    expect(sentences.map(({ kind }) => kind)).toEqual(['item', 'item'])
  })

  test('reads lines that open with a tick as a list', () => {
    const { sentences } = readDocument(
      'Checked it on both boards.\n\n\u2713 All tests pass\n\u2705 No data was lost',
    )
    expect(sentences.map(({ kind, text }) => [kind, text]).slice(1)).toEqual([
      ['item', 'All tests pass'],
      ['item', 'No data was lost'],
    ])
  })

  test('ends a sentence at a smile', () => {
    expect(texts('I soldered it from above :-) Runs well since.')).toHaveLength(2)
  })

  test('reads the ticket in front of a subject', () => {
    expect(readDocument('[PAY-482] Retry the checkout\n\nIt failed.').title?.parts.ticket).toBe('PAY-482')
  })

  test('joins lines that an editor wrapped and keeps short lines apart', () => {
    const wrapped =
      'The importer kept one connection for each tenant and never\ngave it back, so the pool ran dry every night at two. We now\nclose it.'
    expect(texts(wrapped)).toEqual([
      'The importer kept one connection for each tenant and never gave it back, so the pool ran dry every night at two.',
      'We now close it.',
    ])
    expect(texts('Fixed login\nAdded metrics\nRemoved the old queue')).toHaveLength(3)
  })

  test('points every sentence back into the description', () => {
    const description =
      '## Fix\n\n- **Moved** the `cron` job to [Airflow](https://example.org/a_b).\n- Done \ud83d\ude80 twice.'
    for (const sentence of readDocument(description).sentences) {
      const source = description.slice(sentence.range.start, sentence.range.end)
      for (const word of sentence.text.split(' ')) expect(source).toContain(word.replace(/\.$/, ''))
    }
  })

  test('takes Markdown off and remembers what was code', () => {
    const [sentence] = readDocument('Call `Foo.bar` in __init__.py and *never* `x * y * z`.').sentences
    expect(sentence?.text).toBe('Call Foo.bar in __init__.py and never x * y * z.')
    expect(
      sentence?.marks
        .filter((mark) => mark.kind === 'code')
        .map((mark) => sentence.text.slice(mark.start, mark.end)),
    ).toEqual(['Foo.bar', 'x * y * z'])
  })

  test('does not take a time of day for an emoji', () => {
    expect(texts('The deploy ended at 11:01:47 and all was well :tada:')).toEqual([
      'The deploy ended at 11:01:47 and all was well',
    ])
  })

  test('gives sentences the role of their heading or label', () => {
    const document = readDocument(
      '# Outage\n\n## Root cause\n\nThe disk was full.\n\nFix: we added a cleanup job.\n\n**Next steps**\n\n- Add an alert',
    )
    expect(document.sentences.map(({ text, section }) => [text, section])).toEqual([
      ['Outage', undefined],
      ['Root cause', 'cause'],
      ['The disk was full.', 'cause'],
      ['we added a cleanup job.', 'solution'],
      ['Next steps', 'followup'],
      ['Add an alert', 'followup'],
    ])
  })

  test('takes the questions of a weekly report for headings', () => {
    const document = readDocument(
      'What did you do this week?\nI moved the parser to its own package.\n\nDid you get stuck anywhere?\nThe linker failed.\n\nWhat will I do next?\n- Measure the start-up time',
    )
    expect(document.sentences.map(({ kind, section }) => [kind, section])).toEqual([
      ['heading', 'solution'],
      ['prose', 'solution'],
      ['heading', 'problem'],
      ['prose', 'problem'],
      ['heading', 'followup'],
      ['item', 'followup'],
    ])
  })

  test('takes a question with its remark, and a line about next week above a list, for headings', () => {
    const document = readDocument(
      '## Report\n\n3. **What did you accomplish this week?** _(be specific)_\n\n- Wired the pump\n\n5. **What are you planning to do next week?** _(give goals)_\n\n- Finish the memo\n\nMilestones to be met next week\n\n- Resolve the port issues',
    )
    expect(document.sentences.map(({ text, section }) => [text, section])).toEqual(
      expect.arrayContaining([
        ['Wired the pump', 'solution'],
        ['Finish the memo', 'followup'],
        ['Resolve the port issues', 'followup'],
      ]),
    )
  })

  test('lets one telling word give a heading its role', () => {
    const document = readDocument('# Leak\n\n## Required follow-up actions\n\n1. Rotate the token')
    expect(document.sentences.at(-1)?.section).toBe('followup')
  })

  test('takes a figure in bold for a result, not for a heading', () => {
    expect(
      readDocument('Shrink the tables\n\n**Flash -120 bytes**\n\nMore to come.').sentences[1]?.kind,
    ).toBe('prose')
  })

  test('keeps a raised number apart from the one before it', () => {
    expect(texts('Closed ticket #481<sup>2</sup> today.')).toEqual(['Closed ticket #481^2 today.'])
  })

  test('drops comments of templates and tells trailers, code and machine output from prose', () => {
    const document = readDocument(
      'Speed up parsing\n\n<!-- describe\nyour change -->\n```\nrun()\n```\nBenchmarkParse 5 331 ns/op\n\nSigned-off-by: A B <a@b.c>',
    )
    expect(document.sentences.map((sentence) => sentence.kind)).toEqual(['title', 'code', 'data', 'trailer'])
  })

  test('reads the headings and links of reStructuredText', () => {
    const document = readDocument(
      'What I did\n~~~~~~~~~~\n\nI opened `#62`_ and the `new picker <https://example.com/picker>`_.\n\nWhat is coming up next\n~~~~~~~~~~~~~~~~~~~~~~\n\nTests.',
    )
    expect(document.sentences.map(({ kind, section, text }) => [kind, section, text])).toEqual([
      ['heading', 'solution', 'What I did'],
      ['prose', 'solution', 'I opened #62 and the new picker.'],
      ['heading', 'followup', 'What is coming up next'],
      ['prose', 'followup', 'Tests.'],
    ])
  })

  test('leaves out what was taken back, and keeps a line that is struck out whole', () => {
    expect(texts('~~Added a second bell.~~ Update: the tram now has one bell.')).toEqual([
      'Update: the tram now has one bell.',
    ])
    expect(texts('- ~~Paint the doors~~\n- Oil the hinges')).toEqual(['Paint the doors', 'Oil the hinges'])
  })

  test('reads list marks without a space, and the head of a change log as a trailer', () => {
    const kinds = (text: string) => readDocument(text).sentences.map(({ kind }) => kind)
    expect(kinds('Doors and bells\n\n-Added a bell\n-Oiled the doors')).toEqual(['title', 'item', 'item'])
    expect(kinds('2021-05-04  Ada Bell  <ada@example.org>\n\n\tOil the doors.')[0]).toBe('trailer')
  })

  test('keeps a fence of tildes a fence', () => {
    expect(readDocument('Run it\n\n~~~~~~\nrun()\n~~~~~~').sentences.map(({ kind }) => kind)).toEqual([
      'title',
      'code',
    ])
  })

  test('writes entities and broken lines as people read them', () => {
    expect(texts('Harbour &#8211; tides &amp; locks. It&#8217;s done\\\nand dusted.')).toEqual([
      'Harbour \u2013 tides & locks.',
      "It's done and dusted.",
    ])
  })

  test('does not end a sentence at an abbreviation, a version or a bracketed remark', () => {
    expect(
      texts('Some clients, e.g. Safari, broke. It needs v2.1 (see the notes. They are long) to work.'),
    ).toHaveLength(2)
  })
})

describe('a log without marks', () => {
  test.each([
    ['short lines', 'fix menu error on start\nrun on the second server\nupdate the manual', 3],
    [
      'lines that leave room',
      'added a menu\nfinished the driver commands of the yard\nmoved the whole history of the tram stops from the array into a vector',
      3,
    ],
    [
      'wrapped prose',
      'We moved the stops from the array into a vector because the old\nadded cost was too high.',
      1,
    ],
  ])('%s', (_what, text, count) => {
    expect(readDocument(text).sentences).toHaveLength(count)
  })
})

test('links below their heading end with their paragraph', () => {
  const { sentences } = readDocument(
    'A lamp that dims itself\n\nLinks:\nhttps://example.org/lamp\n\nThe lamp follows the daylight since the second board.',
  )
  expect(sentences.at(-1)?.section).toBeUndefined()
})

test('a sentence may end with the name of a language', () => {
  expect(readDocument('Rewrote the tool in R. It runs faster.').sentences).toHaveLength(2)
  expect(readDocument('The tool was written by J. Smith in May.').sentences).toHaveLength(1)
})

test('the boxes of a template are ticked or empty, however they are drawn', () => {
  const text =
    'Fix the crane\n\n### Pull request type\n\n    [x] Patch update\n    [] Feature update\n    [ \u2705] Tests'
  const boxes = readDocument(text)
    .sentences.filter(({ kind }) => kind === 'item')
    .map(({ box, section }) => [box, section])
  expect(boxes).toEqual([
    ['ticked', 'boilerplate'],
    ['empty', 'boilerplate'],
    ['ticked', 'boilerplate'],
  ])
})

test("a setting in backticks keeps marks, so that its colon is not the writer's", () => {
  const text = 'I updated `bell.yml` to include `keep: 7 days`, so old tones are deleted.'
  const [sentence] = readDocument(text).sentences
  expect(sentence?.text).toBe('I updated bell.yml to include "keep: 7 days", so old tones are deleted.')
  expect(sentence?.offsets).toHaveLength(sentence?.text.length ?? 0)
})

test('a word between the marks of a block is code all the same', () => {
  const [sentence] = readDocument(
    'The width ```lampX``` was local. I moved ```lampX``` out of the class.',
  ).sentences
  expect(sentence?.text).toBe('The width lampX was local.')
})

describe('what is lost or torn', () => {
  test('tells what was done between two meetings, and below what only names something', () => {
    const { sentences } = readDocument(
      '## Meeting 4\n### Since the last one\n- Wired the lamp\n\n## Status\nGreen\n\nWe painted the whole gate.',
    )
    expect(sentences.map(({ section, text }) => [section, text])).toEqual([
      [undefined, 'Meeting 4'],
      [undefined, 'Since the last one'],
      [undefined, 'Wired the lamp'],
      ['meta', 'Status'],
      ['meta', 'Green'],
      [undefined, 'We painted the whole gate.'],
    ])
  })

  test('an item that heads its own list says nothing of the items beside it', () => {
    const { sentences } = readDocument(
      '- Next steps:\n  - Paint the gate\n- Wired the lamp by the door\n- Oiled the lock',
    )
    expect(sentences.map(({ section }) => section)).toEqual(['followup', 'followup', undefined, undefined])
  })

  test('hyphens below a paragraph make no heading of it', () => {
    const { sentences } = readDocument('## Friday\nToday I wired the lamp. Then I painted it.\n---\n# Gate')
    expect(sentences.map(({ kind }) => kind)).toEqual(['title', 'prose', 'prose', 'heading'])
  })

  test('reads headings whose space was left out', () => {
    const { sentences } = readDocument('##Week 3\n###2/24\nI wired the lamp.\n#7 is still open.')
    expect(sentences.map(({ kind }) => kind)).toEqual(['title', 'heading', 'prose', 'prose'])
  })

  test('takes arrows and "1.)" for marks of a list', () => {
    expect(texts('-> wired the lamp\n-> painted the gate')).toEqual(['wired the lamp', 'painted the gate'])
    expect(texts('1.) Lamps are slow.\n2.) Gates are fast.')).toEqual(['Lamps are slow.', 'Gates are fast.'])
  })
})

test.each([
  ['## Next actions', 'followup'],
  ['## Short-term (this month)', 'followup'],
  ['## Immediate (today)', 'followup'],
  ["## What's left to do", 'followup'],
  ['## The week ahead', 'followup'],
  ['## What have you not done yet?', 'followup'],
  ['## Is anything slowing you down?', 'problem'],
  ['## The issue', 'problem'],
  ['## Bugs I fixed', 'solution'],
  ['## Measured effect', 'impact'],
  ['## The result', 'impact'],
  ['## The team', undefined],
])('%s announces %s', (heading, role) => {
  const { sentences } = readDocument(`Lamps of the hall\n\n${heading}\n- Paint the gate of the yard`)
  expect(sentences.at(-1)?.section).toBe(role)
})

test('what is told behind a label that asks for a number or a name is read', () => {
  const { sentences } = readDocument(
    'Notes on the yard\n\nIssue: guests could not open the gate.\n\nStatus: painted the whole gate.\n\nStatus: green\n\nIssue: no. 12',
  )
  expect(sentences.map(({ section }) => section)).toEqual([
    undefined,
    'problem',
    undefined,
    'meta',
    'boilerplate',
  ])
})

test('a page that is called release notes holds what was done', () => {
  const { sentences } = readDocument('# Release Notes\n\nAdded a night timetable to the kiosk.')
  expect(sentences.at(-1)?.section).toBeUndefined()
})
