import { isPlural } from '../../text/nouns/plural.ts'
import { without } from '../../text/patterns/without.ts'

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?'
/** Where a phrase may go on without what stood before. */
const GOES_ON = '(?=[,.;]|$|\\s(?!to\\b|through\\b|until\\b|till\\b|[-\\u2013]))'

/** Words of talk, the time of day, an address, and a command in brackets: a CV goes without them. */
const CHATTER: readonly RegExp[] = [
  // What is said of the change itself, or is a sentence of its own.
  /\s\([^()]*\b(?:(?:is|are|was|were) (?:included|attached|part of|available|shown|linked)|can be (?:found|seen|viewed|read)|in this (?:PR|commit|patch|change|directory|folder|repo))\b[^()]*\)/g,
  /\s\((?:the )?[a-z-]+ (?:was|were|is|are) [^()]{3,}\)/g,
  /\s\((?=[^()]*(?:&&|[=$|\\]|\s--?[a-z]))[^()]*\)/g,
  // What one has to type for it.
  /\s\((?:rename|run|copy|move|delete|remove|edit|change|set|install|restart|stop|start|open)\s[^()]{20,}\)/g,
  // An address in the network.
  /\s(?:\(\d{1,3}(?:\.\d{1,3}){3}(?:[:/]\d+)?\)|(?:at|on) :\d{2,5}(?=[\s,]|$))/g,
  /\s(?:at|around|by|since|from) \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\b\.?)?(?:\s(?:Pacific|Eastern|Central|Mountain|local)(?:\stime)?\b)?(?:\s\(?(?:UTC|GMT|CEST|BST|IST|AE[DS]T|JST|[CEPM][DES]?T)\b\)?)?(?:,?\s(?:on\s)?(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?\s\d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)?\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)(?:,?\s\d{4})?\b)?(?!\w|\sinstead of\b|,?\s(?:and|or|to|until|till)\s(?:at\s)?\d)/gi,
  /\ba (?:whole |big )?(?:bunch|ton|load|heap) of (?!the\b|these\b|those\b|my\b|our\b|them\b|it\b)/g,
  /\ba (?:little|tiny|small) bit of (?!the\b|it\b)/g,
  /\sto (?:see|know|find out|figure out|understand) (?:why|how|what)(?=,|$)/g,
  /\b(?:(?:very|really|actually|basically|finally|eventually|simply|obviously|super|quite|literally|indeed) )+(?=[a-z])(?!(?:block|clause|branch|handler)s?\b)/g,
  /\s\((?:and|but|or|also|so|at least|hopefully|albeit|although|though|this|that|it|it's|I|we|they|there|not sure|still|would|will|should|thanks|note(?: that)?|nb)\s[^()]*\)/g,
  /\b(?:handy|trusty|damn|freaking|frigging|awesome|lovely|beloved|good old|nice(?! (?:values?|levels?|to have)\b)|neat|(?<!\b(?:stays?|stayed|keeps?|kept|runs?|ran|remains?|is|are|was|were|it|them) )cool(?!-| down\b| (?:now|again|enough|and|under|even|for|in|at)\b)) (?=[a-zA-Z])/g,
  // Where the reader of the note could look.
  /,?\s(?:as\s)?(?:mentioned|described|discussed|listed|noted|shown|outlined|explained|stated) (?:above|below|earlier|previously|before)(?=[\s,.;]|$)/g,
  /(?<=^|\s)\((?:(?:very|really|so|pretty) )?(?:cool|nice|neat|sweet|great|fun|awesome|yay|finally|phew|lol|ugh|hooray|woohoo)[!.]*\) /gi,
  /\bjust (?=an?\s|\d|under\s|over\s)/g,
  // "Oiled the hinge (geez, that was hard)".
  /\s\((?:geez|gosh|wow|ugh|phew|sigh|yay|oof|argh|agh|hmm+|haha|lol|whew|man|boy|sadly|luckily|thankfully|unfortunately|fortunately|annoyingly|surprisingly)\b[^()\d]*\)/gi,
  // "And of course the signs had to be moved".
  /(?<=\band )of course,? (?=[a-z])/g,
  // "Replaced the valve because it turned out the spring was bent".
  /(?<=\b(?:because|since|as) )it turn(?:s|ed) out (?:that )?(?=[a-z])/g,
  // "The mentioned valve".
  /(?<=\b[Tt]he )(?:above-|afore)?mentioned (?=[a-z])/g,
  // "Oiled the joints too and checked the felt".
  /(?<=\b(?:the|an?|my|our|its|all) [\w-]+) too(?=,|$| and )/g,
  /\bpretty (?!print)(?=[a-z])/g,
  // "Raised the guard around the wheel here": on a picture of the page.
  /(?<!\b(?:from|to|in|over|is|was|are|up|out|down)) here(?= and (?!there\b)|,|$)/g,
  /\bjust (?=so that\s)/g,
  /(?<=\b[a-z]+ed (?:[\w.-]+ ){1,5})a (?:little |tiny )?bit(?=[,.;]|$| (?:so|to|and|for|by)\s)/g,
  // Behind the verb of the thing: "which handles the load nicely".
  /(?<!\b(?:behaves?|behaved|plays?|fits?|works?|worked|runs?|ran))\s(?:nicely|like a charm|accordingly|just to be (?:sure|safe)|to be (?:sure|safe)|without (?:any|a) (?:issues?|problems?|hitch))(?=[,.;]|$)/g,
  // "One of the rules from earlier", "built it the hard way".
  /\s(?:from (?:earlier|before|last (?:week|time))|the (?:hard|easy|old-fashioned) way)(?=[,.;]|$|\sand\s)/g,
  /\sas (?:a )?part of (?:the )?above(?=[,.;]|$| and\s)/g,
  // What is hoped for or comes next.
  /,\s(?:hoping|planning|aiming|going|looking|intending|wanting|waiting)\s(?:to|for|that)\s[^,;.!]*(?=[.!]*$)/g,
  // What the writer thinks of it.
  /,\swhich (?:is|was|feels?|looks?|looked) (?:(?:really|so|very|pretty|quite|such|an?|some) ){0,2}(?:[a-z]+ )?(?:progress|nice|great|cool|awesome|fun|neat|good|clean|exciting|amazing)(?: (?:for|to) me)?(?=[,.;]|$)/g,
  /,?\swhich (?:is|was) (?:(?:really|so|very|pretty|quite|not|that|too|rather|a (?:bit|little)) ){0,2}(?:pleasing|nice|great|cool|fun|annoying|frustrating|satisfying|rewarding|exciting|painful|tedious|tricky|hard|easy|simple|difficult|straightforward)(?=[,.;]|$)/g,
  /\sand (?:I )?(?:thought|figured|felt) (?:it|that|this|the)\b[^,;]*(?![^,;])/g,
  /,\s(?:so )?(?:looks|seems|sounds|feels|looked|seemed|sounded) (?:good|great|fine|nice|ok|okay|alright|promising)\b[^,;]*(?![^,;])/g,
  /,\s(?:please )?(?:see|check(?: out)?|visit|read) (?:the|our|my|out|here|it)\b[^,;]*(?![^,;])/g,
  /,?\sso apparently\s[^,;]*(?![^,;])/g,
  /,?\sand (?:it|this|that)(?:'s|\sis|\swas) (?:so|really|very|super|pretty|quite) (?:helpful|useful|nice|great|cool|fun|good|neat|handy)(?=[,.;]|$)/g,
  /,?\s\(?(?:as far as (?:I|we) (?:can (?:tell|see)|know|understand|am aware|are aware)|afaict|afaik|iirc|imh?o|tbh|btw|to (?:my|our) knowledge)\)?(?=[,.;]|$|\sand\s)/gi,
  /,?\s(?:before leaving|for now|in the end|at last|after all|of course|in fact|as usual|as well|in other news|for sure|(?:and )?so far,? so good|so far|blah(?: blah)*|woohoo|yay|phew|though|on (?:my|our) own)(?=,|$)/g,
]

/** The day on which it was done. */
const DAYS: readonly RegExp[] = [
  new RegExp(
    `(?<!\\bonly)\\s(?:on |from |since |by |last |this )(?:last |this )?${DAY}(?:\\s(?:morning|afternoon|evening|night))?(?:,?\\s\\(?\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?\\)?)?(?!['\u2019])${GOES_ON}`,
    'g',
  ),
  new RegExp(
    `\\s(?:on|since|as of) ${MONTH}\\s\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s(?:19|20)\\d\\d)?${GOES_ON}`,
    'g',
  ),
  /\s(?:(?:just|only|about|around) )?(?:\d+|a few|two|three|four|a couple of|some) (?:days?|weeks?|months?|hours?) ago(?=[\s,.;]|$)/g,
  /\sover (?:the|this|last) (?:weekend|break|holidays?)(?=[\s,.;]|$)/g,
  // "down to none in the last month"; "the orders of the last week" wants the words.
  /(?:\s(?:in|over|during) the|(?<!\b(?:the|of|for|since|until|till|from|to|by|than)))\s(?:earlier )?(?:this|last) (?:week|weekend|month|sprint|morning|afternoon|evening)(?=[\s,.;:]|$)/g,
  // "Finished the hall today and lit it"; "a today view" and "as of today" want the word.
  /(?<!\b(?:an?|the|my|our|its|as|of|until|till|since|from|by|to|for|and|or|than|like|both))(?<!\s(?:I|i|we)\s[a-z]+)\s(?:earlier )?(?:today|yesterday|tonight)(?=[,.;]|$|\s(?:by(?=\s[a-z]+ing\s)|and|but|to|with|so|in|on|at|after|before|because|using|via|which|where|while)\b)/g,
]

/** "Added some tests" says no less without the "some". */
const SOME =
  /(?<=^(?!got |did |had |took |gave )[a-z-]+ |(?:, |\band )[a-z-]+ed |\bby [a-z-]+ing )some (?!of\b|(?:in|on|to|at|for|from|with|into|onto)\b|others?\b|more\b|reasons?\b|extent\b|points?\b|time\b|kind\b|sort\b|form\b|ways?\b|degree\b|people\b|that\b|are\b|were\b|is\b|had\b|have\b)(?=[a-z])/g

/** What the writer felt about a fault. */
const FELT =
  /\b(?:(an?) )?(?:weird|annoying|nasty|stupid|silly|pesky|dumb|embarrassing|evil|crazy|strange|odd)(?:,? (?:weird|annoying|nasty|stupid|silly|little))* (?=(?:[a-z]+ )?(bug|issue|problem|error|crash|glitch|race|leak|edge case|corner case)s?\b)/g

const OWN =
  /\b(?:my|our) own (?=((?:[\w/-]+ ){0,4}?[\w/-]+)(?:\s(?:of|to|for|in|on|with|that|which|and|from|by|using|as|at|so|into|instead)\b|[,;.)]|$))/g
/** "Wrote my own in Go": what, was said before. */
const ONE_OF_OWN = /\b(?:my|our) own (?=(?:using|with|by|from|in|for|to|and|on|so|as|at)\s)/g
const MAKING =
  /^(?:wrote|writing|built|building|created|creating|made|making|implemented|implementing|developed|developing|designed|designing|added|adding|rolled|rolling|used|using|introduced|trained|set up)\b/
const MASS =
  /\b(?:code|data|software|hardware|work|logic|equipment|firmware|support|infrastructure|training)$/

/** "The old driver with our own": one for one. */
const ONE_OF_OURS =
  /(?<=\b(?:the|an?|this|that) (?:[\w-]+ ){0,3}[\w-]*[^\Ws] (?:with|for|by|into) )(?:my|our) own(?=[,;.]|$)/g

/** "My own parser" is told as "a custom parser", "on our own server" as "on the server". */
function ownAsCustom(phrase: string): string {
  return phrase
    .replace(/(?<=\d[\d.,]*k?) of (?:my|our) own (?=[a-z])/g, ' custom ')
    .replace(ONE_OF_OWN, MAKING.test(phrase) ? 'a custom one ' : 'the one ')
    .replace(OWN, (_whole, noun: string) => {
      if (noun.startsWith('custom')) return 'the '
      if (isPlural(noun) || MASS.test(noun)) return 'custom '
      return MAKING.test(phrase) ? 'a custom ' : 'the '
    })
    .replace(ONE_OF_OURS, 'a custom one')
    .replace(/\b(?:my|our) own(?=[,;.]|$)/g, 'custom ones')
}

const withoutTalk = without(CHATTER)
const withoutDays = without(DAYS)

/** A phrase without what a CV goes without: talk, days, feelings. */
export function withoutChatter(phrase: string): string {
  const plain = withoutTalk(phrase)
  const dayless = /day\b|week|\d|month|sprint|noon|n(?:ing|ight)\b|break|holiday/.test(plain)
    ? withoutDays(plain)
    : plain
  const felt = (dayless.includes('some ') ? dayless.replace(SOME, '') : dayless).replace(
    FELT,
    (_whole, article: string | undefined, noun: string) =>
      article ? (/^[aeiou]/.test(noun) ? 'an ' : 'a ') : '',
  )
  // "Fixed like 3 bugs" is not sure of the number.
  const sure = felt.includes('like ') ? felt.replace(/\blike (?=~?\d)/g, 'about ') : felt
  return sure.includes(' own') ? ownAsCustom(sure) : sure
}
