import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { guessPast, readVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { FROM_TO, isBound } from '../../sentence/inflect.ts'

/** "The mill now grinds the corn, and fill the sacks": one subject, one form. "The change changed the mill to grind" says it twice. */
export function agreed(sentence: string): string {
  const two = TWO_NAMES.exec(sentence)
  if (two) return `${two[1]} ${two[2] === 'is' ? 'are' : 'have'}${sentence.slice(two[0].length)}`
  const changed = CHANGED.exec(sentence)
  if (changed) return madeDo(sentence, changed)
  const [head = '', verb = ''] = NOW_DOES.exec(sentence) ?? []
  if (!verbIn(verb, 's')) return inOnePast(sentence)
  const rest = sentence.slice(head.length)
  return (
    head +
    rest.replace(NEXT, (whole, joint: string, word: string, at: number) => {
      const next =
        isBound(rest.slice(0, at)) || TO_DO.test(rest.slice(0, at)) ? undefined : verbIn(word, 'base')
      return next?.isWork ? joint + next.forms.s : whole
    })
  )
}

/** "lid.txt and box.txt has been added": they have. */
const TWO_NAMES =
  /^((?:[A-Z][a-z]+s )?\S*[a-zA-Z][._]\S+ and \S*[a-zA-Z][._]\S+) (is|has)(?= (?:been|now|gone)\b)/

/** "The hinge was oiled, close the lid": an order to whoever reads the list. */
export function withoutOrder(sentence: string): string {
  const next = AND_DO.exec(sentence)
  const [, head = '', word = ''] = (next && !TO_DO.test(next[1] ?? '') ? next : ORDERED.exec(sentence)) ?? []
  return head && verbIn(word, 'base') && !verbIn(word, 'past') && !isBound(head) ? `${head}.` : sentence
}

const ORDERED =
  /^((?:The|An?|This|All|[A-Z][\w-]*) [^,;:]*\b(?:is|are|was|were|been) [^,;:]*), ([a-z]+) (?:the|an?|its|all|[a-z]+_[a-z]+) [^,;]*$/

/** "The plan has been copied to the hall and fill in the names". */
const AND_DO =
  /^(\S+ (?:\S+ ){0,8}?(?:has|have) been [a-z]+ [^,;:]*?) and ([a-z]+) (?:in |up |out )?(?:the|an?|its|all|your) [^;]*$/

const CHANGED = /^The change (?:changed|changes) ([^,;:]{2,60}?) to ([a-z]+) /
const NOW_DOES = /^(?:The|An?|This|Each|Every|Our|My) [^,;:]{2,80}? now ([a-z]+s) /
/** What one helps to do, whatever the verb. */
const TO_DO = /\bto (?!the\b|an?\b|its\b|all\b)[a-z]/
const NEXT = /(,? and |, )([a-z]+)(?= (?:the|an?|all|its|their|no|what|every|each) )/g

function madeDo(sentence: string, [head, thing = '', verb = '']: RegExpExecArray): string {
  return verbIn(verb, 'base') ? `This made ${thing} ${verb} ${sentence.slice(head.length)}` : sentence
}

/** "I oiled the hinge and check if it turns": what was done beside what was done. */
function inOnePast(sentence: string): string {
  const [, first = ''] = /^(?:I|We) (?:(?:also|then) )?([a-z]+)\s/.exec(sentence) ?? []
  if (!verbIn(first, 'past') && !guessPast(first)) return sentence
  return sentence.replace(
    NEXT_DEED,
    (whole, last: string, joint: string, word: string, then: string, at: number) => {
      const next = verbIn(word, 'base')
      // "Find and replace with care" is one thing.
      if (!next?.isWork || verbIn(word, 'past') || verbIn(last, 'base')) return whole
      if (NOUN_VERBS.has(next.base) && !/^(?:if|whether|how|why|it|them)$/.test(then)) return whole
      if (!OBJECT.test(then) && (NO_OBJECT.test(then) || readVerb(word).length > 1)) return whole
      const before = sentence.slice(0, at + last.length)
      return isBound(before) || TO_DO_SO.test(before.replace(FROM_TO, ''))
        ? whole
        : `${last}${joint}${next.forms.past} ${then}`
    },
  )
}

const TO_DO_SO = /\bto (?!the\b|an?\b|its\b|all\b|my\b|our\b)[a-z]+(?=\s|$)/

const NEXT_DEED = /([\w)"]+)(,? and (?:(?:then|also|furthermore|moreover|later) )?)([a-z]+) ([a-z]+)(?=\s)/g

/** What follows a verb and no thing. */
const OBJECT =
  /^(?:if|whether|how|what|why|for|with|from|into|on|in|at|via|my|our|it|them|any|some|no|each|every|remaining|existing|the|an?|all|its|their)$/

/** What follows a thing and no verb: "the bolt and adhesive of the lid". */
const NO_OBJECT =
  /^(?:of|to|by|as|and|or|but|that|which|who|when|where|so|than|until|because|is|are|was|were|has|have|had|can|could|will|would|did|does|do|not|[a-z]+(?:ed|ly))$/
