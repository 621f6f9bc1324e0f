import { lean } from '../../../lean.ts'

const HOW =
  '(?:(?:now|finally|all|also|both|fully|completely|again|mostly|already|successfully|quickly|then|just|pretty much|more or less|almost|nearly|once again|basically) )*'

/** What a thing is once the work on it is over, however it is told. */
const OVER =
  'fixed|resolved|solved|patched|repaired|restored|renewed|recovered|finished|completed?|done(?=[.!,;)]|$| (?:and|now|again)\\b)|merged|deployed|released|published|shipped|accepted|approved|gone|closed|intact|successful|(?:an? (?:\\w+ )?)?success'
/** What a thing may have been before as well. */
const STATE =
  'ready|up(?=[.!,;)]|$| (?:again|now|and)\\b)|working(?! (?:on|with|towards?|through|around|at|for)\\b)|live|online|running(?! (?:into|out))|available|stable|operational|reachable|accessible|functional|usable|playable|reliable|back|up and running|in place|green|passing|on par|able to'
const WELL =
  'now|again|great|well|fine|perfectly|correctly|properly|flawlessly|smoothly|nicely|reliably|beautifully|successfully|cleanly|like a|as (?:expected|intended|planned|it should)|without (?:an?\\s|any\\s)?(?:problem|issue|error|crash|hitch|being|trouble)'
const BETTER =
  '(?:much |far |a lot |significantly |considerably |even )?(?:faster|simpler|easier|smaller|cleaner|neater|tidier|lighter|stronger|sturdier|clearer|safer|quieter|smoother|shorter|better|quicker|cheaper|more [a-z-]+|less [a-z-]+|reliable|possible|negligible|reproducible)'

/** What follows the subject of an end, and how surely it is one. */
export const ENDS: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:has |have |had |is |are |was |were |got |been )*(?:dropped|fell|fallen|went|gone|rose|risen|increased|decreased|improved|shrank|shrunk|jumped|climbed|reduced|cut|sped up) (?:\w+ly |down |up |back )?(?:(?:from|to|by) [^.;]*?\d|by (?:half|several|orders)|from (?:hourly|daily|nightly|weekly|monthly|constant|every \w+) to )/i,
    3.2,
  ],
  [
    /^(?:has |have )?(?:tripled|doubled|halved|(?:improved|decreased|dropped) (?:significantly|drastically|dramatically|massively|noticeably))\b/i,
    2.8,
  ],
  [
    lean(
      `^(?:is|are|'s|has been|have been) ${HOW}(?:${OVER})(?=[.!,;)]|$| (?:and|again|now|in|on|to|with|at|for|so|by \\d|within|since|after|upstream)\\b)`,
      'i',
    ),
    2.6,
  ],
  [
    lean(
      `^(?:was|were|got) ${HOW}(?:${OVER})(?=[.!,;)]|$| (?:and|again|now|at \\d|within|in about|in under|before|by \\d|since|after)\\b)`,
      'i',
    ),
    2.2,
  ],
  [lean(`^(?:is|are|'s) ${HOW}(?:${STATE})\\b`, 'i'), 2.4],
  [
    lean(
      `^(?:was|were|came|went) (?:now |then |soon |finally )?(?:back (?:up|online|to|in|on|by \\d+|at \\d+|within)|(?:now|again|finally|fully) (?:${STATE}))\\b|^(?:was|were) (?:${STATE}) again\\b`,
      'i',
    ),
    2.6,
  ],
  [
    lean(
      `^(?:has |have )?${HOW}(?:works?|worked|runs?|ran|loads?|loaded|boots?|booted|builds?|built|compiles?|compiled|plays?|played|behaves?|behaved|went|matches)(?: (?:very|really|quite|pretty|so|fairly|out))? (?:${WELL})\\b`,
      'i',
    ),
    2.6,
  ],
  [
    lean(
      `^${HOW}(?:works|worked|work|pass|passes|passed|succeeds?|succeeded|recovered|resumed)(?=[.!,;)]|$| (?:and|now|again|between \\d|at \\d|within|by \\d)\\b)`,
      'i',
    ),
    2.4,
  ],
  [
    /^(?:has |have )?(?:stopped (?!being able|working|responding|running|booting|loading|functioning)[a-z]+ing|went away|gone away|disappeared|vanished|landed in|came back to life|survived)\b/i,
    2.8,
  ],
  [/^(?:has |have )?(?:cleared|drained|caught up)(?=[.!,;)]|$| (?:within|in|by|after|again)\b)/i, 2.4],
  [
    /^(?:began|started|begins?|starts?) (?:to (?:work|pass|run)|working|passing)\b(?! (?:on|with|towards?|through|around|at|for|out)\b)/i,
    2.4,
  ],
  // "The tank is 40 kg lighter".
  [
    lean(
      /^(?:is|are|was|were) (?:now )?(?:about |around |over |nearly |almost |some |roughly )?~?\d[\d.,]*\s?(?:%|[a-z]{1,12})?\s(?:faster|smaller|lighter|shorter|quicker|cheaper|quieter|narrower|thinner|cooler|leaner|more accurate)\b/i,
    ),
    2.8,
  ],
  // "The last wall was finally insulated": what was long tried came off.
  [/^(?:was|were|is|are) finally [a-z]+(?:ed|en|t)\b(?! to (?:be|see|find)\b)/i, 2.2],
  [
    /^(?:has |have |had )?(?:passed|slept|ran|run|worked|held|finished|ended|survived|stayed)\b(?:\s\S+){0,4}?\sfor the first time\b/i,
    2.4,
  ],
  // "They love it": whom it was made for.
  [
    /^(?:all |really |absolutely )*(?:loves?|loved|likes|liked|prefers?|preferred) (?:it|them|the new\b)/i,
    2.2,
  ],
  [lean(`^(?:is|are) (?:now )?${BETTER}(?=[.!,;)]|$| (?:and|now|for|in|on|than|with)\\b)`, 'i'), 2],
  [
    /^(?:now )?(?:reports?|shows?|finds?|lists?|logs?) (?:0|no|zero|only \d+)\s(?:\S+\s){1,6}?(?:after|now|any ?more|since)\b/i,
    2.6,
  ],
  [/^(?:has|have) (?:run|worked|stayed|held|been (?:stable|quiet|fine|up))\b[^,]*\bsince[.!]?$/i, 2.6],
  [/^(?:goes?|went|comes?|came) through (?:again|fine|correctly|cleanly|without)\b/i, 2.4],
  [
    lean(
      /^(?:seem|appear)(?:s|ed)? to (?:have )?(?:produced?|improved?|fix(?:ed)?|help(?:ed)?|work(?:ed)?|solved?|resolved?|reduced?)\b/i,
    ),
    1.9,
  ],
  [/^continues? to (?:function|work|run)(?=[.!,;)]|$| (?:well|fine|normally|as|without)\b)/i, 2],
  [/^stops? (?:\w+ly )?(?:fail|crash|hang|leak|break|block|los|dropp|flicker|stall|freez)ing\b/i, 2.4],
  [/^(?:(?:is|are|was|were) )?no longer [a-z]+/i, 2.4],
  // "The gate is now shut at night", "so the list properly shows who paid".
  [
    /^(?:is|are) now (?!the\b|an?\b|in the\b|at\b|to\b|time\b|being\b|[a-z]+ing\b|how\b|what\b|why\b)[a-z]+/i,
    1.3,
  ],
  [
    /^(?:now )?(?:properly|correctly|successfully|reliably|gracefully|cleanly|consistently) [a-z]{3,}(?<!ed)s?\b/i,
    2,
  ],
  [/^(?:can|could) (?:now|finally|again) (?!be (?:found|seen|closed))[a-z]+/i, 2.2],
  [
    lean(
      `^(?:also |greatly |really )?(?:makes?|made|keeps?|kept) (?!sure)(?:\\S+ ){1,8}?(?:look |feel |run |work )?${BETTER}(?=[.!,;)]|$| (?:and|to|for|by|when|in|on|than)\\b)`,
      'i',
    ),
    2,
  ],
]

/** What only the change itself, or what was done before, can be said to do. */
export const BY_THIS: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:(?:seems? to|finally|immediately|instantly|indeed|right away) )*(?:have )?(?:(?:fix|solv|resolv|cur)(?:e|ed) (?:it|this|that|the|both|all)\b|clear(?:s|ed) (?:it|that|this)|did the trick|do the trick|worked\b)/i,
    2,
  ],
  [
    /^(?:(?:also|greatly|dramatically|significantly|drastically|really|therefore) )*(?:reduce[sd]|improve[sd]|save[sd]|speeds up|sped up|cuts?|halve[sd]|free[sd]|lower(?:s|ed)|double[sd]|eliminate[sd]|simplifie[sd]) (?!it\b|this\b)\S+ \S+/i,
    1.9,
  ],
  [
    /^(?:(?:also|completely|finally|entirely|thereby) )*(?:remove[sd]|end(?:s|ed)|stop(?:s|ped)|cure[sd]|got rid of|gets rid of) (?:the|all|any|most|these|those) (?:[\w-]+ ){0,4}?(?:failures?|outages?|stutter\w*|lag\w*|crash\w*|errors?|warnings?|leaks?|flicker\w*|delays?|bottlenecks?|noise|glitch\w*|races?|deadlocks?|duplicates?|time-?outs?|jitter|artifacts?|drift|hangs?|freez\w*|overhead)\b/i,
    2.3,
  ],
  // "... which shaved 12 litres off the tank", "which removed 11 keys", "which unblocked the tender".
  [
    /^(?:(?:also|finally|already|instantly) )*(?:(?:shave[sd]|knock(?:s|ed)|t(?:ook|akes)) (?:\S+ ){1,5}?off|unblock(?:s|ed)|(?:remove[sd]|replace[sd]|spare[sd]) (?:about |over |around |nearly |~)?(?:\d|two|three|four|five|six|dozens|hundreds)) ?\S+/i,
    2.6,
  ],
  [/^(?:seems? to |finally )(?:fix|solve|resolve) (?!it\b|this\b)\S+/i, 1.9],
  // "This let the crew sleep", "this means that we can restart it at noon", "this ensured that no salt was lost".
  [
    /^(?:(?:also|finally|now|then) )?(?:allow(?:s|ed)|enable[sd]) (?:\S+ ){1,6}?to (?!see\b|understand\b|learn\b)[a-z]+/i,
    2,
  ],
  [
    /^(?:also )?(?:means?|meant) (?:that )?(?:\S+ ){1,4}?(?:can|could|no longer|now|are able to|is able to) [a-z]+/i,
    2.2,
  ],
  [
    /^(?:(?:also|really|greatly|definitely) )*help(?:s|ed) (?:us |me |to )*(?:avoid|prevent|reduce|improve|keep|speed up|save|cut|catch) (?!it\b|this\b)\S+/i,
    1.9,
  ],
  [/^(?:also )?ensure[sd] (?:that )?(?:the|an?|our|my|all|no|every|each|both|users?|only)\b/i, 1.9],
  [
    /^(?:also |finally )?(?:result(?:s|ed) in|le(?:d|ads) to|brought|gave (?:us|me)) (?!it\b|this\b|(?:an? )?(?:\w+ )?(?:errors?|failures?|crash\w*|issues?|problems?))\S+ \S+/i,
    2,
  ],
]

/** What catches faults for others. */
const CHECK =
  '(?:checks?|rules?|tests?|alerts?|hooks?|gates?|guards?|lint\\w*|monitors?|scan\\w*|filters?|sensors?)'

/** "I was able to", "we now have", "I got it to run", and what only the whole of a clause tells. */
export const OURS: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:nobody|no one|not one (?:[\w-]+ )?[\w-]+|no (?:[\w-]+ ){1,3}?)\s?(?:has |have )?(?:ever |since )?(?:complained|called|lost|noticed|missed)\b/i,
    2.6,
  ],
  [
    /^(?:I|we|it|this) (?:scored|achieved|reached|hit|got) (?:(?:an?|about|around|over) )*~?\d[\d.,]*\s?%? (?:\w+ )?(?:accuracy|precision|recall|coverage|AUC|F1|mAP|uptime)\b/i,
    2.4,
  ],
  // "The model found 9 of the 11 leaks".
  [
    /^(?:it|they|(?:the|our|my) (?:[\w-]+ )?(?:model|detector|classifier|script|tool|linter|scanner|app|network)) (?:has |have |already )?(?:found|detected|caught|recogni[sz]ed|spotted|flagged|predicted) (?:all\b|\d+ (?:of|out of)\b)/i,
    2.8,
  ],
  // "With the new form it takes one nurse ten minutes".
  [
    lean(
      /^(?:with|thanks to|using) (?:the|my|our|this) (?:new|change|fix|rewrite|upgrade|patch|script|tool|index|cache)\b[^,;]{0,30}?,? (?:it|that|this|they|the [\w-]+|an? [\w-]+) (?:now |only |just )?(?:takes?|needs?|costs?|runs?|finish(?:es)?|loads?|starts?|builds?|uses?|took|needed|ran|finished|loaded) /i,
    ),
    2.6,
  ],
  [/^for the first time(?: (?:in|since) [^,]{1,30},?)? (?:the|our|all|every|no|nobody)\s/i, 2.2],
  // "On day two it caught a wrong label".
  [
    lean(
      `^(?:it|they|(?:the|our|these|this|that) (?:new )?(?:[\\w-]+ )?${CHECK}) (?:has |have )?(?:already |since |now )?(?:caught|flagged|spotted|blocked|rejected) (?:an?|two|three|four|\\d+|its first|the first)\\s`,
      'i',
    ),
    2.4,
  ],
  [
    /^(?:I|we) (?:still |also )?(?:(?:was|were|am|are) |'m |'re )(?:now |finally |then |also |eventually )?able to (?:successfully )?(?!see\b|find\b|look\b)[a-z]+/i,
    1.6,
  ],
  [
    /^(?:I|we) (?:(?:have|'ve|had) )?(?:now |finally |successfully )?(?:achieved|reached|succeeded|completed|finished)\b/i,
    1.5,
  ],
  [/^(?:I|we) (?:then |finally |also |have |eventually )?managed to (?!see\b|find\b)[a-z]+/i, 1.8],
  [/^(?:I|we) (?:now|finally) have (?:an?|the|two|three|full|working)\b/i, 1.7],
  [
    /^(?:I|we) (?:(?:have|'ve) )?(?:finally |also |then )?(?:got|gotten) (?:\S+ ){1,8}?(?:working|(?:to )?work|up and running|running)\b/i,
    1.8,
  ],
]

/** "..., hoping to reach 30 days". */
export const HOPED_BEHIND =
  /,\s(?:and\s)?(?:hoping|planning|aiming|hopefully|looking|waiting|going)\s(?:to|for|that|it|this)\s[^,;]{2,80}$/

/** "It took a while to understand, but | now it works": the pains that it took are no end. */
export const TOOK_PAINS = lean(
  /^[^,;]{0,80}\b(?:took|takes|hard|harder|tricky|difficult|struggl(?:ed|ing)|trouble|at first|initially|challenging|annoying)\b[^,;]{0,80},?\sbut\s(?=(?:now\s|in the end\s|eventually\s|finally\s)?(?:it|they|everything|all|the\s[\w-]+)\s(?:(?:all|now|finally)\s)?(?:works?|worked|runs?|ran|(?:is|are) (?:now|fine|stable|done|working))\b)/i,
)
