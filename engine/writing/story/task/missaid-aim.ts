import { lean } from '../../../lean.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { CONJUNCTIONS, PREPOSITIONS, STOPS } from '../../../text/nouns/governor.ts'

/** What opens a statement inside another one, and so may have a verb of its own. */
const JOINT =
  /\b(?:that|which|who|whose|where|when|whenever|if|why|how|what|whatever|so|because|as|while|whether|until|there|case|once|after|before|since|than|time|way|I|we|sure|ensure|whose|let|make|help|see|have|it|each|verify|confirm|check|prove|show)\b|["`:]/

/** "Oil lids don't shut": a verb that is denied, and nothing joins it. */
const DENIED = /\s(?:do|does|did|is|are|was|were|has|have|had|ca|could|wo|would|should)n['\u2019]?t\b/

/** What a verb is followed by. */
const GOVERNS = /^(?:the|an?|its|all|to|no|into|from|them|it)$/

/** Whether a phrase that follows "had to" holds a statement of its own: "touch lid adapts to the oven", "file lids don't shut". */
export function hasStatement(aim: string): boolean {
  const denied = aim.search(DENIED)
  if (denied > 0 && !JOINT.test(aim.slice(0, denied))) return true
  const now = aim.search(/\snow [a-z]{2,}s\s/)
  if (now > 0 && !JOINT.test(aim.slice(0, now))) return true
  const words = aim.split(' ')
  const at = words.findIndex(
    (word, index) => index > (TAKES.test(word) ? 0 : 1) && isStated(word, words[index - 1], words[index + 1]),
  )
  return at > 0 && !JOINT.test(words.slice(0, at).join(' '))
}

/** A verb of the present behind a thing: "adapts to", "uses a", or "vanishes" as the last word. */
function isStated(word: string, before = '', after = ''): boolean {
  if (!/^[a-z]{3,}s$/.test(word) || !/^[\w)-]+$/.test(before)) return false
  const verb = verbIn(word, 's')
  if (!verb || NO_SUBJECT.test(before)) return false
  if (TAKES.test(word) && /^\d/.test(after)) return true
  if (NOUN_VERBS.has(verb.base))
    return /^(?:an?|its)$/.test(after) || (SERVES.test(word) && isName(before) && isName(after))
  // "Paint roller drips grey oil": what it does that to.
  return after === '' || GOVERNS.test(after) || (/^[a-z]{3,}$/.test(after) && !isSmallWord(after))
}

const SERVES = /^(?:supports|uses|needs|hosts|runs|handles)$/

/** "Oven supports Gas". */
function isName(word: string): boolean {
  return /^[A-Z][a-z]/.test(word)
}

/** "Sketch uses 90% of the lid". */
const TAKES = /^(?:uses|takes|needs|costs|holds|shows)$/

function isSmallWord(word: string): boolean {
  return PREPOSITIONS.has(word) || STOPS.has(word) || CONJUNCTIONS.has(word) || /ly$|ed$|ing$/.test(word)
}

const NO_SUBJECT =
  /^(?:the|an?|all|both|our|my|its|their|new|old|some|any|no|more|most|these|those|two|three|four|and|or|of|for|in|on|with|to|from|by|at|\d\S*)$/i

/** "The lid during the and", "get sorted out", "mend Might be with", "the way the lid", "a seal that kept the lid", "lids flat at 68": cut off, or misread. */
const MISCUT =
  /\s(?:during|in|of|for|with|on|at|by|from|to) (?:the|an?) (?:and|or|but|then)\b|^get (?!going\b|rid\b|started\b|running\b)(?:[a-z]+ed|[a-z]+ing|interesting)(?=$|\s(?:out|up|off|too|than|by|in|on|at|as|more)\b)|^[a-z]+ (?:Might|May|Could|Can|Will|Would|Should|Is|Are|Was|Were|Has|Have|Does|Did)\s|\b(?:that|which) (?:prevent(?:s|ed)|stop(?:s|ped)|kept|keeps) (?:the|an?|our|my) \S+(?: \S+)?$|\brang(?:e|es|ed|ing) from (?!.*\sto\s)|\b(?:for|of|in|with|on) both (?!\S+s$)[\w-]+$|\s@\w|^(?:batch|load|stream|queue|rate|error) [a-z]+ing(?=$|\s(?:and|for|with|in)\b)|^[a-z]+ (?:(?:flat|steady|constant|[<>=]) (?:at |~?\d)|too (?!many|much|few|little)[a-z]+\b)|,\s(?:bugs?|issues?)\b|\bfrom (?:\S+ ){1,6}(?:running|hosted|located|stored|based)$|^[a-z]+ (?:What|How|Why|When|Where|Whether|If)\b|^[a-z]+ (?:at the (?:moment|same time)|in the (?:meantime|end)|for an? (?:bit|while)|during)\b/

/** "The way the lid": what it does was lost. */
const WAY_CUT = /\bthe way (?:the|an?|our|my|its|their) (?:[\w-]+ ){0,2}([\w-]+)$/

/** "Map those to lids", "build each one", "spare oil this way": what is meant only the page says. */
const POINTS =
  /\bthese\b|\bthose\b(?! (?:who|that|which|of|in|with|on|from|for|present|[a-z]+ed|[a-z]+ing)\b)|\beach one\b|\bthis way$/

/** "Find some time", "open two issues", "come up with my own solution": nothing of what the work was. */
const HOLLOW = lean(
  /^(?:make|have|show|bring) no (?:difference|effect|change|sense)\b|^(?:reach|hit) (?:an?|another|our|my|the) (?:[\w-]+ )?milestone\b|^(?:achieve|reach|meet) (?:both |all |most )?(?:of )?(?:our|my|the|their) (?:\w+ )?(?:goals?|targets?|aims?)\b|^start (?:out|off) (?:with|by|on)\b|^(?:carve out|set aside|find|make|take) (?:(?:some|the|more|enough|a little) )?time\b|^get through (?:(?:the )?(?:majority|bulk)|most|a lot|lots|some|much)\b|^take on (?:an?|the|some|more) (?:[\w-]+ ){0,4}(?:tasks?|roles?|jobs?|challenges?)\b|^come up with (?:my|our|an?|the|some) (?:(?:own|new|good|better) )*(?:solutions?|ideas?|plans?)$|^(?:create|open|submit|raise|file|send|push|publish|review|close) (?:(?:an?|the|my|our|another|one|two|three|four|five|\d+|some|several|many|a few|new|first) )*(?:PRs?|pull requests?|MRs?|merge requests?|issues?|tickets?|commits?|bug reports?)(?: #?\d+)?$|^make (?:my|our|their|everyone's|your) (?:life|lives)\b|^do (?:as much|some|more|a lot of|lots of) (?:\w+ )?work\b|^clean (?:things|everything|stuff|it all) up$|^clean up (?:things|everything|stuff)$|^make (?:some|a few|several|many|a (?:bunch|lot|number|couple) of) (?:[\w-]+ )?(?:optimi[sz]ations|clean-?ups|refactorings?|edits|additions|corrections)\b(?!.*\b(?:such as|like|including)\b)|^look around\b|^fix (?:up )?(?:(?:some|a few|minor|small|various|several|many|tiny|little|random|a (?:number|lot|bunch|couple) of) )+(?:[\w-]+ )?(?:bugs|errors|issues|problems|mistakes|things)(?: I made)?$/,
)

/** "Keep the lid from shutting correctly": that went well. */
const WENT_WELL =
  /^(?:keep|stop|prevent) .*\sfrom [a-z]+ing (?:\S+ ){0,4}?(?:correctly|properly|fine|well|successfully|as (?:expected|intended|planned))$/

/** Whether a phrase that follows "had to" was cut off, misread, leans on the page or says nothing. */
export function isMissaidAim(aim: string): boolean {
  if (MISCUT.test(aim) || HOLLOW.test(aim) || POINTS.test(aim) || WENT_WELL.test(aim)) return true
  const last = WAY_CUT.exec(aim)?.[1]
  if (last !== undefined && !/[^s]s$/.test(last) && !verbIn(last, 'past', 'base')) return true
  return hasStatement(aim)
}

/** What leans on the sentence before, and when on the day it was: told of no task. */
const LEANING_END =
  /(?<=\s\S+\s\S+),?\s(?:and sure enough|during (?:the|this) (?:incident|outage)|(?<!(?:only|at|just|exactly|than|more|least) )once|too|also|though|any ?more|as well|however|anyway|(?:at|around|by) \d{1,2}:\d\d\S*(?:\s?[AaPp]\.?[Mm]\.?)?|in the (?:morning|afternoon|evening))$/

/** "... and nearly finished the box", "... but kept the lid": what was done besides, in the past. */
const AND_PAST =
  /,?\s(?:(?:and|then) (?:almost|nearly|successfully|finally|also|then|just|mostly|partially|eventually)|but(?: also| still)?) ([a-z]+)\s.*$/

/** An aim without what cannot be said of it: "let guests to vote" is "let guests vote", "support for lids" is "support lids". */
export function mendedAim(aim: string): string {
  return (
    aim
      .replace(AND_PAST, (tail, word: string) => (verbIn(word, 'past') && !verbIn(word, 'base') ? '' : tail))
      .replace(
        /,?\sbecause of (?:this|these|those|that)\b.*$|,?\s(?:and|but) (?:I|we)(?:'m|'re|'ve| am| are)\s.*$/,
        '',
      )
      // "Make (1) the lid shut", "bake trays 10/05/22", "improve the heat of the oven of ~70%".
      .replace(/\s\(\d\)(?=\s)|\s\d{1,2}\/\d{1,2}\/\d{2,4}$|\sof [~<>]?\d[\d.]*%$/g, '')
      .replace(LEANING_END, '')
      .replace(/^support for (?=\S)/, 'support ')
      .replace(/^let ((?:[\w'-]+ ){1,3}?)to (?=([a-z]+)\b)/, (whole, who: string, word: string) =>
        verbIn(word, 'base') ? `let ${who}` : whole,
      )
  )
}

/** "Paint the lid and doing some oiling": verbs of one task have one form. */
export function withVerbsAlike(aim: string): string {
  return aim.replace(
    /^((?:(?![a-z]+ing\b)\S+ )+?)and ([a-z]+ing) (?=(?:some|the|an?|my|our|its|all)\s)/,
    (whole, before: string, word: string) => {
      const verb = verbIn(word, 'ing')
      return verb && verbIn(/^[a-z]+/.exec(before)?.[0] ?? '', 'base')
        ? `${before.replace(/, $/, ' ')}and ${verb.base} `
        : whole
    },
  )
}
