import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { verbIn, verbOf } from '../../../text/clauses/verbs.ts'
import { readTitle } from '../../../text/lines/title.ts'
import { withArticles } from '../../sentence/articles.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import type { Deed } from '../deed.ts'

/** That something was not brought to its end. */
const GIVEN_UP =
  /\b(?:gave|giving|given|give) up\b|\bno luck\b|\bto no avail\b|\bwithout success\b|\bin vain\b|\babandoned\b/i
const OPEN =
  /(?:\bnot\b|n't\b|\bnever\b|\bunable\b)[^.;]*\b(?:yet|so far|solved|found|fixed|done|finished|work(?:ed|ing)?|managed|succeed(?:ed)?|figured?)\b|\bstill (?:trying|not|working on|stuck|broken|unsolved|failing|looking)\b/i

/** "This is an attempt to fix the leak", "the patch tries to prevent it". */
const ONLY_TRIED = lean(
  /^(?:this|it|the)\s(?:(?:pr|pull request|mr|merge request|patch|change|commit|branch)\s)?(?:(?:is|was)\s(?:an?|my|another|the)\s(?:\w+\s)?attempt\s(?:to|at)|attempts\sto|tries\sto)\s(?:fix|solv|resolv|prevent|avoid|stop|address|mitigat)|^attempt(?:s|ed|ing)?\s(?:to fix|at fixing)\b/i,
)

/** "Fix the leak" above what calls itself an attempt: somebody worked on fixing it, and no more is sure. */
export function asAttempt(deed: Deed, { all }: Prose): Deed {
  const { clause, source, rest } = deed
  const work = verbOf('work')
  const [, word = '', what = ''] = /^to ([a-z]+) (.+)$/.exec(rest) ?? []
  const doing = verbIn(word, 'base')
  // "Try to fix the gate" itself.
  if (work && doing && source.sentence.kind === 'title' && /^(?:try|attempt)$/.test(clause.verb.base)) {
    const { changed: _, ...own } = deed
    return { ...own, clause: { ...clause, verb: work, form: 'past' }, rest: `on ${doing.forms.ing} ${what}` }
  }
  // "[WIP] Move the gate": nobody has said that it was moved.
  const isUnderWay = source.sentence.kind === 'title' && readTitle(source.sentence.text).type === 'wip'
  if (work && isUnderWay && clause.verb.isWork && clause.verb !== work && !deed.changed)
    return {
      ...deed,
      clause: { ...clause, verb: work, form: 'past' },
      rest: `on ${phraseIn('ing', clause.verb, clause.form, rest)}`,
    }
  const isFix =
    source.sentence.kind === 'title' && /^(?:fix|solve|resolve|prevent|stop)$/.test(clause.verb.base)
  if (!work || !isFix || deed.changed) return deed
  const thing = withArticles(`${clause.verb.forms.past} ${rest}`).replace(/^\S+ /, '')
  return all.some(({ body, sentence }) => sentence.kind !== 'title' && ONLY_TRIED.test(body))
    ? {
        ...deed,
        clause: { ...clause, verb: work, form: 'past' },
        rest: `on ${clause.verb.forms.ing} ${thing}`,
      }
    : deed
}

/** "It will be done in May", "we start with the move next week", "this is planned for the spring": what is still to come. */
const TO_COME = lean(
  /^(?:it|this|that|all of (?:it|this)|the (?:[\w-]+ ){1,4}?)\s?(?:itself\s)?(?:(?:will|shall|should|is going to|is to|has to|can) (?:only )?(?:be (?:done|made|built|carried out|started|tackled|implemented)|start|begin|happen|take place|follow|come|wait|go (?:live|out|ahead))|(?:starts?|begins?|follows|happens|comes) (?:in|on|next|later|after|once|with)|(?:is|are) (?:planned|scheduled|due|set|to come|still ahead|for next|next)|(?:has|have)(?:n't| not) (?:yet )?(?:started|begun|happened))\b|\b(?:I|we)(?:'ll| will| want to| plan to|'re going to| are going to| can)? (?:start|begin|tackle|do|get to|go on) (?:with |on )?(?:it|this|that|the (?=[\w-]+ (?:in|next|on|after|once|later|soon))|[a-z]+ing)\b/i,
)

/** "Decided to move the beehives. The move itself will start in May": whether a sentence says of the same work that it is to come. */
function isStillToCome({ body, clause }: Weighed, deed: Clause): boolean {
  if (clause?.form === 'past' || !TO_COME.test(body)) return false
  const stem = deed.verb.base.replace(/[ey]$/, '')
  return (
    OF_SAME.test(body) ||
    (stem.length > 2 && new RegExp(`\\b(?:the|with|start|begin) ${stem}`, 'i').test(body))
  )
}

/** What the work is called where it is not named. */
const OF_SAME = lean(
  /^(?:it|this|that|all of (?:it|this)|the (?:actual |real |whole )?(?:work|change|project|implementation|roll-?out|cut-?over|coding))\b|\b(?:start|begin|tackle|do|get to|go on) (?:with |on )?(?:it|this|that)\b/i,
)

/** What one "had to" or "decided to" do counts as done only where the text does not say right after that it is still open, or was given up. */
export function isUnachieved({ clause, source }: Deed, { all }: Prose): boolean {
  if (!/^(?:had|have|has|need(?:ed)?|decided|chose|opted|agreed)\b/.test(clause.attitude)) return false
  const { index } = source.sentence
  const isSoon = ({ sentence }: Weighed) => sentence.index > index && sentence.index <= index + 4
  if (all.some((one) => isSoon(one) && isStillToCome(one, clause))) return true
  const after = all.filter(({ sentence }) => sentence.index > index && sentence.index <= index + 2)
  const [next, ...later] = after
  return (
    [source, ...(next ? [next] : [])].some(({ body }) => OPEN.test(body)) ||
    // "Decided to reglaze the kiln. Mia lent me a brush. Began on the kiln, but couldn't get it done".
    later.some(({ body }) => OPEN.test(body) && isOf(body, clause.rest)) ||
    [source, ...after].some(({ body }) => GIVEN_UP.test(body))
  )
}

/** Whether a sentence names what the deed was done to. */
function isOf(body: string, rest: string): boolean {
  const [thing = ''] = /[a-z-]{4,}/.exec(rest.replace(/^(?:the|this|that|my|our|some|all)\s/, '')) ?? []
  return thing !== '' && body.includes(thing)
}
