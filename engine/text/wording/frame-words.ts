/** One way of telling a deed: the words before its verb, the form that the verb has behind them, and whether it must be said that it was done. */
export type Frame = {
  words: readonly FrameWord[]
  form: 'base' | 'ing' | 'past' | 'participle'
  isClosed: boolean
}
export type FrameWord = { choices: ReadonlySet<string>; isOptional: boolean; isWho: boolean }

const CLASSES: Record<string, string> = {
  WHO: "i|we|i've|we've|i'm|we're",
  CHANGE: 'pr|pull-request|merge-request|mr|change|commit|patch|branch|release|version|diff|series|patchset',
  THIS: 'this|that|it|these|those|them',
  TROUBLE: 'problem|issue|bug|error|crash|leak|trouble|fault|failure',
  MEND: 'fix|solve|resolve|address|avoid|prevent|handle|remedy|mitigate|counter|cure|stop|circumvent',
  GOOD: 'easiest|simplest|quickest|proper|real|actual|final|best|only|obvious|first|right|main|cleanest|eventual|simple|easy|quick|ultimate',
  REMEDY: 'fix|solution|workaround|remedy|answer|trick|cure',
  PLAN: 'plan|idea|goal|aim|task|job|intention|assignment|ticket|request|proposal',
  LOT: 'one|two|three|four|five|six|a-few|several|many|some|a|an|half-a|the-whole|the-better-part-of-a|most-of-a|most-of-the|all|about|\\d',
  TIME: 'hour|hours|day|days|week|weeks|month|months|evening|evenings|afternoon|afternoons|morning|mornings|night|nights|weekend|weekends|while|time|ages',
}

/** Frames whose deed is done by what they say. */
const DONE: readonly (readonly [string, Frame['form']])[] = [
  ['WHO? wound|ended up', 'ing'],
  ['WHO? went for|with', 'ing'],
  ['WHO? settled on', 'ing'],
  ['WHO? went ahead and', 'past'],
  ['WHO? resorted to', 'ing'],
  ['WHO? opted for', 'ing'],
  ['WHO? got around|round|down to', 'ing'],
  ['WHO? was|were forced|obliged|compelled to', 'base'],
  ['WHO? took the time|opportunity|chance|liberty|occasion|trouble to', 'base'],
  ['WHO? chose|opted|elected|took-it-upon-myself to', 'base'],
  ["WHO am|are|was|were|have|'m|'re? done|finished with?", 'ing'],
  ["i'm|we're done|finished with?", 'ing'],
  ['done with?', 'ing'],
  ['WHO? have? finished|completed', 'ing'],
  ['the|my|our actual? work|job|change|effort consisted of', 'ing'],
  ['the|my|our|this|that|it|which work|job|change|effort|task|project? involved|included|meant', 'ing'],
  ['most|much|half of the|my|our|this TIME|effort|work|sprint went into|on|towards', 'ing'],
  ['it? took me|us about|almost|only|nearly? LOT TIME to', 'base'],
  ['what WHO did then|next|instead|here? was|is to?', 'base'],
  ['what WHO did then|next|instead|here? was|is', 'past'],
  ['what WHO did then|next|instead|here? was|is', 'ing'],
  ['all WHO did was|is to?', 'base'],
  ['the GOOD|next|last|other thing|step WHO did|took was|is to?', 'base'],
  ['the GOOD|next|last|other thing|step WHO did|took was|is', 'ing'],
  ['the|my|our GOOD? REMEDY turned out to be', 'ing'],
  ['the|my|our GOOD? REMEDY turned out to be to', 'base'],
  ['in|with this|that|the|my|our small|little|first|second|new|latest? CHANGE WHO', 'base'],
  ['in|with this|that|the|my|our small|little|first|second|new|latest? CHANGE WHO have?', 'participle'],
  ['in|with this|that|the|my|our small|little|first|second|new|latest? CHANGE WHO', 'past'],
  ['here WHO', 'base'],
  ["to MEND THIS|the TROUBLE? let's|let-us", 'base'],
]

/** Frames of a wish, whose deed is done where the sentence ends in "and did so". */
const MEANT: readonly (readonly [string, Frame['form']])[] = [
  [
    'WHO? had? decided|wanted|planned|promised|agreed|meant|intended|needed|had|hoped|resolved|set-out|offered to',
    'base',
  ],
  ['WHO? was|were asked|told|supposed|meant|going to', 'base'],
  ["WHO thought|figured i'd|we'd", 'base'],
  ['WHO thought|figured i|we would|should', 'base'],
  ['the|my|our GOOD? PLAN|REMEDY was|is to', 'base'],
  ['the|my|our GOOD? PLAN|REMEDY was|is', 'ing'],
  ["WHO have|'ve? been", 'ing'],
  ['WHO was|were', 'ing'],
]

function wordOf(said: string): FrameWord {
  const isOptional = said.endsWith('?')
  const names = (isOptional ? said.slice(0, -1) : said).split('|')
  const choices = names.flatMap((name) => (CLASSES[name] ?? name).split('|'))
  return { choices: new Set(choices), isOptional, isWho: names[0] === 'WHO' }
}

function frameOf(isClosed: boolean): (row: readonly [string, Frame['form']]) => Frame {
  return ([words, form]) => ({ words: words.split(' ').map(wordOf), form, isClosed })
}

export const FRAMES: readonly Frame[] = [...DONE.map(frameOf(false)), ...MEANT.map(frameOf(true))]

/** Words that may stand anywhere in a frame and change nothing. */
export const LOOSE = new Set(
  'just also finally then now simply eventually first actually already basically essentially therefore thus really only next instead mostly mainly here simply'.split(
    ' ',
  ),
)
