import type { Prose } from '../../../facts/fields/prose.ts'
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
const ONLY_TRIED =
  /^(?:this|it|the)\s(?:(?:pr|pull request|mr|merge request|patch|change|commit|branch)\s)?(?:(?:is|was)\s(?:an?|my|another|the)\s(?:\w+\s)?attempt\s(?:to|at)|attempts\sto|tries\sto)\s(?:fix|solv|resolv|prevent|avoid|stop|address|mitigat)|^attempt(?:s|ed|ing)?\s(?:to fix|at fixing)\b/i

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

/** What one "had to" or "decided to" do counts as done only where the text does not say right after that it is still open, or was given up. */
export function isUnachieved({ clause, source }: Deed, { all }: Prose): boolean {
  if (!/^(?:had|have|has|need(?:ed)?|decided|chose|opted)\b/.test(clause.attitude)) return false
  const { index } = source.sentence
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
