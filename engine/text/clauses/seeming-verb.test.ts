import { expect, it } from 'vitest'
import { readClause } from './clauses.ts'

it.each([
  ['Fix available; each gate recovers by itself.', 'how a thing is'],
  ['Release ready for the harbour.', 'how a thing is'],
  ['Changes between the old map and the new one', 'what differs'],
  ['Progress 3 Bridge model and lights', 'a report that is counted'],
  ['Found while reviewing the logs of the gate.', 'how something was found'],
  ['Reported after the second drill.', 'when something was told'],
  ['Combined with the first patch, the flag is off.', 'what comes together'],
  ['Converted to harbour time, the log has two gaps.', 'how a thing is seen'],
  ['Requests that normally end at once were taking minutes.', 'which of many'],
  ['Files which had a lock were lost for a week.', 'which of many, by a state'],
  ['Left front wheel (no. 2) mounted on the hub', 'which of two'],
  ['Files changed: gate/lamp.c, gate/bell.c', 'what a form asks for'],
  ['Design choice \u2014 the lamp stays on at night.', 'what was chosen'],
  ['Clean separation of lamps and bells', 'how a thing is'],
  ['Repeated mixing of old and new paint without a rest', 'what went on'],
  ['Upstream broke the lock of the gate for everybody.', 'what others did'],
  ['Upstream ferry tests need a lamp.', 'what others have'],
  ['Prioritized path search did not make any difference.', 'a kind of search'],
  ['Upstream found several leaks in their own mill.', 'who found them'],
  ['Upstream winch needs oil before each lift.', 'whose winch it is'],
  ['Crew oiled the mast before noon.', 'who did it'],
  ['Engineers set the lamp at noon.', 'who did it'],
  ['Model guessed the wrong tide for two days.', 'what did it'],
  ['Vendor access by a rope with a name', 'whose it is'],
])('reads no deed in "%s": %s', (sentence) => {
  expect(readClause(sentence)?.subject).not.toBe('none')
})

it.each([
  ['Fixed the available slots', 'fix'],
  ['Upstream the lock of the gate', 'upstream'],
  ['Upstream gate patches to the yard', 'upstream'],
  ['Fix leak introduced in the March release', 'fix'],
  ['Fix crash reported by the ferry crew', 'fix'],
  ['Found the leak while reviewing the logs', 'find'],
  ['Combined the two charts with a script', 'combine'],
  ['Converted to TypeScript, the build is green now.', 'convert'],
  ['Left a note for the night shift', 'leave'],
  ['Left notes at every gate', 'leave'],
  ['Verified the old cranes still turn', 'verify'],
  ['Prioritized the path search of the ferry', 'prioritize'],
  ['Switch between the two charts with a key', 'switch'],
  ['Requests that the guests ring twice', 'request'],
  ['Upstream the winch patch', 'upstream'],
  ['Guard the night boat with two lamps', 'guard'],
  ['Vendor the tide library', 'vendor'],
])('reads the deed in "%s"', (sentence, base) => {
  expect(readClause(sentence)?.verb.base).toBe(base)
})
