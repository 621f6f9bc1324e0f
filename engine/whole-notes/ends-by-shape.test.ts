import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const told = (text: string) => {
  const { resumeBullet, starStory, extractedData } = analyse(text)
  return { bullet: resumeBullet, result: starStory.result, impact: extractedData.impact }
}

describe('an end that is one by its shape', () => {
  it.each([
    [
      'Wrote a lamp planner in Rust that reads the tide tables. The pier crew already uses it every day.',
      'Wrote a lamp planner in Rust that reads the tide tables, used by the pier crew every day.',
      'The pier crew already uses it every day.',
    ],
    [
      'Wrote a lamp planner in Rust that reads the tide tables. It is used by the pier crew every day.',
      'Wrote a lamp planner in Rust that reads the tide tables, used by the pier crew every day.',
      'It is used by the pier crew every day.',
    ],
    [
      'Wrote a lamp planner in Rust that reads the tide tables. My colleagues use it daily.',
      'Wrote a lamp planner in Rust that reads the tide tables, used by colleagues daily.',
      'My colleagues use it daily.',
    ],
    [
      'Rewrote the inner loop of the tide model with AVX2. It runs twice as fast.',
      'Rewrote the inner loop of the tide model with AVX2, making it twice as fast.',
      'It runs twice as fast.',
    ],
    [
      'Rewrote the inner loop of the tide model with AVX2. 3.4x speedup (820 ms to 240 ms per step).',
      'Rewrote the inner loop of the tide model with AVX2, with a 3.4x speedup (from 820 ms to 240 ms per step).',
      'This brought a 3.4x speedup (from 820 ms to 240 ms per step).',
    ],
    [
      'Rewrote the inner loop of the tide model with AVX2. Went from 12 to 40 steps per second.',
      'Rewrote the inner loop of the tide model with AVX2, going from 12 to 40 steps per second.',
      'It went from 12 to 40 steps per second.',
    ],
    [
      'Rewrote the inner loop of the tide model with AVX2 (820 ms -> 240 ms).',
      'Rewrote the inner loop of the tide model with AVX2, cutting the time from 820 ms to 240 ms.',
      'The inner loop of the tide model went from 820 ms to 240 ms.',
    ],
    [
      "Rewrote the inner loop of the tide model with AVX2. A step used to take 820 ms, now it's 240.",
      'Cut a step from 820 ms to 240 by rewriting the inner loop of the tide model with AVX2.',
      'A step went from 820 ms to 240.',
    ],
    [
      'Trained a model to count gulls on the pier. It runs at 25 fps on a small board.',
      'Trained a model to count gulls on the pier, which runs at 25 fps on a small board.',
      'It runs at 25 fps on a small board.',
    ],
  ])('%s', (text, bullet, result) => {
    expect(told(text)).toMatchObject({ bullet, result })
  })

  it.each([
    [
      'Moved the pier cameras to MQTT push. Much less traffic on the mobile link.',
      'There is now much less traffic on the mobile link.',
    ],
    [
      'Refactored the payment room of the till into three small services. Easier to test and to reason about.',
      'It is now easier to test and to reason about.',
    ],
    [
      'Split the till into three small services. About 1,200 lines less.',
      'There are now about 1,200 fewer lines.',
    ],
    [
      'Wrote a lamp planner in Rust. No manual editing needed anymore.',
      'No manual editing is needed anymore.',
    ],
    ['Moved the tide tables to Redis, which saves us a lot of typing.', 'This saved a lot of typing.'],
    ['Wrote a lamp planner in Rust, now used at every pier.', 'It is now used at every pier.'],
    ['Cached the tide tables in Redis, p95 now 310 ms.', 'P95 is now 310 ms.'],
    ['Sped up the tide map by 2x by batching draw calls.', 'The tide map is now 2x faster.'],
    [
      'Halved the boot time of the lamp controller by loading fonts late.',
      'The boot time of the lamp controller has halved.',
    ],
    ['Changed the pool size from 5 to 20.', 'The pool size is now 20 instead of 5.'],
  ])('tells what is so since: %s', (text, result) => {
    expect(told(text).result).toBe(result)
  })
})

describe('where a thing went once it was made', () => {
  it.each([
    ['Wrote a lamp planner in Rust. Shipped to 40 yards.', 'It was shipped to 40 yards.'],
    [
      'Wrote a driver for the kiln sensor. Merged into mainline in 6.8.',
      'It was merged into mainline in 6.8.',
    ],
    [
      'Designed a small board for the pier lamps. Passed EMC on the first attempt.',
      'It passed EMC on the first attempt.',
    ],
    [
      'Moved the gull counters from cron to Airflow. Since then no count was missed.',
      'No count was missed since then.',
    ],
  ])('%s', (text, result) => {
    expect(told(text).result).toBe(result)
  })

  it.each([
    'Wrote a driver for the kiln sensor. Merged the requests of two colleagues.',
    'Wrote a driver for the kiln sensor. Will be released in May.',
    'Built a lamp for the pier. Shipped the first batch to customers.',
  ])('is told of nothing else: %s', (text) => {
    expect(told(text).result).not.toMatch(/^It was/)
  })
})

describe('what was set and how large it was', () => {
  it.each([
    'Rewrote the inner loop of the tide model with AVX2. The grid has 1024x1024 cells.',
    'Rewrote the inner loop of the tide model with AVX2. Target is 200 ms per step.',
    'Added a login to the pier portal with Keycloak. Session timeout is 30 minutes.',
    'Set up nightly backups of the berth database. Retention is 30 days.',
    'Trained a small model to count gulls. Dataset: 4,000 images, 80/20 split, 50 epochs.',
  ])('is no end: %s', (text) => {
    const { bullet, result, impact } = told(text)
    expect(`${bullet} ${result} ${impact}`).not.toMatch(/1024|200 ms|30 minutes|30 days|4,000/)
  })
})

describe('what only looks like such an end', () => {
  it.each([
    'Wrote a lamp planner in Rust. It will be used by the pier crew every day.',
    'Wrote a lamp planner in Rust. The pier crew could use it every day.',
    'Wrote a lamp planner in Rust. It should run twice as fast.',
    'Fixed the tide parser of the pier. It is used by the pier crew every day.',
    'Switched the tide parser to regular expressions. Less coverage now.',
    'Switched the tide parser to regular expressions. Easier to break.',
    'Switched the tide parser to regular expressions. Now 3x slower.',
  ])('is none: %s', (text) => {
    const { bullet, result } = told(text)
    const end = /crew|twice|coverage|easier|slower/i
    expect(bullet).not.toMatch(end)
    expect(result).not.toMatch(end)
  })

  it('is what a thing used to be done like, told of what was only made since', () => {
    expect(told('Wrote a lamp planner in Rust. This used to be done by hand.').bullet).toBe(
      'Wrote a lamp planner in Rust, a task that used to be done by hand.',
    )
  })
})
