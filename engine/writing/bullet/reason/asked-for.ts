import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { likeness } from '../../sentence/likeness.ts'
import { countWords, tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { inPast } from '../../story/telling/past-tense.ts'
import { ADRIFT } from '../longer/additions.ts'
import { presentable } from '../longer/presentable.ts'

/** What gives somebody what he did not have. */
const GIVEN = lean(
  /^(?:added|introduced|created|implemented|wrote|built|provided|allowed|enabled|exposed|offered|supported|made|extended|set up|changed\s.{2,40}?\sto)\s/,
)

const WHO =
  "((?:(?:the|our|some|many|most|several|two|three) )?(?!(?:I|we|you|it|this|that|they|he|she|nobody|who|which|never|not|no)\\b)[\\w'-]+(?: (?!(?:who|which|that|never|not|no|only)\\b)[\\w'-]+){0,2}?)"

const WISHED = lean(
  `^${WHO} (?:(?:have|has|had|often|always|also|really) ){0,2}(?:want(?:s|ed)?|wish(?:es|ed)?|would like|(?:needs?|needed|asked for|wanted) a way|asked) to (?:be able to )?([a-z]+) ([^,;:]{3,90})$`,
  'i',
)
/** "Asked us to stop", "wanted to keep it as it was": nothing that a new thing brings. */
const NO_WISH =
  /^(?:be|stop|keep|stay|avoid|try|make|wait|leave|go|thank|say|join|help|fix|have|get|do|add|remove|switch|migrate|move|drop)$/

/** "Skippers wanted to see the tide" where it was added: "so that skippers could see the tide". */
export function wishOfOthers(one: Weighed, text: string, room: number): string | undefined {
  if (!GIVEN.test(text) || /\sso that\s|\sbecause\s|,\s/.test(text)) return undefined
  const [, who = '', word = '', what = ''] = WISHED.exec(tidyClause(one.body)) ?? []
  const verb = verbIn(word.toLowerCase(), 'base')
  if (!verb || NO_WISH.test(verb.base)) return undefined
  if (
    /\b(?:but|this|that|you|I|we|my|our|next|soon|later|some ?day|eventually|instead)\b/.test(what) ||
    ADRIFT.test(what)
  )
    return undefined
  const short = presentable(
    `so that ${uncapitaliseNoun(who)} could ${verb.base} ${what.charAt(0)}${inPast(what).slice(1)}`,
    room,
  )
  return short && countWords(short) >= 6 && likeness(short, text) < 0.75 ? ` ${short}` : undefined
}

const ASKED_FOR = lean(
  /^((?:(?:The|Our|Two|Three|Several|Many|Some) )?[A-Za-z][a-z'-]+(?: (?!(?:have|has|had|often|also|never|not|no|only|rarely)\b)[a-z'-]+){0,2}?) (?:(?:have|has|had|often|also|repeatedly|kept) ){0,2}(?:asked for|asking for|requested) (?:it|this|that|them|one|these)\b(?! [a-z]+s\b)/,
)

/** "Night pilots asked for it because ...": who wanted what the subject line tells. */
export function requestOf(one: Weighed, text: string, _room: number, after?: Weighed): string | undefined {
  if (after?.sentence.kind !== 'title' || !GIVEN.test(text)) return undefined
  const who = ASKED_FOR.exec(one.body)?.[1] ?? ''
  return who && !/^(?:I|We|You|It|They|He|She|Nobody|No one)\b/.test(who) && !/\b(?:request|of)\b/.test(text)
    ? ` at the request of ${uncapitaliseNoun(who)}`
    : undefined
}
