import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

it.each([
  [
    'moved sessions from mysql to redis and put nginx in front of the django api',
    'Moved sessions from MySQL to Redis and put nginx in front of the Django API.',
  ],
  ['migrated the ferry pages from jquery to typescript in six weeks', 'from jQuery to TypeScript'],
  ['moved the ferry code to Github and rewrote it in Javascript', 'to GitHub and rewrote it in JavaScript'],
  ['wrote a python script that sorts the ferry times by port', 'a Python script'],
  ['added static makers `Json::list()` and `Json::map()` to the ferry planner', 'Json::list()'],
  ['added a redis-backed queue to the ferry planner', 'a Redis-backed queue'],
  ['moved to redis and filled the `<redis>` element of the ferry planner', '<redis>'],
  ['wrote the ferry planner in redis-py and put its settings into redis.conf', 'in redis-py'],
])('a bullet spells names as their makers do: %s', (text, told) => {
  expect(analyse(text).resumeBullet).toContain(told)
})

it('a verb is no name, though a tool is called so', () => {
  const { task } = analyse(
    'Parted the ferry log from the tide log so that every trip keeps its log by default.\n\n## Test plan\n\n- `make check` passes\n- `make test` passes',
  ).starStory
  expect(task).not.toContain('to Make')
})

it('a name keeps its spelling where a sentence begins with it', () => {
  expect(analyse('migrated the jquery code of the ferry planner').starStory.result).not.toContain('Jquery')
})

it('a word that means something else besides stays as it is', () => {
  const { technologies } = analyse(
    'wrote the ferry planner in go, and ferries go twice a day now',
  ).extractedData
  const { resumeBullet } = analyse('wrote the ferry planner in go, and ferries go twice a day now')
  expect(technologies).toContain('Go')
  expect(resumeBullet).not.toContain('Ferries Go')
  expect(resumeBullet).toContain('in go')
})

it('keeps the doubled letter of who writes it', () => {
  expect(analyse('Labelled 40 crates for the ferry and modelled the tides.').resumeBullet).toBe(
    'Labelled 40 crates for the ferry and modelled the tides.',
  )
  expect(analyse('Labeled 40 crates for the ferry and modeled the tides.').resumeBullet).toContain(
    'Labeled 40',
  )
})
