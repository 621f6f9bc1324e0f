import { lean } from '../../../lean.ts'
import { onceForText } from '../../../once.ts'

/** What a listener stumbles over, and how much of its worth a sentence keeps that has it. */
const STUMBLES: readonly (readonly [RegExp, number])[] = [
  // Things that only the page has pointed at: "while working on this", "#412".
  [
    /(?<=\s)(?:these|those|this|that one)\b(?! (?:week|month|morning|afternoon|evening|year|time|sprint|point))/,
    0.65,
  ],
  [
    /^(?:\S+\s){0,4}?(?:of|after|since|beyond|for|by|with|from|on|to|at|as) (?:that|this|it|these|those|them)\b/i,
    0.6,
  ],
  [/#\d/, 0.6],
  [/\b(?:do|did|doing) so\b/, 0.7],
  // Calls with their values.
  [/\w\((?:[^(),;]*[,;]|[^()]*\()[^()]*\)|\b0x[\da-f]+\b/i, 0.4],
  [/^(?:\S+\s){1,5}?(?:it|they|them|its|their)\b/, 0.72],
  [/\b(?:above|below|following)\b/, 0.85],
  // Marks that cannot be heard.
  [/;/, 0.6],
  [/:\s/, 0.7],
  [/\s[-\u2013\u2014]{1,3}\s/, 0.75],
  [/\s(?:->|=>|=|\+|--)\s/, 0.75],
  [/\.\.|\u2026/, 0.75],
  [/\b(?:e\.g|i\.e|etc|incl)\b/i, 0.8],
  [/(?:\d[^\d]+){4}/, 0.8],
  // Talk and doubt.
  [/\byour?\b/i, 0.8],
  [
    /\b(?:apparently|probably|basically|actually|obviously|seems?|perhaps|maybe|possibly|presumably|though|however)\b/i,
    0.8,
  ],
  [
    /\b(?:kinda|tons? of|stuff|pretty|weird|crazy|nice|funny|things?|lots?|sort of|kind of|really|super|awesome|horribl[ey]|absolute|sadly|hopefully|luckily|nasty|mess|anyway|gonna|afaik)\b/i,
    0.85,
  ],
  [
    /\b(?:I|we)(?: \w+)? (?:think|believe|guess|hope|expect|suspect|feel|wonder|want|need|love|like|plan)\b|\bI'm\b/i,
    0.85,
  ],
  // What came after the trouble.
  [/,? so (?:add|use|introduce|make|move|remove|skip|change|try|let's)\s/, 0.6],
  [/\b(?:removed|fixed|solved|added|implemented|replaced|discussed|closed)\b/, 0.7],
  [/\b(?:solution|solves?|achieved|successfully|allows?|works|now)\b/i, 0.85],
  // Without any of these words it is likely a heading or a scrap.
  [
    /^(?!(?:the|an?|our|my|this|these|when|while|after)\s)(?!.*(?:\b(?:is|are|was|were|am|has|have|had|can|cannot|could|will|would|should|may|might|must|did|does|do|I|we|it|they|which|who|he|she)\b|n't\b|'(?:s|re|ve|ll|d|m)\b|[a-z]ed (?:the|an?|to|that|its|all|no|some|every)\b))/i,
    0.8,
  ],
  [/^(?:not|no|by default|finally|beyond|besides|instead|therefore|now)\b/i, 0.7],
]

/** The same for what had to be done. */
const AIM_STUMBLES: readonly (readonly [RegExp, number])[] = [
  [/(?<!fix )\b(?:these|those|this|that|such|it|them|they|their|his|her)\b/, 0.75],
  [/^(?:check|verify|confirm|debug|bring|step|power|see|do|use)\b/, 0.75],
  // A step on the way, not what it was for.
  [
    /^(?:test|run|go|start|put|take|throw|plug|push|copy|order|wrap|commit|send|meet|save|pull in|ask|contact|call|ping|declare|escalate|restart|reboot|reset|kill|page|notify|execute|look (?:up|at|into|for)|clone|mark|assign|reach out|download|resume|reorder|place|plug|wake|receive|share|recommend|advocate|envision|trace|drill|continue|narrow|make attempts?)\b|^do an?\b/,
    0.6,
  ],
  [/^(?:choose|select|click|point out|find (?:some|an? (?!way\b))|begin|arrive)\b/, 0.7],
  [/^work on\b/, 0.85],
  // What is cut out of a longer sentence breaks most easily in its clauses.
  [
    /^(?!find out\b|figure out\b|make sure\b|ensure\b).*\s(?:where|how|why|what|when|while|until|then|such|I|we)\s/,
    0.8,
  ],
  [/\s\(|#|\b(?:BEFORE|WITH|NOT|AND|DONE)\b/, 0.8],
]

/** The same for what was done. */
const DEED_STUMBLES: readonly (readonly [RegExp, number])[] = [
  [/^(?:\S+\s){36}/, 0.85],
  [/^(?:I|We) (?:also |then )?(?:tested|verified|checked)\b/, 0.85],
  [/\s(?:[-\u2013\u2014]{1,2}|->|=>)\s/, 0.8],
  [/^(?:I|We) (?:\w+ly |also |then )?\w+ (?:it|them|this|that|their)\b/, 0.7],
  // What only the page has named before.
  [
    /\bthat (?:default|issue|problem|bug|one|thing)\b|\bthe (?:two )?things?\b|\banother one\b|\bthe (?:easiest|latter|former)\b|\bin this (?:directory|folder|repo|repository)\b|^(?:Some|Same|Each)\b/,
    0.65,
  ],
  // What befell one or was only thought, was under way, or is still to come.
  [
    lean(
      /^(?:I|We) (?:\w+ly |also |then |just )?(?:received|advocated|despaired|brought up|went back|took up|met|attended|signed|considered|figured|realized|realised)\b/,
    ),
    0.65,
  ],
  [/^(?:[^,]{0,40},\s)?(?:I|[Ww]e) (?:(?:had|have) been|(?:was|were|am|are) [a-z]+ing)\b/, 0.75],
  [/\b(?:tomorrow|yesterday|soon|if necessary|if not already)\b/, 0.6],
  [/^(?:I|We) (?:just|even)\b|\bthis is\b|\bit's\b|\b(?:obviously|apparently|basically)\b/, 0.8],
  [
    /\b(?:feel|felt|feeling|happy|proud|excited|glad|sad|distracted|stuck|lucky|annoy\w*|painful|(?:un)?fortunately|luckily|sadly|thankfully|caught up|give up|gave up|ended up)\b/i,
    0.75,
  ],
]

/** The same for what came of it. */
const RESULT_STUMBLES: readonly (readonly [RegExp, number])[] = [
  [/[\u2713\u2714]/, 0.3],
  [/^(?:\S+\s){25}/, 0.8],
  [/^(?:it|they|these|those)\b/i, 0.75],
  [/;|:\s|\s[-\u2013\u2014]{1,2}\s/, 0.75],
  [/[a-z)],\s(?:it|they|I|we|now|this|that|afterwards)\s\w+/, 0.8],
  [/#\d|[@`|=]|->/, 0.75],
  [/\balso\b/, 0.85],
  [/\b(?:will|would|should|could|may|might)\b/, 0.8],
  [/\byour?\b/i, 0.7],
]

/** How easily a sentence can be told to somebody who has not read the note: 1 if nothing in it makes one stumble. */
export function easeOf(sentence: string): number {
  return easeBy(STUMBLES, sentence)
}

/** How easily a phrase can be told that follows "had to". */
export function easeOfAim(phrase: string): number {
  return easeBy(AIM_STUMBLES, phrase)
}

/** How easily a sentence can be told as something that was done. */
export const easeOfDeed = onceForText((sentence: string): number => easeBy(DEED_STUMBLES, sentence))

/** How easily a sentence can be told as what came of it. */
export const easeOfResult = onceForText((sentence: string): number => easeBy(RESULT_STUMBLES, sentence))

function easeBy(stumbles: typeof STUMBLES, text: string): number {
  let ease = 1
  for (const [stumble, kept] of stumbles) if (stumble.test(text)) ease *= kept
  return ease
}
