const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const MOODS = setOf(
  'tired exhausted sleepy happy unhappy sad glad proud frustrating frustrated annoying annoyed stressful stressed fun enjoyed enjoy productive unproductive lazy boring bored excited exciting relieved motivated unmotivated overwhelmed',
)
/** How others fare is an outcome: "users are happy now". */
const OF_ONESELF =
  /^(?!.*\b(?:users?|customers?|guests?|people|teams?|clients?|crews?|everyone|everybody|makes?|made|\d+)\b)(?:(?:and|but|so|also),? )?(?:I|I['\u2019]m|we|it|this|not|pretty|very|really|so|quite|still|feeling|had|was|tired|exhausted|happy|glad|sad|proud|frustrat(?:ed|ing)|annoy(?:ed|ing)|stress(?:ed|ful)|boring|relieved|super)\b/i
/** "A good day overall", "it was a slow week". */
const OF_THE_DAY =
  /^(?:(?:it|this|today|that|monday|tuesday|wednesday|thursday|friday) (?:was|has been|felt like) )?(?:(?:really|very|quite|rather|pretty|not) )?(?:a|an|my|the) (?:[a-z]+ ){0,3}(?:day|week|morning|afternoon|evening|weekend)(?: (?:overall|today|so far|in the end|yet))?[.!]*$|^[a-z]+ (?:day|week|morning|afternoon)[.!]*$/i
/** "The retro ran late again", "standup took forever". */
const OF_A_MEETING =
  /^(?:(?:the|our|today's|my) )?(?:[a-z]+ )?(?:retro|retrospective|stand-?up|meetings?|all-hands|one-on-one|lunch|kick-?off|town ?hall|workshop|call)(?: [a-z]+)? (?:ran|took|went|dragged|lasted|got|started|was|were)\b/i

/** How many words a mood has that tells nothing besides. */
const SHORT = 11

/** Whether somebody only says how the day was or how he felt about it. */
export function isMood(body: string): boolean {
  const words = body
    .toLowerCase()
    .replace(/[.!]+$/, '')
    .split(' ', SHORT + 1)
  if (words.length > SHORT || /[,;:]/.test(body)) return false
  return (
    (OF_ONESELF.test(body) && words.some((word) => MOODS.has(word))) ||
    OF_THE_DAY.test(body) ||
    OF_A_MEETING.test(body)
  )
}
