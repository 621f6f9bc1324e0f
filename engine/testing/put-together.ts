/** A deed in all the forms that the frames below need. */
type Deed = { base: string; past: string; done: string; doing: string; does: string; what: string }

/** A note that was put together of parts, and what its bullet must tell. */
export type PutTogether = { text: string; past: string; what: string }

const DEEDS: readonly Deed[] = [
  deed('rewrite rewrote rewritten rewriting rewrites', 'the retry loop'),
  deed('add added added adding adds', 'a button for exports'),
  deed('split split split splitting splits', 'the tide parser'),
  deed('port ported ported porting ports', 'the pump driver'),
  deed('replace replaced replaced replacing replaces', 'the polling loop'),
  deed('implement implemented implemented implementing implements', 'support for HEIC images'),
  deed('pin pinned pinned pinning pins', 'the versions of all actions'),
  deed('fix fixed fixed fixing fixes', 'the ferry timetable importer'),
  deed('calibrate calibrated calibrated calibrating calibrates', 'the left motor'),
  deed('write wrote written writing writes', 'two unit tests'),
  deed('move moved moved moving moves', 'the uploads'),
  deed('remove removed removed removing removes', 'the old cron job'),
]

/** Ways to tell a deed; those that begin with a small letter can follow an opener. */
const FRAMES: readonly ((deed: Deed) => string)[] = [
  ({ past, what }) => `I ${past} ${what}`,
  ({ past, what }) => `we also ${past} ${what}`,
  ({ done, what }) => `I've ${done} ${what}`,
  ({ past, what }) => `${past} ${what}`,
  ({ base, what }) => `I was able to ${base} ${what}`,
  ({ doing, what }) => `I ended up ${doing} ${what}`,
  ({ past, what }) => `I went ahead and ${past} ${what}`,
  ({ base, what }) => `in this PR I ${base} ${what}`,
  ({ does, what }) => `this patch ${does} ${what}`,
  ({ done, what }) => `${what} ${isMany(what) ? 'were' : 'was'} ${done}`,
  ({ done, what }) => `${what} ${isMany(what) ? 'have' : 'has'} been ${done}`,
  ({ done, what }) => `${what} ${isMany(what) ? 'are' : 'is'} now ${done}`,
  ({ base, what }) => `the fix was to ${base} ${what}`,
  ({ base, what }) => `the fix has been to ${base} ${what}`,
  ({ doing, what }) => `I fixed this by ${doing} ${what}`,
  ({ past, what }) => `to fix this, I ${past} ${what}`,
]

const OPENERS = [
  '',
  'today ',
  'this week ',
  'last night ',
  'over the weekend ',
  'on Tuesday ',
  'in the end ',
  'after that ',
  'next, ',
  'finally, ',
  'as a first step, ',
  'anyway, ',
  'in addition, ',
  'after some digging, ',
  'because of this, ',
  'for this reason ',
  'in the meantime ',
  'first of all, ',
  'eventually ',
]

const TAILS = [
  '',
  ' in the importer',
  ', which makes the page easier to use',

  ' (see #12)',
  ' instead of the old hack',
  ' for the mobile app',
  ', and it works',
  ', but the docs are still open',
  ' as suggested in the review',
  ' without changing the API',
  ' like we talked about',
]

/** Notes of one sentence in which every opener, and every tail, meets every frame. */
export function putTogether(): PutTogether[] {
  return FRAMES.flatMap((frame, at) =>
    Array.from({ length: Math.max(OPENERS.length, TAILS.length) }, (_, turn) => {
      const deed = pick(DEEDS, at * 5 + turn * 3)
      const sentence = `${pick(OPENERS, turn)}${frame(deed)}${pick(TAILS, turn + at)}.`
      return { text: sentence.charAt(0).toUpperCase() + sentence.slice(1), past: deed.past, what: deed.what }
    }),
  )
}

function deed(forms: string, what: string): Deed {
  const [base = '', past = '', done = '', doing = '', does = ''] = forms.split(' ')
  return { base, past, done, doing, does, what }
}

function isMany(what: string): boolean {
  return /^(?:two|all|the (?:uploads|versions))\b/.test(what)
}

function pick<Part>(parts: readonly Part[], at: number): Part {
  const part = parts[at % parts.length]
  if (part === undefined) throw new Error('There are no parts')
  return part
}
