/** How notes write what was measured, as parts of patterns. */

const UNIT =
  '(?:\\s?%|\\s?\u00b0[CF]|[kM]?\\s[a-zA-Z]{1,10}/[a-z]{1,6}\\b|[a-zA-Z]{1,4}\\b|\\s(?!(?:and|now|was|is|in|on|to|of|for|at|by|but|so|the|a|an|per|as|up|or|it|we|I|with|when|after|than|then|used|before|from|instead|down|which)\\b)[a-zA-Z\u00b5\u03bc/]{1,8}\\b)?(?:/[a-z]{1,6}\\b|\\s(?:a|per)\\s[a-z]+\\b)?'
/** "About", "just under": how sure a figure is. */
export const HEDGE =
  '(?:(?:about|around|only|just|under|over|below|roughly|nearly|almost|(?:fewer|less|more) than|at (?:least|most)|up to)\\s){0,2}'
export const NUMBER_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|ninety)\\b'
/** "4.2 mA", "just under 2", "6h20", "a weekend". */
export const FIGURE = `(?:${HEDGE}(?:[~\u2248<>\u00b1]?[$\u20ac\u00a3]?(?:\\d[\\d.,]*|\\.\\d+)(?<![.,])(?:h\\s?(?=\\d{1,2}(?:m(?:in)?)?(?:[\\s,;.)]|$))\\d{1,2})?|${NUMBER_WORD})${UNIT}|(?:half\\s)?an?\\s(?:whole\\s)?(?:second|minute|hour|day|week|weekend|month|morning|afternoon|evening|night|year)\\b)`
/** What a figure may come to. */
export const END = `(?:${FIGURE}|zero|none|nothing|half)`
/** What was measured, with the space behind it. */
export const MEASURED_THING =
  "((?!\\d[\\d.,]*\\s?(?:fps|ms|s|secs?|seconds|mins?|minutes|h|hours|days|[kmgt]i?b|%|[kmg]?hz)\\s)(?!(?:it|this|that|they|we|I|you|there|he|she|now|was|were|is|are|which|who|what|if|when|after|before|so|but|and|to|still|also|for|in|on|at|by|with|from|as|because|since|until|while|although|of|than|or|not|no)[\\s'])(?:(?!(?:is|are|was|were|now|and|or|but|which|that|who|go|goes|went|fell|dropped|shrank|rose|grew|increased|decreased|improved|climbed|jumped|get|gets|got|come|comes|came|stays?|stayed|does|did|has|have|had|can|will|would|could|should|not|never|if|when|because|so|we|I|it|they)\\s)[^\\s,;:()]+\\s){1,6}?)(?<!\\s(?:in|at|to|on|by|for|from|of|with|back|under|over|than|about|up|down)\\s)"
/** What was done to a figure. */
export const DEED_WORD =
  '(?:\\w+(?:ed|ing)|cut|set|put|took|brought|went|bumps?|increase|decrease|reduces?|raises?|lowers?|change|upgrades?|update|move|migrates?|switch(?:es)?|go|drop)\\s'

/** Whether a text may tell a figure at all: by digits, as a share or as a span of time. */
export const MAY_MEASURE =
  /\d|\b(?:half|third|quarter|fifth|tenth|hour|day|week|weekend|month|morning|afternoon|minute|second)\b|\b(?:hour|dai|week|month|quarter|year)ly\b/i

/** "..., cutting the wait from 3 days to 4 hours": what the deed itself did, and no thing that is measured ("loading time"). */
export const REACHING =
  /^(?:reduc|cutt|lower|decreas|shorten|shrink|slash|halv|trimm|improv|increas|rais|boost|doubl|tripl|bring|tak|driv|push|mov|speed|accelerat|sav|grow|lift|enhanc|mak|gett|dropp|scal|expand|extend|achiev|enabl|allow)ing\s/

/** "Time spent: 3 h", and below the next deed "Time spent: 2 h": two entries of a journal. */
export const TIME_SHEET = /^(?:total )?(?:time|hours?|effort) (?:spent|worked|logged|invested)$/i

/** "43 scripts on" | "3 servers -> 12 jobs": what ends so is no name of what was measured. */
export const LEFT_OPEN = /\s(?:on|in|at|of|for|with|to|from|per|by)\s*$/i
