import { lean } from '../../lean.ts'
import { onceForText } from '../../once.ts'

/**
 * Whether nobody hears what a deed, told in the past, was done to: a place, a manner, a purpose or a whole statement stands where the
 * thing should ("configured locally", "used for the gate", "added There is a lamp").
 */
export const lacksObject = onceForText(
  (deed: string): boolean =>
    NO_THING.test(deed) || JOTTED.test(deed) || ALMOST.test(deed) || STATEMENT.test(deed),
)

/** Verbs of which one must hear what it was done to, where a place, a manner or nothing follows. */
const NO_THING = lean(
  /^(?:completed|configured|excluded|optimi[sz]ed|improved|noted|applied|measured|defined|described|deleted|removed|added|replaced|created|handled|ensured|validated|verified|preserved|enabled|disabled|scheduled|generated|computed|exposed|introduced|stored|wrapped|specified|detected|fixed|arranged|loaded|reused)\s(?:$|\([^()]*\)$|(?:[a-z]+ly\s)?(?:$|(?:then|locally|automatically|manually)(?=$|[\s,])|(?:to|into|in|on|at|as(?! (?:much|many)\b)|via|under|within|across|during|before|after|per|when|if|alongside)\s))|^(?:used|implemented|created|added|removed|defined|installed|replaced|fixed|introduced|enabled|disabled)\s(?:[a-z]+ly\s)?for\s(?!(?:both|each|every)\s)|^ran\s\([^()]*\)$|^built in (?:\w+ )?(?:stages|steps|phases)$|^handled (?:flat|stable|steady|constant)\b|^(?:model|server|script|test|build|job|code|board|printer|page|site)l?ed (?:trained|deployed|tested|finished|done|built|fixed|updated|working)\b|^\w+ed [a-z]+ (?:preserved|retained|maintained|respected|unchanged)$|^[a-z]+ed [a-z]+s .* and (?:includes|contains|uses|needs|makes|takes|shows)\s|^\w+ed (?:[a-z-]+ ){1,3}(?:continued|changed) (?:to|on|from)\s|^\w+ too (?:big|small|long|short|slow|late|large)$/,
)

/** "Raised as a story", "tied high", "tried also", "worked but broke": a jotted line whose thing stands in front, or nowhere. */
const JOTTED = lean(
  /^(?:(?:released|delivered|shipped|deployed|published|merged|rolled out)\s(?:yesterday|today|(?:in|with|as part of|to|on|into|via)\s(?:the\s|our\s|all\s)?(?:next\s|latest\s|new\s)?(?:hot-?fix|version|release|build|sprint|update|patch|v?\d|prod(?:uction)?|staging|main|master|develop|dev|trunk|customers?|users?|[A-Z]?[a-z]+day)\b)|(?:raised|filed|marked|set up|tied|logged|tagged|saved|listed|released|shipped|merged) (?:as (?:an?|the|p\.?|per)\b|high\b|low\b)|(?:tried|did|made|added|fixed) (?:also|too|same|likewise)\b|[a-z]+ed but\b|(?:stopped|started|kept|finished|began) [a-z]+ing (?:it|them)$)/,
)

/** "Almost sorted", of a thing that was not named. */
const ALMOST = /^[a-z]+ (?:almost|nearly|mostly|partly|not|yet)$/

/** "Added There's a red lamp": a line of a list that says itself what there is. */
const STATEMENT = lean(
  /^[a-z]+ (?:There|It|This|That|These|Those|They|You|He|She|We|I)(?:['\u2019](?:s|re|ve|ll)\b|\s(?:is|are|was|were|can|could|will|would|has|have|had|does|do|did|now|no longer)\b)/,
)
