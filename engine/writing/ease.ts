/** What a listener stumbles over, and how much of its worth a sentence keeps that has it. */
const STUMBLES: readonly (readonly [RegExp, number])[] = [
  // Things that only the page has pointed at: "while working on this", "#412".
  [
    /(?<=\s)(?:these|those|this|that one)\b(?! (?:week|month|morning|afternoon|evening|year|time|sprint|point))/,
    0.65,
  ],
  [/#\d/, 0.6],
  [/^(?:\S+\s){1,5}?(?:it|they|them|its|their)\b/, 0.72],
  [/\b(?:above|below|following)\b/, 0.85],
  // Marks that cannot be heard.
  [/;/, 0.6],
  [/:\s/, 0.7],
  [/\s(?:->|=>|=|\+|--)\s/, 0.75],
  [/\.\.|\u2026/, 0.75],
  [/\b(?:e\.g|i\.e|etc|incl)\b/i, 0.8],
  [/(?:\d[^\d]+){4}/, 0.8],
  // Talk and doubt.
  [/!["')]*$/, 0.75],
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
  [/\b(?:solution|solve[sd]|achieved|successfully|allows?|works|now)\b/i, 0.85],
  [/^(?:not|no|by default|finally|beyond|besides|instead|therefore|now)\b/i, 0.7],
]

/** How easily a sentence can be told to somebody who has not read the note: 1 if nothing in it makes one stumble. */
export function easeOf(sentence: string): number {
  let ease = 1
  for (const [stumble, kept] of STUMBLES) if (stumble.test(sentence)) ease *= kept
  return ease
}
