const PART = '(?:morning|afternoon|evening|night)'
const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const SHORT = '(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)'

/** The day or the week of writing, which means nothing to who hears the story later. */
const WHEN = [
  `(?:[Ee]arlier |[Ll]ater )?(?:[Tt]oday|[Yy]esterday|[Tt]onight)(?: ${PART})?`,
  `(?:[Ee]arlier |[Ll]ater )?(?:[Tt]his|[Ll]ast) (?:past )?(?:week|weekend|month|sprint|semester|${PART}|${DAY})(?: (?:in|at) the (?:lab|office|workshop|shop|yard|hospital|school))?`,
  '(?:[Aa]n?|[Oo]ne|[Tt]wo|[Tt]hree|[Aa] few|\\d+) (?:days?|weeks?|months?) ago',
  '(?:[Oo]ver |[Ii]n |[Ff]or )?[Tt]he (?:past|last) (?:few |couple of |two |three )?(?:days?|weeks?|months?)',
].join('|')

/** What can open a sentence without it; in "this week was slow" it is what the sentence is about. */
const STARTS =
  "(?:I|we|it|there|the|an?|our|my|some|all|this|most|when|while|after|if|[A-Z][\\w.-]*)(?:'\\w+)?\\s"

const OPENS = new RegExp(`(^|[.!]\\s)(?:So\\s)?(?:${WHEN}),?\\s(?=${STARTS})(\\S)`, 'g')

/** Behind a preposition it is part of what is said: "for most of today", "until last week". */
const ENDS = new RegExp(
  `(?<!\\b(?:the|until|till|of|since|from|by|for|than|before|after|to|is|was|are|were|be|and|or|in|on|at|during|over|throughout|within|like|not|only|as)),?\\s(?:${WHEN})(?=[.!](?:\\s|$)|\\sand\\s[a-z])`,
  'g',
)

/** "On Monday and Tuesday I moved the lamps": which day of which week nobody can tell. */
const ON_DAY = new RegExp(
  `(^|[.!]\\s)(?:[Ii]n the ${PART}|[Aa]fter (?:lunch|breakfast|dinner|work|class|school)|[Bb]efore lunch|[Oo]n ${DAY}s?(?: ${PART})?(?:,? (?:and|to) (?:on )?${DAY}(?: ${PART})?)?|${SHORT}(?:\\s?[-\\u2013/]\\s?${SHORT})?),?\\s(?=${STARTS})(\\S)`,
  'g',
)

const ANY = new RegExp(`\\b(?:${WHEN})\\b(?!'s)`, 'g')

/** "This week I moved the lamp" is told as "I moved the lamp", unless two days are held against each other. */
export function withoutDays(written: string): string {
  const text = written.replace(
    ON_DAY,
    (_, before: string, first: string) => `${before}${first.toUpperCase()}`,
  )
  const said = new Set((text.match(ANY) ?? []).map((when) => when.toLowerCase()))
  const [day = ''] = said
  const isHeldAgainst = /last|yesterday/.test(day) && /\bnow\b/i.test(text)
  return said.size === 1 && !isHeldAgainst
    ? text
        .replace(OPENS, (_, before: string, first: string) => `${before}${first.toUpperCase()}`)
        .replace(ENDS, '')
    : text
}
