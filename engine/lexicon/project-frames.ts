import { lean } from '../lean.ts'
/** "for my USB Hub": what is one's own and has capitals. */
export const OWNED =
  /\b(?:for|on|in|to) (?:my|our) (?=\p{Lu}[\p{L}\d-]* (?:\p{Lu}|(?:project|app|site|bot|game|board|keyboard|robot)\b))/gu
/** "on the project Extend Editor Search": a name in capitals, and called so. */
export const CALLED_PROJECT =
  /\b(?:the|my|our|a|this) project (?:called |named |titled )?(\p{Lu}[\p{L}\d-]+(?: (?:(?:of|for|and|the|in|to|with) )?\p{Lu}[\p{L}\d-]+)+)/u
/** "My project, 'tide-clock'", "the name of our app is Tide Clock", "my project **Tide Clock**": its own name, said to be it. */
export const NAMED_PROJECT = [
  /\b(?:[Mm]y|[Oo]ur) (?:[\w-]+ )?project,? ?(?:(?:is |was )?(?:called|named|titled) )?["'\u2018\u2019\u201c]([^"'\u2018\u2019\u201c\u201d]{3,44})["'\u2018\u2019\u201d]/u,
  /\b(?:[Mm]y|[Oo]ur) (?:[\w-]+ )?project,? (?:(?:is |was )?(?:called|named|titled) )?(\p{Lu}[\p{L}\d]*\p{Ll}\p{Lu}[\p{L}\d]*)/u,
  /\bname (?:for|of) (?:our|my|the|this) (?:[\w-]+ )?(?:project|app|game|tool|bot|robot|site|website|library)(?: is| was|:|,) ["'\u2018\u201c]?(\p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*){0,3})/u,
]
/** "As a student of the Summer of Code with Tidal": the project that one works for is told once, at the beginning. */
export const PROGRAMME =
  /\b(?:GSoC|Summer of Code|Outreachy|Season of Docs)\b[^.;:]{0,50}? (?:with|at|for) (?=\p{Lu})/gu
/** Ways to say what one was busy with. */
const BUSY_WITH = [
  String.raw`(?<=^)(?:done|finished|completed|shipped|merged|fixed|resolved)\s?:`,
  String.raw`\bwork(?:ed|ing|s)?(?: (?:mainly|mostly|majorly|primarily|hard|a lot|more|further|exclusively|together|closely|today|all day|this week)){0,3}(?: with (?:[A-Z][a-z]+(?: and [A-Z][a-z]+)?|(?:the |our )?[\w-]+ (?:team|group|folks|department)s?|(?:product|design|support|sales|marketing|security|engineering|ops|qa|legal|finance)))? on`,
  String.raw`\bwork(?:ed|ing) with(?! [A-Z][a-z]+ on| (?:the |our )?[\w-]+ (?:team|group|folks|department)s? on| (?:product|design|support|sales|marketing|security|engineering|ops|qa|legal|finance) on)`,
  String.raw`\b(?:paired|pairing|teamed up)(?: up)? with [A-Z][a-z]+ on`,
  String.raw`\bfocus(?:ed|ing|sed)?(?: \S+)? on`,
  String.raw`\b(?:i|we)(?:'ve| have)? (?:was|were|been) (?:(?:mostly|mainly|still|busy|all) ){1,2}(?:on|with)`,
  String.raw`\b(?:am|is|was|were|been) (?:mainly |mostly )?(?:responsible for|in charge of|tasked with|assigned to)`,
  String.raw`\bspent (?:\S+ ){0,5}?(?:on|with)`,
  String.raw`\b(?:day|week|round|attempt|session) \w+ (?:with|of|on)`,
  String.raw`\b(?:hours|days|evenings|weeks) (?:on|with|into)`,
  String.raw`\b(?:progress (?:(?:has been|have been|was|is|is being|being) )?(?:made )?on|went into|goes into|tackled|dug into|looked into|contribut(?:ed|ing) to)`,
  String.raw`\b(?:began|begun|start(?:ed|ing)?) with`,
  String.raw`\b(?:devoted|dedicated) to(?: (?:writing|adding|creating) (?:code|tests|documentation|docs) for)?`,
  String.raw`\bcontinu(?:ed|ing) (?:with|on|to work on)`,
  String.raw`\b(?:hack(?:ed|ing)|tinker(?:ed|ing)|iterat(?:ed|ing)) (?:away )?(?:on|at)`,
  '(?<=^|then |, )back (?:to|on)',
  String.raw`\b(?:was|is|were) (?:all |mostly |mainly )about`,
  String.raw`\b(?:task|goal|job|aim|mission|assignment)(?: \S+){0,3}? (?:was|is|was/is) to (?:(?:better|further|\p{L}+ly) )?(?:\p{L}+ (?:(?:up|out|off) )?and )?\p{L}+(?: (?:up|out|off|working on|with|work on|on))?(?: (?:some |the )?(?:experiments?|tests?|research|work|analysis) (?:on|of|for|into))?`,
  String.raw`\b(?:my|our|the) (?:\S+ )?project(?:,| is| was|:)`,
]
export const WORKED_ON = new RegExp(
  `(?:${BUSY_WITH.join('|')})\\s(?:(?:the|my|our|a|an|new|working|work|with|on|implementing|building|creating|developing|writing|improving|fixing|designing|adding|making|getting|integrating|migrating|porting|refactoring|rewriting|debugging|finalizing|finalising|completing|redesigning|optimizing|optimising|setting up) )*`,
  'giu',
)
export const ANNOUNCES =
  /\b(?:work(?:ed|ing) on|did|done|completed|finished|accomplished|achieved|implemented|added|focus(?:ed)? on|progress)\b[^.]*:$/i
/** "We were given a task to migrate the jobs": the jobs, or all of it where its object says little ("replace a server"). */
export const ASSIGNED = lean(
  /\b(?:(?:was|were|been|got) (?:asked|told|tasked|hired|assigned) to (?=\p{L}+ (?:the|our|an?|my) )|(?:given|assigned|got|had|have|received) (?:an?|the|my first|another) (?:\S+ )?(?:task|job|assignment|ticket) (?:to|of) )/iu,
)
/** "a bug in our dataset code": where the fault was. */
export const FAULT_IN = /\b(?:bug|mistake|flaw|regression|fault|race) in (?:our|my) /gi
/** What was hard is part of the matter, if not always all of it. */
export const STRUGGLED =
  /\b(?:what(?:'s| is| was) (?:going on|wrong|up) with |(?:fight|struggl|wrestl|battl)(?:ing|ed|e)? with )(?:(?:the|my|our|an?) )*/gi
/** What opens a text so is its matter; further down it is one thing of many. */
export const ABOUT =
  /\b(?:pair(?:ed|ing)(?: (?:with|w\/) (?:\S+ ){1,4}?| )(?:on|to p{L}+)|(?:log|notes?|journal|diary|retro|retrospective|report|update|heads-?up|news) (?:for|on|about))\s(?:(?:the|my|our|an?|new) )*/gi
/** "The goal of this project was to have a small logger" says it outright. */
export const PURPOSE = lean(
  /\b(?:(?:goal|aim|purpose|idea|point|objective) of (?:the|this|my|our) (?:\S+ ){0,2}(?:project|build|tool|app|game|program|internship)|(?:the|this|my|our) (?:\S+ )?project's (?:\p{L}+ )?(?:goal|aim|purpose|objective)) (?:was|is|was\/is)(?: to \p{L}+)? (?:(?:an?|the|my|our) )?/giu,
)
/** "The big feature was our feed", "the main task this week is the importer". */
export const MAIN = lean(
  /(?:\bthe (?:first|second|other)(?: (?:one|thing|part|task|area|goal))?|\b(?:the|our|my) (?:big|main|biggest|major|primary|key|only)(?: \p{L}+){1,4}?) (?:was|is|has been) (?:to (?:(?:better|further|\p{L}+ly) )?(?:\p{L}+ (?:(?:up|out|off) )?and )?\p{L}+(?: (?:up|out|off|working on|with|work on|on))? )?(?:(?:the|an?|my|our) )*(?:(?:beginnings?|start|rest|end|work) (?:of|on) )?(?:(?:the|an?|my|our) )*/giu,
)
/** "Moved from Gulp to Vite" names both ends. */
export const MOVED =
  /(?:^|\b(?:i|we|finally|just) )(?:moved|migrated|switched|went|changed|converted|transitioned) (?:over )?from (?=\S+(?: \S+)? to \S)/gi
/** Of "renamed the script to X" the new name counts. */
export const RENAMED = /\b(?:renamed|changed the name of) [^;]{2,70}? to /gi
/** "I called it Wader". */
export const CALLED_IT =
  /\b(?:(?:I|[Ww]e) (?:called|named|dubbed) (?:it|the \p{L}+)|[Ii]t(?:'s| is) called) (?=["'\u201c`]?\p{Lu})/gu
/** "We have a bot called Foghorn"; what one only uses is called so too. */
export const CALLED_SO = lean(
  /(?<!\b(?:using|with|via|tool|found|tried|installed|discovered|uses?|used|use) )\b(?:[Aa]n?|[Oo]ur|[Mm]y|[Tt]he|[Tt]his|[Ii]nternal) (?:[\w-]+ ){1,3}(?:called|named|codenamed|dubbed) (?=["'\u201c`]?\p{Lu})/gu,
)
/** "Tidemark, our app for ferries", "Tidemark (our design system)": who explains a name as one's own is telling of it. */
export const EXPLAINED = lean(
  /(?<![\p{L}\d.@/-])(\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)?|[a-z]+(?:-[a-z\d]+){1,3})(?:, | \()(?:(?:which is )?our|my|an? (?:internal|in-house|hobby|side|little|small|tiny|open[- ]source))\s/gu,
)
/** "My spare time went into "Barometer", a page that shows": a name in quotes, and what it is. */
export const QUOTED = lean(
  /["\u201c](\p{Lu}[\p{L}\d-]{2,}(?: \p{Lu}[\p{L}\d-]+)?)["\u201d],? (?:an?|our|my|the) (?:[\w-]+ ){0,2}(?:page|tool|app|bot|game|service|site|script|library|dashboard|plugin|program|simulator|editor|website|portal|project)\b/gu,
)
/** "Release 2.4 of tide-charts". */
export const RELEASED = lean(
  /\b(?:[Rr]elease|[Vv]ersion) v?\d[\w.-]* of (?:(?:the|our|my) )?(\p{L}[\w@/-]+(?: \p{Lu}[\p{L}\d]+)?)/gu,
)
/** "Removed the last bit of jQuery from Tidemark": what it is gone from. */
export const GONE_FROM = lean(
  /\b(?:removed|dropped|deleted|stripped|purged|pulled|ripped|kicked|threw|banned) (?!from)[^.,;:]{2,50}? (?:out of|from) (?=(?:the|our|my) |\p{Lu})(?:(?:the|our|my) )?/giu,
)
/** News of something, near the beginning. */
export const NEWS =
  /(?:(?<=^|\b(?:i|we|finally) )got (?:the|my|our|an?) (?=new )|\b(?:updates? (?:on|about)|til(?: that)?(?: you can)?(?: (?:use|about))?|let's start with(?![^.:;]{0,40}updates? (?:on|about))|discovered|familiari[sz]ed (?:ourselves|myself) with|tinker(?:ed|ing) with|tried out|trying out|experiment(?:ed|ing) with|play(?:ed|ing)(?: around)? with) )(?:(?:the|my|our|an?|new|this) )*/gi
/** "Goal: get the station online" says it before the work begins. */
export const GOAL = lean(
  /(?<=^(?:(?:today's|the|my|our|main) )?(?:goals?|aims?|objectives?|mission)(?: (?:for|of) (?:today|the day|the week|this week))?: )(?:to )?\p{L}+ (?:(?:up|out|off) )?(?=\p{L})(?:(?:the|my|our|an?|new|this) )*/giu,
)
/** "We have this old program": what one keeps is what the rest is about. */
export const KEPT =
  /(?<=^|: )(?:i|we) (?:still |now )?(?:have|had|own|took over|maintain|inherited|run|look after)\s(?=(?:this|an?|the|our|these)\s)(?:(?:this|an?|the|our|these|old|ancient|legacy) )+/gi
export const DEED =
  /(?<=^|[,;:(]\s|\b(?:i|we|i've|we've|i'm|we're|am|and|have|has|to|by|also|then|first|finally|just|was|were|been|mainly|mostly|successfully|continued|kept|started|finished|began|resumed|this (?:pr|mr|pull request|change|commit|patch|patchset|series|patch series|release)|(?<=^)it)\s)([\p{L}-]+)\s/giu
export const FUTURE =
  /\b(?:i'll|we'll|will|going to|plan(?:s|ning)? (?:to|on)|hope|next|want|would|should|(?<!let's )start|(?:could|can)(?!not|n't|'t| not\b))\b[^.;]*$/i
export const SPENT =
  /\b(?:spent|spend|spending) (?:(?:most|mostly|mainly|all|some|half|this|the|my|a|of|lot|time|much|day|days|week|weekend|month|morning|afternoon|evening|rest|few|\d+|hours?|couple|good|amount) )*/i
/** Verbs whose object is not what the work was about. */
export const IDLE =
  /^(?:pass|participate|declare|assign|mention|attach|describe|start|work|continue|need|help|spend|plan|use|learn|read|discuss|try|manage|attend|meet|go|get|receive|wrap|talk|think|look|wait|ask|give|hope|decide|host|open|report|need|allow|let|want|turn|tell|say|call|notice|realise|realize|know|project)$/
/** Of these the object counts where it is a thing: "started the upgrade". */
export const BEGUN = /^(?:start|begin|continue|resume)$/
/** "was able to finish the form" tells a deed as "finished the form" does. */
export const ACHIEVED =
  /\b(?:able|managed|tried|trying|try|attempting|started|began|continued|got|helped|decided|wanted|was|is|how) to\s(?:\p{L}+ly\s)?$/iu
/** Verbs behind which another deed follows. */
export const TAKES_DEED =
  /^(?:start|finish|begin|continue|keep|resume|complete|try|stop|consider|enjoy|attempt)$/
export const ENDED = /^(?:stop|avoid|quit|cease|end|prevent)$/
/** Verbs of small moves: their object is a means more often than the matter. */
export const SMALL =
  /^(?:put|set|give|take|leave|keep|check|measure|test|run|restart|close|show|swap|dump|find|see|bump|make|review|approve|collate|gather)$/
/** "moved the docs from A to B": the way belongs to the matter. */
export const MOVING = /^(?:migrate|move|port|convert|switch|transfer|roll)$/
/** "a P1 bug about X", "an analysis of X": X is what it was about. */
export const LIGHT = lean(
  /^(?:(?:[\p{L}\d-]+ )?(?:bugs?|issues?|errors?|alerts?|code|tests?|prs?|requests?|version|versions|release|analysis|implementation|completion|creation|development|support|migration|part|parts|series|set|trio|review|draft|prototype|work|feedback|changes?|fix(?:es)?|basics?|start|rest|lines?|number|amounts?|lot|bunch|(?:blog )?post|article|links?|features?|functionality|improvements?|updates?|tweaks?|documentation|tutorial|trigger|touches|experiments?|research)(?: and [\p{L}-]+)? (?:of|about|in|for|on|to|around) )/iu,
)
/** "the thing with X", "users of X". */
export const ENABLING = lean(
  /^(?:\p{L}+ )?(?:bugs?|issues?|problems?|troubles?|errors?) (?:related to|relating to|regarding|with) (?:(?:an?|the|my|our) )*|^(?:nuances|details|basics|intricacies|concepts?|logic) (?:of|behind) (?:\p{L}+ing )?(?:(?:an?|the|my|our) )*|^(?:\p{L}+ ){0,2}(?:updates?|news|report) (?:on|about) (?:(?:an?|the|my|our) )*|^(?:features?|functions?|functionality|way|option|ability|method|scripts?|tool|page|button|screen) (?:that |which |to )(?:(?:will )?(?:enables?|allows?|lets?|allow|let) )?(?:(?:the |an? )?(?:users?|people|players?|us|me|you|admins?|customers?) )?(?:to )?\p{L}+ (?:(?:an?|the|their|your|its) )?/iu,
)
export const LIGHT_SUBJECT =
  /^(?:(?:things?|problems?|trouble|matter|saga|mess|story|part|parts|most|rest|half) (?:of|with|about|on|in)|(?:users|customers|visitors|owners) (?:of|with)) /i
/** Where a clause of its own may begin inside a sentence. */
export const CLAUSE =
  /^(?:\[?\d{1,2}[:.]\d{2}\]?\s|tl;?dr:? |[a-z]{1,12}: )?(?:(?:after|in|for) (?:\S+ ){1,3}?(?:days?|hours?|weeks?|months?|minutes?|nights?|evenings?),? )?(?:so |it )?(?:turn(?:s|ed) out (?:that )?)?|[:;]\s|\s[-\u2013\u2014]\s|,\s(?:and |but |so |because )?|\b(?:because|since|when|while|where|why|how|if|whether|(?:noticed|found|saw|believe|said|means)(?: that)?)\s/gi
export const TROUBLE =
  /\b(?:fail\w*|fr[eo]ez\w*|froze|crash\w*|slow\w*|broke|broken|breaks|down|dies|died|diverg\w*|drop\w*|wrong\w*|twice|missing|stuck|hang\w*|hung|leak\w*|tim(?:es|ed|ing) out|expire\w*|late|lost|loses|couldn't|could not|can't|cannot|didn't|did not|doesn't|does not|won't|never|no longer|again|stop\w*|flaky|errors?|complain\w*|past|bad|too|only|every time|an? (?:hour|day|minute|week) off|unusable|empty|duplicate\w*|grow\w*|spik\w*|overload\w*|refus\w*)\b/i
