import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const told = (note: string) => {
  const { resumeBullet: bullet, starStory } = analyse(note)
  return { bullet, ...starStory }
}

type Part = keyof ReturnType<typeof told>

describe('a change that tells how it is before how it was', () => {
  it.each<[string, Part, string]>([
    [
      'Load map tiles lazily\n\nOn a cheap phone the page is usable after 1.5 seconds, before it took 9.',
      'bullet',
      'Changed the code to load map tiles lazily, with the page now usable after 1.5 seconds instead of 9 on a cheap phone.',
    ],
    [
      'Rewrite the query\n\nThe report now comes up in 3 s; it used to take a minute.',
      'result',
      'The report now comes up in 3 s instead of a minute.',
    ],
    [
      'Rewrite the query\n\nThe report takes 3 s now where it took over a minute before.',
      'bullet',
      'Rewrote the query, with the report now taking 3 s instead of over a minute.',
    ],
    [
      'Rewrite the query\n\nWhere the report took over a minute before, it now takes 3 s.',
      'result',
      'The report now takes 3 s instead of over a minute.',
    ],
    [
      'Rewrite the query\n\nWith this the report takes 3 s on the staging data, down from 61 s.',
      'bullet',
      'Rewrote the query, with the report taking 3 s on the staging data, down from 61 s.',
    ],
  ])('%s', (note, part, expected) => {
    expect(told(note)[part]).toBe(expected)
  })

  it('is none where the work itself took so long', () => {
    expect(told('Rewrite the query\n\nThe report takes 3 s, it took 9 days to write.').bullet).not.toMatch(
      /instead of/,
    )
  })
})

describe('how a change reached its aim', () => {
  it.each<[string, string]>([
    [
      'Fix the flicker on the lamp panel\n\nTurning off the PWM dither fixes it.',
      'Fixed the flicker on the lamp panel by turning off the PWM dither.',
    ],
    [
      "iOS: don't lose the draft when the app goes to background\n\niOS kills us after about 30 seconds and the draft only lived in memory. Save it to Core Data on every change, and restore it on launch.",
      'Stopped losing the draft when the app went to background by saving the draft to Core Data on every change and restoring it on launch.',
    ],
    [
      'Terraform: one module per harbour instead of copy and paste\n\nSeven harbours had seven copies of the same 600 lines.',
      'Used one module per harbour instead of copy and paste.',
    ],
  ])('%s', (note, expected) => {
    expect(told(note).bullet).toBe(expected)
  })

  it.each<[string, string, RegExp]>([
    [
      'what would have fixed it',
      'Fix the flicker\n\nTurning off the PWM dither would fix it, but costs brightness.',
      /by turning/,
    ],
    [
      'what was cleaned up afterwards',
      'Security: stop logging session tokens\n\nRequest headers were logged in full when debug logging was on. Tokens and cookies are redacted before anything reaches the logger. Rotated all active sessions and purged the old logs.',
      /by rotating/,
    ],
    ['the old way', 'Fix build on Windows\n\nThe path was joined with a slash by hand.', /by joining/],
    [
      'what a wrong thing stands for another',
      'Server: a blank page instead of the map\n\nSome guests saw it.',
      /^Used/,
    ],
  ])('is not %s', (_what, note, wrong) => {
    expect(told(note).bullet).not.toMatch(wrong)
  })
})

describe('the story of a change', () => {
  it.each<[string, string, Part, string]>([
    [
      'tells how it was before, and not how it is since',
      'Security: stop logging session tokens\n\nRequest headers were logged in full when debug logging was on. Tokens and cookies are redacted before anything reaches the logger.',
      'situation',
      'Request headers were logged in full when debug logging was on.',
    ],
    [
      'takes the program "make" for no deed',
      'Only rebuild the firmware if something changed\n\nmake always rebuilt everything because the version header was regenerated each time.',
      'action',
      'I changed the code to only rebuild the firmware if something changed.',
    ],
  ])('%s', (_what, note, part, expected) => {
    expect(told(note)[part]).toBe(expected)
  })

  it('does not end with what users thought of the old way', () => {
    const { result } = told(
      'Reverts the change of last week which made the bell ring on every message. Users hated it.',
    )
    expect(result).not.toMatch(/hated/)
  })
})

describe('the bullet of a fix', () => {
  it.each<[string, string]>([
    [
      'Fix flaky test_winch_stop\n\nThe test assumed that the brake signal arrives before the next tick.',
      'Fixed flaky test_winch_stop, where the test assumed that the brake signal arrives before the next tick.',
    ],
    [
      'Fix the crash on empty trays\n\nThe scanner divided by the number of parcels. It now skips empty trays.',
      'Fixed the crash on empty trays, where the scanner divided by the number of parcels.',
    ],
  ])('%s', (note, expected) => {
    expect(told(note).bullet).toBe(expected)
  })
})

describe('what the old way led to, and what the change does', () => {
  it.each<[string, string, Part, string]>([
    [
      'which the last thing named does now',
      'Handle SIGTERM in the queue worker\n\nKubernetes kills the pod 30 seconds after SIGTERM, and a running job was simply lost. The worker now stops taking new jobs, finishes the current one and exits.',
      'bullet',
      'Handled SIGTERM in the queue worker, which now stops taking new jobs, finishes the current one and exits.',
    ],
    [
      'without what went wrong in consequence',
      'perf: avoid drawing the whole berth list on every message\n\nEach position update replaced the whole array in the store, so all 400 rows were rendered again. Updates are now applied to the single boat. Scrolling stays at 60 fps even with live updates on.',
      'result',
      'Scrolling stayed at 60 fps even with live updates on.',
    ],
    [
      'what there was without it',
      'This patch adds a watchdog to the dredge pump controller. If the main loop does not feed it for two seconds, the controller resets. Without it a hang left the pump running.',
      'bullet',
      'Added a watchdog to the dredge pump controller after a hang left the pump running.',
    ],
    [
      'first what it is about, and not what it does besides',
      "Follow-up to #88: the retry loop didn't stop when the request was cancelled. Pass the context through and check it between attempts. Also reduces the default number of attempts to 3.",
      'bullet',
      'Changed the code to pass the context through and check it between attempts.',
    ],
    [
      'a thing that is named "ours" as the old one',
      'Replace the home-grown template engine by Jinja2.\n\nOurs had no escaping by default, no tests, and nobody understood the caching any more.',
      'bullet',
      'Replaced the home-grown template engine by Jinja2 because the old one had no escaping by default.',
    ],
  ])('%s', (_what, note, part, expected) => {
    expect(told(note)[part]).toBe(expected)
  })

  it('reads no statement behind a preposition', () => {
    const { bullet } = told(
      "ci: cache node_modules between runs\n\nNow it's a few seconds when the lockfile didn't change.",
    )
    expect(bullet).not.toMatch(/^Ensured/)
  })
})
