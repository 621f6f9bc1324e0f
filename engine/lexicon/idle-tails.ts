/**
 * What is said behind a deed and tells nothing of it, by the words that may stand in each place; a place that may stay empty ends
 * in a question mark, "#" is any number. Behind "=" it counts only where somebody did something, behind "~" also without a comma.
 */
const ROWS = `
~ (exactly|just)? (as|like) (we|I|you|they)? (all|had|have)? (discussed|agreed|planned|promised|announced|mentioned|talked about|intended|hoped|usual) (earlier|before|yesterday|last week|in the standup|in standup|in the meeting|on the call|in the call|on slack|in chat|beforehand)?
~ (like|as) (I|we) (said|wrote) (earlier|before|yesterday)?
per (our|the|your)? (discussion|chat|call|conversation|plan)
(finally|luckily|thankfully|sadly|unfortunately|obviously|of course|clearly) (for good)?
= hopefully for good
~ (for good|once and for all) (this time|I hope|hopefully)?
(at last|at long last|phew|yay|yes|yeah|woohoo|hooray|lol|haha|ha|ugh|meh|sigh|wow|ouch|oops|whew|fwiw|btw|imho|imo|fyi|tbh|iirc|afaik|nice|great|cool|sweet)
so far so good
= (nothing|not much|not very|not too) (special|fancy|exciting|dramatic|spectacular|interesting|wild|big|hard|difficult|complicated)
= (pretty|quite|very|really|fairly|rather|relatively|surprisingly)? (easy|simple|straightforward|trivial|painless|boring|tedious|fiddly|annoying|hacky|ugly|quick and dirty)
= (easy|simple|quick|nice|lovely|small|low-hanging) (win|peasy|fix|one|job|stuff|fruit)
= (mostly|more or less|basically|sort of|kind of)
(just|only|simply)? (in case|to be safe|to be sure|to be on the safe side|for safety|for fun|because I could|because why not|because reasons)
= (all|about|roughly|around|only|just)? (half an|an|one|two|three|four|five|a few|a couple of|several|#) (hour|hours|day|days|minute|minutes|evening|evenings|afternoon|morning) (of work|in total|in all|all in all|well spent|of fun|of pain)
(one|that's one) (less thing|thing less|more thing|item) (to worry about|to care about|off the list|off my list|off our list|done)
(that is|that's|which is) (another|a different) (story|topic|matter)
but (that|this|it) (is|will be)? (another|a different) (story|topic|matter)
but (that's|it's) (another|a different) (story|topic|matter)
= (even if|even though|although|though|if) (it|that) (was|is|were|looks|felt) (a bit|a little|kind of|quite|very|rather|really)? (ugly|hacky|boring|tedious|painful|annoying|fiddly|dull|scary|messy|silly|overkill|not pretty|not elegant|late)
= (not|hardly) (pretty|elegant|beautiful|perfect|ideal|proud of it|the prettiest|the nicest) (but works|but it works|but it does the job|but good enough|but fine|I know|yet|at all)?
= (which|that) (was|is|has been) (a lot of|lots of|actually|really|quite|pretty|very|rather|surprisingly|also|kind of|a bit)? (fun|nice|great|good|cool|tedious|boring|annoying|painful|easy|simple|fiddly|satisfying|tricky|interesting|exciting|a pain|overdue|long overdue|straightforward)
(long|way|well)? overdue
(about|high) time
=~ (over|during|before|after|at) (lunch|breakfast|dinner|coffee|a coffee|the lunch break)
=~ at (#|one|two|three|four|five) (am|a.m.|in the morning|o'clock)
(more|details|rest) (on|about) (that|this|it|those) (tomorrow|later|soon|next week|below|in the next post|another time|some other time)
(more|details|rest|the rest) (tomorrow|later|soon|next week|below|to come|to follow|will follow|follows)
(let me know|shout|ping me|tell me|yell) (if|when|should) (it|anything|something|this|you|that) (breaks|break|fails|is broken|goes wrong|looks off|looks odd|looks wrong|see anything odd|notice anything|has any problems|have questions|have any questions)
sorry (about|for) (the|that|any|being|it)? (delay|noise|mess|late|spam|trouble|inconvenience|wait|slow reply|long message|wall of text)?
= (no|with no|without any) (more)? (surprises|hassle|fuss|drama|big deal|pressure|regrets)
(I know|you know|right|hooray me|go me|go team|enjoy|cheers|ta|thx|ty|thanks|thank you|many thanks|thanks everyone|thanks all|thanks team|kudos|done and dusted|done|end of story|that's it|that's all|job done|all done)
= (took|it took|taking|which took|that took) (me|us)? (a|some|quite a|a little|quite some|way|much|a bit|a lot)? (while|time|ages|forever|longer|effort|doing|patience|tries|attempts) (than planned|than expected|than I thought|than it should have|than hoped|though|too)?
= (took|it took|taking|which took|that took) (me|us)? (all|the whole|the entire|half the|most of the|nearly the whole) (day|morning|afternoon|evening|week|night|weekend)
= (took|it took|taking|which took|that took) (me|us)? (about|around|only|just|almost|nearly|roughly|over)? (an|a|one|two|three|four|five|six|half an|half a|a few|a couple of|several|many|#) (hour|hours|day|days|minute|minutes|week|weeks|evening|evenings|attempt|attempts|tries|nights) (in all|in total|altogether|of work|longer than planned)?
(still|currently)? (wip|work in progress|todo|tbd|tbc)
(wip|todo|tbd) (tests|docs|the tests|the docs|cleanup|polish|rest)
again
=~ and (then|finally)? (went home|called it a day|went to bed|had a coffee|called it done|moved on|that was it|that was that|never looked back|had lunch)
= after which (I|we) (went home|called it a day|had lunch|went to bed)
to be continued
(on|off) to the next (one|thing|task|ticket|topic)
(one|a) (small|big)? step closer (to launch|to the goal|to release|to done|to the release|to the demo|to production)?
~ (for good measure|while at it|per the ticket|as per the ticket|per ticket|as a bonus)
\\o/
= (it|that|which)? (still)? (needs|lacks|wants|misses) (docs|tests|documentation|a review|review|polish|some polish|cleanup|some cleanup|more tests)
(details|more|background|write-up|notes|numbers|explanation) (in|on) (the|our) (wiki|ticket|issue|PR|thread|docs|commit|commit message|channel|runbook)
= (and|but)? (nobody|no one|no-one|none of us) (knew|knows|could say|noticed|understood|remembers|could tell me) (why|how|what it was|exactly why|a thing|what for)?
= (still|currently|now)? (waiting for|awaiting|pending|in|up for|needs|out for|ready for) (a|the|code)? (review|reviews|approval|sign-off|feedback|qa)
= (the)? (PR|pr|MR|mr|pull request|patch) (is|was)? (up|open|out|sent|in review|ready|linked|to follow|coming soon|below|above)
= (but|and|with|though|only)? (the|some|a few|more|with)? (docs|tests|documentation|unit tests|cleanup|polish|translations|screenshots|changelog|readme|release notes) (is|are|will|still|to)? (still)? (open|missing|pending|outstanding|to do|left|to be done|to be written|follow|to follow|to come|come later|need work|coming|coming soon|needed)
= (so)? (that|this|it|we|all|things|everything)? should (all)? be (fine|good|ok|okay|safe|stable|done|it|all set|better) (now|again|from now on|for a while|this time)?
see (the|our|my)? (ticket|issue|PR|pr|wiki|docs|thread|commit|commit message|link|linked issue|diff|changelog|readme|screenshot|notes|attachment|comments) (for|with)? (more|the|all)? (details|info|background|numbers|discussion|reasons|screenshots|why)? (below|above|there)?
~ while (waiting|I was waiting|we waited|we were waiting|I waited) (for|on) (the|a|an|my|our) (vendor|review|build|parts|delivery|customer|client|supplier|boss|others|reply|answer|pipeline|deploy|train|approval|ci)
(pics|pictures|photos|screenshots|video|details|links|slides) (below|attached|in the thread|in the comments|to follow|soon|later)
`

export type IdleTail = { isOfDeed: boolean; isFree: boolean; places: readonly Place[] }
type Place = { isOpen: boolean; choices: readonly (readonly string[])[] }

/** Behind these anybody may be named: "thanks Omar", "cc @lena". */
export const NAMING: ReadonlySet<string> = new Set([
  'thanks',
  'thank you',
  'thx',
  'cc',
  'kudos to',
  'props to',
  'shoutout to',
])

const PLACE = /\([^)]*\)\??|\S+/g

function readRow(row: string): IdleTail {
  const [marks = ''] = /^[=~]*/.exec(row) ?? []
  const places = (row.slice(marks.length).match(PLACE) ?? []).map((place) => ({
    isOpen: place.endsWith('?'),
    choices: place
      .replace(/^\(|\)?\??$/g, '')
      .split('|')
      .map((words) => words.toLowerCase().split(' ')),
  }))
  return { isOfDeed: marks.includes('='), isFree: marks.includes('~'), places }
}

/** The tails that each word may open: few words open any. */
const TAILS = byOpening(ROWS.trim().split('\n').map(readRow))

const OPENS_NAMING: ReadonlySet<string> = new Set([...NAMING].map((words) => words.split(' ', 1)[0] ?? ''))

/** Whether a tail may begin with the word. */
export function opensTail(word: string): boolean {
  return TAILS.has(word) || OPENS_NAMING.has(word)
}

/** Whether the words are such a tail, and which. */
export function idleTail(words: readonly string[]): IdleTail | undefined {
  return TAILS.get(words[0] ?? '')?.find(({ places }) => fits(words, 0, places, 0))
}

function byOpening(tails: readonly IdleTail[]): Map<string, IdleTail[]> {
  const opened = new Map<string, IdleTail[]>()
  for (const tail of tails)
    for (const word of openingsOf(tail)) opened.set(word, [...(opened.get(word) ?? []), tail])
  return opened
}

/** The words of the first place, and of the next ones as long as those before may stay empty. */
function openingsOf({ places }: IdleTail): ReadonlySet<string> {
  const needed = places.findIndex(({ isOpen }) => !isOpen)
  const first = places.slice(0, needed < 0 ? places.length : needed + 1)
  return new Set(first.flatMap(({ choices }) => choices.map(([word = '']) => word)))
}

function fits(words: readonly string[], from: number, places: readonly Place[], at: number): boolean {
  const place = places[at]
  if (!place) return from === words.length
  if (place.isOpen && fits(words, from, places, at + 1)) return true
  return place.choices.some(
    (choice) =>
      choice.every((word, i) => words[from + i] === word) &&
      fits(words, from + choice.length, places, at + 1),
  )
}
