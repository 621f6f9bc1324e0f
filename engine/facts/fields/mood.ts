const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const MOODS = setOf(
  'tired exhausted sleepy happy unhappy sad glad proud frustrating frustrated annoying annoyed stressful stressed fun enjoyed enjoy productive unproductive lazy boring bored excited exciting relieved motivated unmotivated overwhelmed',
)
/** Who says so of himself or of his day; that users are happy now is an outcome. */
const OF_ONESELF = setOf(
  "i i'm we it this not pretty very really so quite still feeling had was tired exhausted happy glad sad proud frustrating frustrated annoying annoyed stressful boring relieved super",
)
const OF_OTHERS = setOf(
  'user users customer customers guests people team teams client clients crew everyone everybody make makes made',
)
const DAYS = setOf('day week morning afternoon evening weekend')
const BEFORE_DAY = setOf(
  'it this that today was has been felt like really very quite rather pretty not a an my the good great slow long short bad busy quiet hard tough calm weird strange odd nice lovely fun full normal typical frustrating productive',
)
const BEHIND_DAY = setOf('overall today so far yet again')
const MEETINGS = setOf(
  'retro retrospective standup stand-up meeting meetings all-hands one-on-one lunch kickoff kick-off townhall workshop call',
)
const WENT = setOf('ran took went dragged lasted started was were')

/** How many words a mood has that tells nothing besides. */
const SHORT = 11

/** Whether somebody only says how the day was or how he felt about it: "a slow day", "pretty tired now", "the retro ran late". */
export function isMood(body: string): boolean {
  const words = body
    .toLowerCase()
    .replace(/[.!]+$/, '')
    .split(' ', SHORT + 1)
  if (words.length > SHORT || /[,;:\d]/.test(body)) return false
  if (OF_ONESELF.has(words[0] ?? '') && words.some((word) => MOODS.has(word)))
    return !words.some((word) => OF_OTHERS.has(word))
  return isOfDay(words) || isOfMeeting(words)
}

function isOfDay(words: readonly string[]): boolean {
  const at = words.findIndex((word) => DAYS.has(word))
  return (
    at > 0 &&
    words.slice(0, at).every((word) => BEFORE_DAY.has(word)) &&
    words.slice(at + 1).every((word) => BEHIND_DAY.has(word))
  )
}

function isOfMeeting(words: readonly string[]): boolean {
  const at = words.findIndex((word) => MEETINGS.has(word))
  return at >= 0 && at < 3 && (WENT.has(words[at + 1] ?? '') || WENT.has(words[at + 2] ?? ''))
}
