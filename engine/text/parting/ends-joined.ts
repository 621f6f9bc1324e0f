import { lean } from '../../lean.ts'
import { readClause } from '../clauses/clauses.ts'
import { tellsGoodEnd, tellsMeasuredEnd } from '../clauses/good-end.ts'
import { figureFirst } from '../figures/figure-first.ts'
import type { Sentence } from '../lines/document.ts'
import { withSomeThing } from '../meaning/passive-it.ts'
import { matchesIn } from '../patterns/matches.ts'
import { part } from './split-at.ts'

/** What joins the end of a deed to it: "-> it works", "(the build is 40% faster)", ", and now users can log in". */
const JOINT = lean(
  /\s(?:->|=>|\u2192|[-\u2013\u2014]{1,2})\s|[:;]\s|,?\s(?:and|so)\s(?:that\s)?(?:now\s)?|,\s(?:now\s)?|\s\((?=[^()]{8,120}\)[.!]*$)/g,
)

/** How the writer says that an end follows: "Happy to say that ...", "Luckily ...", "Checked again today: ...". */
const OPENER = lean(
  /^(?:[-\u2013\u2014]{1,2}\s)?(?:(?:as a result|in the end|after that|eventually|in the meantime)(?=,?\s(?:this|that|it|nobody|no one|we)\s)|(?:(?:very|really|so)\s)?(?:happy|glad|pleased|proud|good|nice)\sto\s(?:say|report|see|hear|announce)(?:\sthat)?|luckily|fortunately|thankfully|(?:as it )?turns out(?:\sthat)?|(?:just\s)?checked (?:again|it|back)(?:\s(?:today|yesterday|this morning|on [a-z]+day|later))?\s?:|(?:the )?(?:end )?(?:result|outcome|upshot|effect|good news)(?:\s(?:is|was)(?:\sthat)?|\s?:)|measured again\s?:|(?:ever )?since the (?:change|fix|switch|update|upgrade|rewrite)(?=,?\s[^,;]*\d)),?\s/i,
)

/** What those have reached whom one worked with. */
const WHO_DID = lean(
  /^((?:(?:I|we) )?(?:also )?(?:worked|talked|spoke|met|paired|coordinated|synced|collaborated|shared notes) (?:closely )?(?:together )?with [^,;]{3,60}), (?:who|which) (?:(?:have|had|has|also|already|then) )*(?:got|cut|brought|made|built|took|saved|halved|doubled|scored|hit|[a-z]+ed)\b/i,
)

/** So short is a sentence that tells one deed and its end. */
const SHORT = 260

/**
 * A sentence that tells a deed and how it ended as the two statements that it is, whatever joins them, and an end without what only
 * announces it: whatever reads the parts has to know but one form, a deed and then its end.
 */
export function splitEnds(sentence: Sentence): Sentence[] {
  const { kind, text } = sentence
  if ((kind !== 'prose' && kind !== 'item') || text.length > SHORT) return [sentence]
  const [whole = '', own = ''] = WHO_DID.exec(text) ?? []
  // "Worked with the data team, | who reached 0.81": the end is theirs.
  if (whole) return [part(sentence, 0, own.length, true), part(sentence, own.length + 2, text.length, false)]
  return splitOnce(sentence).map(withoutOpener)
}

function splitOnce(sentence: Sentence): Sentence[] {
  const { text } = sentence
  for (const { index, 0: joint } of matchesIn(text, JOINT)) {
    const head = text.slice(0, index)
    const next = index + joint.length
    const isBracket = joint.endsWith('(')
    const end = isBracket ? text.lastIndexOf(')') : text.length
    const tail = text.slice(next, end)
    if (head.split(' ').length < 3 || !isBalanced(head) || !isBalanced(tail)) continue
    if (DOUBT.test(tail) && /[(\u2013\u2014-]/.test(joint) && isTold(head, joint))
      return [part(sentence, 0, index, true), part(sentence, next, end, false)]
    if (
      isPurpose(joint, tail) ||
      (/\d$/.test(head) && /^\d/.test(tail)) ||
      !isEnd(tail) ||
      !isTold(head, joint)
    )
      continue
    return [part(sentence, 0, index, true), part(sentence, next, end, false)]
  }
  return [sentence]
}

/** "(no idea whether it helps)", "- we will see": no part of the deed. */
const DOUBT =
  /^(?:no idea|not sure|hopefully|time will tell|fingers crossed|(?:we|I)(?:'ll| will) see|let's see|I hope)\b/i

/** "..., so users can sort it" is what it was done for; ", so now users can" and ", so the build takes 9 s" are how it is since. */
function isPurpose(joint: string, tail: string): boolean {
  return /\bso\b/.test(joint) && !/\bnow\b/.test(joint) && (/\bthat\b/.test(joint) || !tellsMeasuredEnd(tail))
}

function isEnd(tail: string): boolean {
  const plain = tail.replace(OPENER, '')
  // "Sold 31 maps, all from the new shop" tells of the maps.
  if (/^(?:all|both|most|half|some|none|each) (?:from|of|in|on|with|by|for)\b/i.test(plain)) return false
  const said = figureFirst(plain) ?? plain
  // What is told of the thing just named, or done next, is no statement of its own.
  if (
    /^(?:which|who|that(?!\s(?:saves?|saved|keeps|makes|made|brought|cut|halved|doubled|fixed|solved|reduced|raised|freed)\s)|where|when|as|because|since|if|while|although|each|thus|thereby|hence|therefore|effectively|then|and|or|but|to|for|with|by|from|in|on|at|of|(?:have|has|had|is|are|was|were|can|do|does|did)(?:n't)?|also|then)\b/i.test(
      said,
    )
  )
    return false
  if (said === plain && !tellsGoodEnd(said) && !(tellsMeasuredEnd(said) && isOfThing(said))) return false
  // What the tail tells is asked last, since to read it takes longest.
  return /\d/.test(said) || readClause(said)?.subject !== 'none'
}

/** "The build went from 9 to 4 minutes"; "cut the build from 9 to 4" is a deed of its own. */
function isOfThing(said: string): boolean {
  return !/^(?:[~<$\u20ac\u00a3]?\d|[a-z]+ing\b)/i.test(said) && readClause(said)?.subject !== 'none'
}

/** Whether the words before a joint tell what was done, and are not still on their way to their point. */
function isTold(head: string, joint: string): boolean {
  if (OPEN.test(head)) return false
  const clause = readClause(withSomeThing(head))
  if (!clause?.verb.isWork || clause.isNegated || !/^(?:i|we|none|passive|change)$/.test(clause.subject))
    return false
  // "It was restarted by 11:35 and the shop came back": what happened, in its order.
  if (clause.subject === 'passive' && /\band\s$/.test(joint)) return false
  if (clause.subject === 'none' && clause.form === 'base')
    return !/^(?:make|let|keep|see|check|ensure)$/.test(clause.verb.base)
  return clause.modality === 'done' && !REACHING.test(clause.verb.base)
}

/** What is found or wished goes on behind "and". */
const REACHING =
  /^(?:verify|confirm|check|ensure|find|notice|see|realise|realize|discover|learn|assume|show|prove|say|explain|report|tell|read|ask|decide|make|let|help|get|have|keep|watch|want|know|think|hope|suspect|mean|wait|try|describe|note|mention|discuss|compare|measure)$/

const OPEN =
  /^(?:after|once|since|when|while|if|because|as|although|though|before|until|unless|to|for|with|by|in|on|at)\b[^,]*$|\b(?:that|which|who|where|when|whenever|if|whether|because|since|while|as|how|why|until|unless|between|so that)\b[^,;]*$/i

function isBalanced(text: string): boolean {
  return (
    text.split('(').length === text.split(')').length &&
    text.split('"').length % 2 === 1 &&
    text.split('`').length % 2 === 1
  )
}

/** "Happy to say that the map loads at once": the map does. */
function withoutOpener(sentence: Sentence): Sentence {
  const [opener = ''] = OPENER.exec(sentence.text) ?? []
  const said = sentence.text.slice(opener.length)
  if (!opener || !(figureFirst(said) || tellsGoodEnd(said) || tellsMeasuredEnd(said))) return sentence
  return part(sentence, opener.length, sentence.text.length, sentence.opensBlock)
}
