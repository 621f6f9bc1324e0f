import { describe, expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { fromLineStates } from './line-states.ts'

describe('a list that says how far each thing got', () => {
  it.each([
    '- Move the oven jobs to Airflow - done\n- Add a login to the gate app - in review',
    '- Move the oven jobs to Airflow [DONE]\n- Add a login to the gate app [IN PROGRESS]',
    '- Move the oven jobs to Airflow: 100%\n- Add a login to the gate app: 60%',
    '- [DONE] move the oven jobs to Airflow\n- [WIP] add a login to the gate app',
    '[DONE] move the oven jobs to Airflow\n[WIP] add a login to the gate app',
    '- Move the oven jobs to Airflow (merged)\n- Add a login to the gate app (blocked by the vendor)',
    'Move the oven jobs to Airflow - shipped\nAdd a login to the gate app - next sprint',
  ])('tells what is done alone, each character in its place: %s', (list) => {
    const read = fromLineStates(list)
    expect(read).toHaveLength(list.length)
    const { resumeBullet, starStory } = analyse(list)
    expect(resumeBullet).toMatch(/^Moved the oven jobs to Airflow/)
    expect(`${resumeBullet} ${starStory.action} ${starStory.result}`).not.toMatch(
      /login|done|100|merged|shipped|\[/i,
    )
  })

  it('tells the work by its name', () => {
    expect(
      analyse('- Gate driver rewrite (done)\n- Oven alarm: waiting for parts\n- Lamp login fix - merged')
        .resumeBullet,
    ).toMatch(/^Rewrote the gate driver and fixed the lamp login(?: for the project)?\.$/)
  })

  it.each([
    '- Code coverage: 60%\n- Disk usage: 40%',
    'Paint the gate - done',
    '## Gate (in progress)\n## Lamp (done)',
    'It was late. The gate was not done.\nWe went home, done.',
  ])('leaves other texts alone: %s', (text) => {
    expect(fromLineStates(text)).toBe(text)
  })
})
