import { lean } from '../../lean.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { PEOPLE } from '../../lexicon/people.ts'
import { BESIDE_WORK, isDoneByNamed, isHarmlessOfAnother, isOfElsewhere, isOfTeam } from './by-another.ts'
import type { Weighed } from './select.ts'

const NAME =
  '(?!(?:This|That|It|The|Then|But|And|My|Our|His|Her|Their|Its|Today|Yesterday)\\b)[A-Z][a-z]+(?: [A-Z][a-z]+)?'
const SOMEBODY = `(?:${NAME}|(?:the|our|my|a|an|another|some|his|her|their) [a-z-]+(?: [a-z-]+)?|somebody else|someone else|others|him|her|them)`

/** "(Marek did this one)", ", all credit to Tom", "but that was not my doing": who did it, behind the deed. */
const BESIDE = lean(
  `(?:\\(|,\\s|[;\\u2013\\u2014]\\s|\\s-\\s)(?:but )?(?:(?:all |full )?(?:credit|credits|kudos|props)(?: goes| go| for (?:that|this|it))* to (?!me\\b|us\\b|the (?:new|change|fix|cache|patch)\\b)${SOMEBODY}|${SOMEBODY} did (?:this|that|it|these|those)(?: one| part| bit)?(?=[).,;]|$)|(?:that|this|it) was(?: not|n't) (?:mine|me|my (?:doing|work|change|idea))\\b|not (?:mine|my (?:doing|work)|by me)\\b|(?:that|this|it|which) (?:was|is) ${NAME}'s (?:work|doing|part|change)\\b|done by (?!me\\b|us\\b|hand\\b)${SOMEBODY})`,
)
/** "That was Priya's work", "Done by Marek, I only tested it", "Credit goes to Anna for that". */
const BEHIND = lean(
  `^(?:[Bb]ut |Well, )?(?:(?:[Tt]hat|[Tt]his|[Ii]t|Both|All (?:of )?(?:that|this|it))(?: one| part)? (?:was|were|is)(?: all| mostly| entirely)? (?:not (?:mine|me|my (?:doing|work|change))\\b|(?:done|made|written|built) by (?!me\\b|us\\b|hand\\b)${SOMEBODY}|(?:the work of |all )?${NAME}(?:'s (?:work|doing|part|change|idea)\\b|(?=[.!]|$))|(?:the work of )(?:the|our|another) [a-z]|(?:the|our|another) [a-z-]+(?:'s|s')? (?:team|work)\\b)|(?:Done|Made|Written|Built) by (?!me\\b|us\\b|hand\\b)${SOMEBODY}|(?:All |Full )?(?:[Cc]redits?|Kudos|Props)(?: goes| go| for (?:that|this|it))* to (?!me\\b|us\\b)${SOMEBODY}|${NAME} did (?:this|that|it|these|those|all of (?:it|this|that))(?: one| part)?(?=[.,;!]|$)|Not my (?:doing|work)\\b|I (?:only|just|merely) (?:reviewed|tested|watched|approved|merged|looked at) (?:it|that|this|them)\\b)`,
)
/** "Tom: added a lamp" among what one did oneself. */
const SAID_OF = new RegExp(`^(${NAME}): [a-z]`)
/** "Always close the valve before a flood": what holds for everybody. */
const RULE =
  /^(?:(?:so|and|but|also|please|lesson(?: learned)?:?|note to self:?),? )*(?:always|never|do not|don't|remember to|don't forget to|(?:make|be) sure (?:to|you|that you)|note to self:|reminder(?: to (?:self|all))?:|lesson learned:|upgrade note:|before (?:deploying|merging|upgrading|releasing|pushing), |everyone must|you must|you have to|you need to)\b/i
/** "Still open: paint the rails", "Tomorrow: oil the hinge". */
const OPEN = lean(
  /^\W*(?:still (?:open|missing|to (?:do|come)|left|pending)|(?:left|yet) to do|open(?: (?:points?|items?|tasks?|ends?))?|pending|outstanding|remaining|not (?:yet )?done(?: yet)?|tomorrow|next (?:week|sprint|time|steps?|up)|later|soon|up next|what(?:'s| is) (?:left|next|missing)|what remains)\s?:\s/i,
)
const OWN = /^(?:i|we)$/

/** What is left to tell without the sentences whose deed is somebody else's, still open or a rule, whatever their verb says; a note that has nothing else keeps them, as not done. */
export function withoutDisowned(all: Weighed[]): Weighed[] {
  const disowned = disownedAmong(all)
  const left = disowned.size === 0 ? all : all.filter((one) => !disowned.has(one))
  if (left.length === 0) return all.map(asNotDone)
  return left.some(isWork) ? left.map((one) => (isOfAnother(one, left) ? asBeside(one) : one)) : left
}

/** Told beside the work, it is neither what was wrong nor what was done about it. */
function asBeside(one: Weighed): Weighed {
  const told = asNotDone(one)
  return {
    ...told,
    features: [...told.features, BESIDE_WORK],
    likelihood: { ...told.likelihood, problem: Math.min(told.likelihood.problem, 0.2) },
  }
}

/** Whether the writer tells some work as his own. */
function isWork({ clause }: Weighed): boolean {
  return clause?.modality === 'done' && clause.verb.isWork && /^(?:i|we|none|change)$/.test(clause.subject)
}

/** What another did may be told as how things came about, and never as what was done here. */
function isOfAnother({ body, clause, sentence }: Weighed, all: readonly Weighed[]): boolean {
  return (
    /^(?:prose|item)$/.test(sentence.kind) &&
    !/^(?:i|we|none|change)$/.test(clause?.subject ?? '') &&
    (isHarmlessOfAnother(body) || isOfElsewhere(body)) &&
    !(isDoneByNamed(body) && isOfTeam(all))
  )
}

function asNotDone(one: Weighed): Weighed {
  const { clause, likelihood } = one
  const told: Weighed = { ...one, likelihood: { ...likelihood, solution: 0, impact: 0 } }
  return clause ? { ...told, clause: { ...clause, modality: 'hypothetical' } } : told
}

function disownedAmong(all: readonly Weighed[]): ReadonlySet<Weighed> {
  const found = new Set<Weighed>()
  const isTitled = all.some(({ sentence }) => sentence.kind === 'title')
  const isOfUs = all.some(
    ({ clause }) => clause && OWN.test(clause.subject) && /^(?:past|participle)$/.test(clause.form),
  )
  const isTold = isOfUs || (!isTitled && all.some(isOwnUnnamed))
  all.forEach((one, at) => {
    const { sentence, body } = one
    const before = all[at - 1]
    const isTitle = sentence.kind === 'title'
    if (
      OPEN.test(sentence.text) ||
      (isOfNamed(one) && (isOfUs || all.slice(0, at).some(isOwnUnnamed))) ||
      (!isTitle && isDoneByOther(one))
    )
      found.add(one)
    else if (before && BEHIND.test(body) && isBefore(before, one)) found.add(one).add(before)
    else if (
      (isTitle || (/^(?:prose|item)$/.test(sentence.kind) && !isTitled)) &&
      // An item among deeds is told as one of them, whatever it says.
      (isRule(body, isTold, isTitle) || isRule(sentence.text, isTold, isTitle))
    )
      found.add(one)
  })
  return found
}

/** "Oiled the hinge", told before anybody is named: the writer's. */
function isOwnUnnamed(one: Weighed): boolean {
  return one.clause?.subject === 'none' && one.clause.form === 'past' && isWork(one) && !isOfNamed(one)
}

/** "I rewrote it, credit to Tom for the idea" is one's own. */
function isDoneByOther({ clause, body }: Weighed): boolean {
  return clause?.subject !== 'i' && BESIDE.test(body)
}

/** A subject line gives an order to the change, unless it says when to keep it and the writer then tells what he did. */
function isRule(body: string, isOfUs: boolean, isTitle: boolean): boolean {
  if (!RULE.test(body)) return false
  return isTitle ? isOfUs && IN_GENERAL.test(body) : isOfUs || IN_GENERAL.test(body)
}

/** When a rule is to be kept. */
const IN_GENERAL =
  /\b(?:(?:before|after|until) (?:an?|any|every|each|the (?:next|season)|you)|on (?:an? )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|holidays?)|without an? (?:backup|review))\b/i

function isBefore({ sentence }: Weighed, one: Weighed): boolean {
  return sentence.block === one.sentence.block && sentence.kind === one.sentence.kind
}

function isOfNamed({ sentence, body }: Weighed): boolean {
  const [, name = ''] = SAID_OF.exec(sentence.text) ?? SAID_OF.exec(body) ?? []
  return name !== '' && (GIVEN_NAMES.has(name.toLowerCase()) || PEOPLE.test(name))
}
