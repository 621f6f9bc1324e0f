import { expect, it } from 'vitest'
import { inPast } from './past-tense.ts'

it.each([
  [
    'For tide levels that fill the pier the lamps are off.',
    'For tide levels that filled the pier the lamps were off.',
  ],
  ['Pier names being given to boats are logged.', 'Pier names being given to boats were logged.'],
  [
    'Harbour errors such as floods and fires are passed on.',
    'Harbour errors such as floods and fires were passed on.',
  ],
  ['The chart reserves that name for the ferry.', 'The chart reserved that name for the ferry.'],
  ['It hoists all flags for which there is a mast.', 'It hoisted all flags for which there was a mast.'],
  ['During boat fights, the wall shows odd lamps.', 'During boat fights, the wall showed odd lamps.'],
  ['Weight limits on the old quay are low.', 'Weight limits on the old quay were low.'],
])('takes many things for things in %j', (text, past) => expect(inPast(text)).toBe(past))

it.each([
  ['The ferry stops running at noon.', 'The ferry stopped running at noon.'],
  ['The gauge shows that the tide is low.', 'The gauge showed that the tide was low.'],
  ['The ferry waits when the gate is shut.', 'The ferry waited when the gate was shut.'],
])('takes what one thing does for its verb in %j', (text, past) => expect(inPast(text)).toBe(past))
