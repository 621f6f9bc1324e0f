import { lean } from '../../../lean.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import type { Deed } from '../../deeds/deed.ts'

/** What only the sentence before explains. */
const POINTING = lean(
  /^\w+ (?:every|each) (?:[a-z]+ )?one\b(?! (?:of|for|that|which|with|in|on|from)\b)|^(?!(?:discovered|found|noticed|confirmed|verified|proved) that [a-z]|(?:documented|asserted|ensured|guaranteed|mentioned|established|determined|concluded|demonstrated|showed|(?:figured|found|worked) out) that (?!(?:it|they|this|these|those|he|she)\b)\w)[\w-]+ (?:\w+ of |up |out )?(?:it|them|its|their|this|that|these|those|another|everything(?! (?:including|in|from|for|about|that|related)\b)|something|things|mine|ours|yours|theirs|the same|the latter|the former|the ones|an? (?:(?:new|better|different|fresh|simpler|bigger|smaller) )?one(?! (?:of|for|that|which|with|in|on|from|[a-z]+ed)\b)|one of (?:them|these|those|it)|(?:the|an?) [\w-]+ of (?:one of )?(?:them|these|those))\b|^\w+ (?:on|with|at|into) (?:it|them)\b|^\w+ (?:the|an?) (?:ability|option|way|check|function|method|flag|script) (?:to|for) [a-z]+ (?:it|them|its|their)\b/,
)
/** A thing that nobody knows who has not read the note: "fixed the script". */
const UNKNOWN = lean(
  /^\w+(?: and \w+)? (?:on |in |with |at |up )?the (?:function|method|class|file|code|page|issues?|problems?|bugs?|errors?|system|script|options?|changes?|check|data|block|tests?|machine|model|service|process|program|methods|project|support|feature|functionality|logic|patch|ability|settings?|configuration|values?|parameters?|scenario|situation|behaviou?r|case|approach|results?|functions|classes|files|variables?|(?:logic|code|structure|implementation|names?) of the (?:functions?|methods?|class(?:es)?|code|files?|modules?))(?= and\s|\sso\s|,|$|\s\(| simpler\b| to (?:add|make|fix|be|do|get)\b)/,
)
/** "Fixed a few bugs", "made changes", "completed all the tasks for the first phase": which ones? */
const SOME =
  '(?:an?|a couple of|a few|some|several|many|various|more|other|minor|small|two|three|all|all the|(?:all|most|some|many) of the|(?:quite )?a (?:lot|loot|bunch) of|lots of|the necessary|the required|the needed|the final|the last|the usual)'
const MATTERS =
  '(?:bugs?|issues?|errors?|problems?|things?|stuff|changes|fixes|tweaks|improvements|adjustments|edits|corrections|updates|tasks?|work|progress|research|tests)'
/** Where the phrase ends, or goes on without saying which. */
const UNSAID =
  '(?=$|,|\\sin (?:pull request|PR|MR|issue|#)|\\s(?:and|after|as|when|while|before|today|along)\\b|\\s(?:for|in|of|from|during) (?:the |this |my |our )?(?:first|second|third|last|next|whole|current|week|phase|sprint|month|milestone|deadline|release|day|course|project|game|code|codebase|app)\\b)'
const UNNAMED = lean(
  `^\\w+ (?:up |off |with )?the (?:rest|remainder) of\\b|^worked on (?:[a-z-]+ ){0,5}(?:tasks|things|stuff)\\b|^\\w+ (?:up )?${SOME} (?:[a-z]+ ){0,2}${MATTERS}${UNSAID}|^(?:made|did|fixed|applied|pushed|committed|completed|finished) (?:(?:further|additional|code|bug|final|last) ){0,2}${MATTERS}${UNSAID}|^(?:submitted|opened|raised|created|made|sent|pushed|filed|put up) (?:up )?(?:an?|the|two|three|some|several|multiple|a few) (?:draft |new |small )?(?:PRs?|MRs?|pull requests?|merge requests?|patch(?:es)?)(?=$|,|\\sand\\s|\\s(?:for|with|containing) (?:the|these|those|all|it|them|this|review)\\b|\\sso\\s|\\sto the\\b)|^got (?:a lot|lots|much|some|most|everything|quite a (?:bit|lot)|stuff|things|(?:some|a lot of) (?:[a-z]+ )?(?:work|progress|stuff|things)) (?:done|finished|working|going)\\b`,
)

/** "Wrote a couple of functions that may come in handy": which ones? */
const SEVERAL = lean(
  /^\w+ (?:up )?(?:a couple(?: of)?|a few|some|several|various|many|more|other|a bunch of|lots of|a lot of) (?:(?:new|small|more|additional|useful|minor|basic|simple|extra) ){0,2}(?:functions|methods|scripts|files|classes|features|components|functionality|functionalities|options|tools|helpers|utilities|pages|commands|modules|assets|code|cleanup)(?=$|,|\sand\s|\s(?:that|which) (?:will|would|could|can|may|might|should|are|were) (?:be )?(?:useful|needed|helpful|necessary|important|missing)\b)/,
)

/** "... by caching the result": of what, the note has said before. */
const MEANS_UNKNOWN =
  /^[a-z]+ing the (?:results?|values?|functions?|logic|variables?|objects?|old one|new one)$/

/** Whether a means is told of what nobody knows who has not read the note. */
export function isMeansUnknown(means: string): boolean {
  return MEANS_UNKNOWN.test(means)
}

/** "This script": a thing that another sentence brought up; "this game" is what the whole note is about. */
const POINTED =
  /^(?:this|these|those)\s(?!(?:game|project|app|application|repo|repository|tool|library|site|website|program|plugin|package|board|robot|course|module|week|up|out|down|off|back|in|with|for|to|by)\b)[a-z]/

/** "Added a bell to these doors": which? */
const POINTED_INSIDE =
  /^(?:\S+\s){1,6}(?:to|of|for|in|on|from|with|into|behind|between|under) (?:these|those)\s[a-z\d]/

export function pointsBack(phrase: string): boolean {
  return POINTING.test(phrase)
}

export function isUnknown(phrase: string): boolean {
  return UNKNOWN.test(phrase) || UNNAMED.test(phrase) || SEVERAL.test(phrase)
}

/** Whether a deed is done to what nobody knows who has not read the note. */
export function isUnclear(phrase: string): boolean {
  return pointsBack(phrase) || isUnknown(phrase)
}

/** Whether a deed was done to a thing that only a sentence before it names in full. */
export function pointsAtThing(deed: Deed | undefined): boolean {
  return deed !== undefined && (POINTED.test(deed.rest) || POINTED_INSIDE.test(deed.rest))
}

/** A thing beside which there is no other: "the boiler", "our old booking form". */
const ONE_THING = /^(?:the|an?|our|my|both|all|two|three)\s(?!(?:and|or)\b)(?:[\w./'-]+\s){0,3}?[\w./'-]+$/
const JOINED = /\s(?:and|or|of|in|on|to|for|with|from|by|at|into|that|which)\s/

/** "Replaced the boiler. I connected it to the pump." */
function isNextSentence({ rest, source: { sentence } }: Deed, { source }: Deed): boolean {
  return (
    !JOINED.test(rest) &&
    source.sentence.block === sentence.block &&
    source.sentence.index === sentence.index + 1 &&
    source.sentence.kind === 'prose'
  )
}

/** "Exported all pages, converted them": what "them" means stands right before it, in the text and in the list. */
export function pointsAt(before: Deed | undefined, deed: Deed): boolean {
  const pronoun = /^(?:it|them)\b/.exec(deed.rest)?.[0]
  if (!before || !pronoun) return false
  if (before.source.sentence.index !== deed.source.sentence.index)
    return (
      isNextSentence(before, deed) &&
      ONE_THING.test(before.rest) &&
      isPlural(before.rest) === (pronoun === 'them')
    )
  const body =
    [before, deed]
      .map(({ source }) => source.body)
      .find((one) => one.includes(before.rest) && one.includes(deed.rest)) ?? ''
  const gap = body.indexOf(deed.rest) - (body.indexOf(before.rest) + before.rest.length)
  const thing =
    /^(?:[\w,.-]+\s){0,5}?([\w-]+)(?=$|[,;]\s|\s(?:to|from|with|in|on|for|by|of|into|at)\s)/.exec(
      before.rest,
    )?.[1] ?? ''
  return gap > 0 && gap < 40 && /[^s]s$/.test(thing) === (pronoun === 'them')
}
