import { describe, expect, test } from 'vitest'
import { readClause } from './clauses.ts'

const told = (sentence: string) => {
  const clause = readClause(sentence)
  return clause?.modality === 'done' && !clause.isNegated && clause.verb.isWork
    ? `${clause.verb.base} ${clause.rest}`
    : undefined
}

describe('a deed behind what it was', () => {
  test.each([
    ['The permanent fix is to move the bell out of the shed.', 'move the bell out of the shed.'],
    ['The repair was to weld the hinge.', 'weld the hinge.'],
    ['The solution we settled on was adding a second gate.', 'add a second gate.'],
    ['The workaround I found was to close the valve first.', 'close the valve first.'],
    ['The next step was to isolate the pump.', 'isolate the pump.'],
    ['First step was to weld the hinge.', 'weld the hinge.'],
    ['The most important step was turning the sensor round.', 'turn the sensor round.'],
    ['What fixed it in the end was turning the sensor round.', 'turn the sensor round.'],
    ['What solved the problem was to swap the fuse.', 'swap the fuse.'],
    ['What I did next was measure the fence.', 'measure the fence.'],
    ['What we did instead was rewrite the menu.', 'rewrite the menu.'],
    ['The first thing we did was implement a bell.', 'implement a bell.'],
    ['The other thing I did this month was to paint the gate.', 'paint the gate.'],
    ['One more thing I did was wiring the lamp.', 'wire the lamp.'],
    ['My job this sprint was implementing the gate.', 'implement the gate.'],
    ['My part in the project was training the dog.', 'train the dog.'],
    ['My main task for the week was to migrate the bells.', 'migrate the bells.'],
    ['Our contribution was designing the hinge.', 'design the hinge.'],
    ['Another part of the work was to start developing a gate.', 'start developing a gate.'],
    ['Part of my work was painting the gate.', 'paint the gate.'],
    ['The bulk of the work was removing the old paint.', 'remove the old paint.'],
    ['The biggest chunk of the month was writing a guide.', 'write a guide.'],
  ])('%s', (sentence, deed) => {
    expect(told(sentence)).toBe(deed)
  })

  test.each([
    'The proper fix would be to rewrite the menu.',
    'A better fix might be to rewrite the menu.',
    'The next step is wiring the pump.',
    'The proposed fix is to move the bell.',
    'One possible solution was to move the bell.',
    'An alternative fix was to move the bell.',
    'The plan is to move the bell.',
    'The idea was to move the bell.',
    'The goal was to move the bell.',
    'My job is to test the bells.',
    'The next thing to do is to order the bells.',
    'The fix was not to move the bell.',
    'Part of the problem was moving the bell.',
    'Their job was moving the bell.',
    'The paint step was painting the whole fence.',
    'The `Ring Bells` step was ringing all of the bells.',
  ])('%s tells none', (sentence) => {
    expect(told(sentence)).toBeUndefined()
  })
})

describe('a team that acts', () => {
  test.each([
    'The team built a gate.',
    'The whole team built a gate.',
    'Our group built a gate.',
    'Everyone on the team built a gate.',
    'Both of us built a gate.',
    'My lab partner and I built a gate.',
    'My classmates and I built a gate.',
  ])('%s', (sentence) => {
    expect(readClause(sentence)).toMatchObject({ subject: 'we', modality: 'done', verb: { base: 'build' } })
  })

  test.each([
    'The team at the vendor built a gate.',
    'The network team built a gate.',
    'The team lead built a gate.',
    'My partner built a gate.',
    'Everyone built a gate.',
  ])('%s tells of others', (sentence) => {
    expect(readClause(sentence)?.subject).not.toBe('we')
  })
})
