import { lean } from '../../lean.ts'

const SHORTHAND =
  /(?<=\s)(?<!\b(?:the|an?|this|that)\s)(?:(w\/o?|b\/c|incl\.)(?=\s)|bc(?=\s(?:the|an?|our|my|it|I|we|they|there|some|all|no|[a-z]+\s(?:\w+ly\s|sometimes\s|often\s)?(?:was|were|is|are|had|has|kept|returns|failed|fails|[a-z]+ed))\s)|(?:cause|cuz|coz)(?=\s(?:(?:I|we|they|he|she|there|nobody|everything)\b|it(?:'s|\s(?:is|was|has|had|does|did|kept|just|only|can|could|would|\w+ly|[a-z]+ed|[a-z]+s)\b)))|(?<=,\s)(?:cause|cuz|coz)(?=\s(?:the|my|our)\s))/g
const MEANT: Record<string, string> = {
  'w/': 'with',
  'w/o': 'without',
  'b/c': 'because',
  bc: 'because',
  cause: 'because',
  cuz: 'because',
  coz: 'because',
  'incl.': 'including',
}

/** "The oil -> gas switch": from what to what, in a name. */
const FROM_TO =
  /(?<=(?:^|\s)[A-Za-z][\w.+#-]{0,24})\s?(?:-+>|=>|\u2192)\s?(?=[A-Za-z][\w.+#-]{0,24}\s(?:migrations?|moves?|switch|upgrades?|port(?:ing)?|conversions?|converters?|rewrites?|sync|bridges?|pipelines?|imports?|exports?|transition|integrations?|cut-?over|transfers?|connectors?|mapping|transpiler|exporter|importer)\b)/g

/** "Fixed, added a test": what was fixed, the sentence before has told. */
const FIXED_AND = /^(?:Fixed|Done|Solved|Resolved)(?:\sit)?,\s(?:and\s)?([a-z])(?=[a-z]*(?:ed|t)\s\S)/
/** "Fixed + test". */
const FIXED_WITH = /^(Fixed) (?:\+|&) (?:an? |new )?((?:regression |unit )?)(tests?|docs?)(?=[.!]*$)/i
/** "One line fix". */
const ONE_LINER =
  /^(?:(?:it )?was |just )?(?:an? )?(?:one|single)[- ]lin(?:e|er) (?:fix|change|patch)([.!]*)$/i
/** "Dropped the old form, -2,300 lines". */
const LINES = /,\s([-+\u2212]\d[\d,.]*k?\s(?:lines(?: of code)?|LOC|files|[KMG]?B))(?=[.!]*$)/
/** "One level takes now 20 min". */
const NOW_LATE =
  /\b(takes?|needs?|costs?|loads?|runs?|lasts?) now (?=(?:only |about |less than |under )?[~\d])/
/** "Tuned the engine (petrol -> gas)"; in "(pump->rate)" the arrow is code. */
const IN_BRACKETS = /(\([A-Za-z][\w.+#-]*?)(?:\s?\u2192\s?|\s(?:-+>|=>)\s?)(?=[A-Za-z][^()]{0,60}\))/

/** "I went through a month of alerts and killed most of them". */
const WENT_THROUGH =
  /^((?:I|We)?\s?)[Ww]ent (?:through|over) (?=(?:the|all|our|my|every|each|\d+|two|three|four|five|six|several)\s[^,]{4,60}(?:,|\sand)\s[a-z]+(?:ed|t|e)\s)/

/** "Proud that I got it running". */
const FEELING =
  /^(?:(?:I'm|I am|very|so|really)\s)*(?:proud|happy|glad|pleased)(?:\sto say)?\s(?:that\s)?(I|we)(?=\s[a-z]+\s)/i

/** "Fixed: users being locked out". */
const FIXED = /^(Fixed|Solved|Resolved):\s(?=(?:[\w'-]+\s){1,6}?(?:being|[a-z]+ing)\s)/

/** "The queue's gone". */
const IS_SO =
  /(?<=^|,\s|;\s|\sand\s|\bthe\s|\bour\s|[a-z]\s)([A-Za-z]{3,20}(?<!\b(?:that|what|there|here|who|how|where|let|she|everything|nothing|one)))'s (gone|back|fixed|live|green|stable|online|done)(?=[.,;!)]|$|\s(?:now|again|and|on|in|since|for|\())/g

/** "The run went 41 min -> 17 min". */
const WENT =
  /\b(went|dropped|fell|rose|grew)\s((?:about\s)?[~$]?\d\S*(?:\s[A-Za-z%]{1,8})?)\s?(?:-{1,4}>|=>|\u2192)\s?(?=[~<$]?\d)/g

/** "Support given to the field team". */
const GIVEN =
  /^(support|training|help|assistance|guidance)\s(?:was\s)?(?:given|provided|offered)\s(?:to|for)\s(?=\S)/i
const GIVING: Record<string, string> = {
  training: 'Trained',
  guidance: 'Guided',
  help: 'Helped',
  assistance: 'Assisted',
}

/** "Improved the build: 12 min -> 4 min". */
const BETTER_BY =
  /^((?:(?:I|We)\s)?(?:improved|reduced|cut|sped up|optimi[sz]ed|lowered|shrank|trimmed|decreased|increased|raised|shortened|tuned|brought down)\s[^:;,]{3,60}):\s([~$]?\d\S*(?:\s[A-Za-z%]{1,8})?)\s?(?:-{1,4}>|=>|\u2192)\s?(?=[~<$]?\d)/i

/** "A cache w/ Redis bc the page was slow" as it would be written out. */
export function writtenOut(text: string): string {
  const plain = text
    .replace(SHORTHAND, (short) => MEANT[short] ?? short)
    .replace(/(?<=^|\s)(?:y'?day|ystd)(?=\s)/gi, 'yesterday')
    .replace(WENT_THROUGH, '$1reviewed ')
    .replace(GIVEN, (_, what: string) => `${GIVING[what.toLowerCase()] ?? 'Supported'} `)
    .replace(FEELING, (_, who: string) => who)
    .replace(FIXED, '$1 ')
    .replace(FIXED_AND, (_, next: string) => next.toUpperCase())
    .replace(NOW_LATE, 'now $1 ')
    .replace(
      FIXED_WITH,
      (_, did: string, kind: string, what: string) =>
        `${did} it and added ${/s$/.test(what) ? '' : 'a '}${kind}${what}`,
    )
    .replace(ONE_LINER, 'Fixed it with a one-line change$1')
    .replace(LINES, ' ($1)')
    // "Since then no tickets" has its time first.
    .replace(
      /^since then,? ((?:no|zero|not one|not a single) [a-z-]+(?: [a-z-]+){0,3})([.!]*)$/i,
      '$1 since then$2',
    )
    .replace(/^no (?=(?:idea|clue) (?:how|why|what|where|if|whether)\s)/i, 'I have no ')
    .replace(/^Is now (?=[~<]?\d)/i, 'It is now ')
    // "Oiled the hinge ...": where a thought was left off; "fix(door): oil the hin…" was cut by a machine.
    .replace(/(?<!^[a-z]+(?:\([^()]{1,40}\))?!?:\s.*)(?<=[\w)]) ?(?:\.{2,6}|\u2026)$/, '.')
  const words = RARE.test(plain) ? inFull(plain) : plain
  return ARROW.test(words)
    ? words
        .replace(FROM_TO, '-to-')
        .replace(IN_BRACKETS, '$1 to ')
        .replace(FIGURES, '($1from $2 to ')
        .replace(WENT, '$1 from $2 to ')
        .replace(BETTER_BY, '$1 from $2 to ')
    : words.replace(LESS, '($1 less $2)')
}

/** "Cached the tiles (p95 900 ms -> 80 ms)", but not "twice as fast (12 -> 6 min)", which has said it. */
const FIGURES = lean(
  /(?<=\s)(?<!\b(?:as [a-z]+|[a-z]{3,}er|times|\d[\d.]*\s?[x%])\s)\(((?:[\w%/-]+\s){0,3}?)(?:from\s)?([~<>]?[$\u20ac\u00a3]?\d[\d.,]*(?:\s?[%a-zA-Z\u00b5]{1,8})?)\s?(?:-+>|=>|\u2192)\s?(?=[~<]?[$\u20ac\u00a3]?\d[^()>\u2192]*\)[.!]*$)/g,
)
/** "Moved the images to WebP (-40% bandwidth)". */
const LESS = lean(
  /(?<=\s)\([-\u2212](\d[\d.]*\s?%)\s((?:[a-z-]+\s)?(?:bandwidth|memory|traffic|CPU|load|time|size|RAM|power|energy|noise|latency|storage|space|code|cost|boilerplate|heat|weight|waste))\)(?=[.!]*$)/,
)

/** What calls for a dearer look. */
const RARE =
  /\bin place of | re: |ed and .*\b(?:successful|fine|green|clean|stable)[.!]*$|'s (?:gone|back|fixed|live|green|stable|online|done)\b/

function inFull(text: string): string {
  return text
    .replace(/\bin place of (?=(?:about\s|almost\s|nearly\s)?[~<]?\d)/, 'instead of ')
    .replace(/(?<=\b(?:with|to|from|about|on)\s[^,;:]{2,40})\sre:\s(?=\S)/, ' about ')
    .replace(IS_SO, '$1 is $2')
    .replace(
      AND_WELL,
      (_, thing: string, done: string, what: string, how: string) =>
        `${thing}${wasOf(thing)} ${done}, and ${ARTICLED.test(what) ? '' : 'the '}${what}${wasOf(what)} ${how}`,
    )
}

function wasOf(things: string): string {
  return /[^s]s\s$/.test(things) ? 'were' : 'was'
}

const ARTICLED = /^(?:the|all|both|our)\s/

/** "Power restored and test run successful": two statements without their verbs. */
const AND_WELL =
  /^((?:(?!(?:is|are|was|were|be|I|we)\b)[\w-]+\s){1,5})([a-z]+ed) and ((?:[a-z-]+\s){1,4})(successful|fine|green|clean|stable)(?=[.!]*$)/i

const ARROW = /->|=>|\u2192/
