import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { countWords, tidyClause } from '../../sentence/tidy.ts'
import { LIMIT } from '../drafts/drafts.ts'
import type { Phrase } from '../reason/trouble.ts'

const VERBS =
  'built|wrote|created|developed|implemented|made|designed|coded|set up|scripted|added|programmed|prototyped|released|published|launched|deployed|completed|finished'
/** Behind a clause or a list nobody hears of what it is said. */
const CLOSED = '(?!.*(?:[,;:]|\\s(?:that|which|who|so|because|by|to|and)\\s))'
const MADE = new RegExp(`^(?:${VERBS})\\s(?:an?|the)\\s${CLOSED}`)
/** Where a thing runs may be said of one that was only made anew. */
const MADE_ANY = new RegExp(`^(?:${VERBS}|rebuilt|rewrote|automated)\\s${CLOSED.replace('|to', '')}`)
const NO_USE =
  /^(?:be|have|seem|need|take|work|fail|crash|break|hang|mean|look|feel|cost|require|lack|leak|start|stop|skip|lock|block|lose|drop|overheat|violate|ignore|miss|freeze|slow|corrupt|delete)$/

/** "Built a bot. It posts the menu every day" is said as "built a bot that posts the menu every day", sooner than with a filler. */
export function withItsUse(phrase: Phrase, prose: Prose, isFaithful: (text: string) => boolean): Phrase {
  const { text, sources } = phrase
  const [deed] = sources
  const named = deed && kindNamed(phrase, deed, prose)
  if (named && countWords(named.text) <= LIMIT && isFaithful(named.text)) return named
  if (!deed || sources.length > 1 || !MADE_ANY.test(text)) return phrase
  const next = nextStatement(prose, deed)
  const said = next && MADE.test(text) ? saidOfThing(prose, next, text) : undefined
  const use = next && MADE.test(text) ? purposeIn(said ?? next, text) : undefined
  // Of several things that were made anew "it" is not said.
  const isMany = /^(?:rebuilt|rewrote|automated)\s/.test(text) && isPlural(text)
  const place = next && !isMany ? whereIn(next) : undefined
  const kind = next && MADE.test(text) ? (kindIn(next) ?? eachIn(next)) : undefined
  const rank = next ? (rankIn(next) ?? kind) : undefined
  const told = use ? `${text} that ${use}` : `${text}, ${place ?? rank}`
  return next && (use ?? place ?? rank) && countWords(told) <= LIMIT && isFaithful(told)
    ? { text: told, sources: [deed, (use && said) || next] }
    : phrase
}

/** A thing that has only its name: "Added --dry-run", "Introduced TIDE_PATH". */
const ONLY_NAMED =
  /^(?:added|introduced|created|implemented|exposed|provided)\s(?:-|[A-Z]{2}|(?=\S*(?:_|[a-z][A-Z]|\(\))))\S+$/
const KIND =
  /^This\s(?:new\s)?((?:[a-z-]+\s)?(?:option|flag|switch|variable|setting|parameter|function|method|procedure|macro|class|module|script|command|endpoint|helper|hook|component|field|attribute|property|tool|driver|job|target|page|type))\s([a-z]+)\s(.+)$/

/** "Add --dry-run" above "This option prints the recipe": what it is, and what it does. */
function kindNamed({ text }: Phrase, deed: Weighed, { all }: Prose): Phrase | undefined {
  const next = ONLY_NAMED.test(text) ? all[all.indexOf(deed) + 1] : undefined
  const [, kind = '', word = '', rest = ''] = (next && KIND.exec(tidyClause(next.body))) ?? []
  const verb = verbIn(word, 's')
  if (!next || !verb || /^(?:be|have|need|require|lack|fail)$/.test(verb.base)) return undefined
  if (next.likelihood.followup > 0.3 || /\b(?:I|we|you|it|this|not)\b|n't\b/.test(rest)) return undefined
  const article = /^[aeio]/.test(kind) ? 'an' : 'a'
  return { text: `${text}, ${article} ${kind} that ${word} ${rest}`, sources: [deed, next] }
}

/** "Built a scale. They used to guess. The scale weighs every boat": what is said of it by its name, a little later. */
function saidOfThing({ all }: Prose, next: Weighed, text: string): Weighed | undefined {
  if (/^It\s/.test(next.body)) return undefined
  const later = all.slice(all.indexOf(next), all.indexOf(next) + 3)
  return later.find((one) => /^The\s/.test(one.body) && purposeIn(one, text) !== undefined)
}

/** What is said next; "42 scenarios." says it of the same thing. */
function nextStatement({ all }: Prose, deed: Weighed): Weighed | undefined {
  // A deed that was taken out of a longer statement is followed by what follows that.
  const at = all.findIndex(
    (one) => one === deed || (one.sentence.index === deed.sentence.index && one.body.includes(deed.body)),
  )
  const later = all.slice(at + 1).filter(({ sentence }) => sentence.block === deed.sentence.block)
  return later[0] && !later[0].clause && countWords(later[0].body) < 5 ? later[1] : later[0]
}

/** "It's running on two boxes behind a proxy" is said as ", running on two boxes". */
function whereIn({ body, likelihood }: Weighed): string | undefined {
  const [, word = '', rest = ''] =
    /^It(?:'s|\sis)?\s(?:now\s|currently\s)?(running|runs|deployed|hosted|written|implemented|based)\s((?:on|in|behind|as|at|from|every|each)\s[^,;:]{3,60})(?:,\swith\s.*)?$/i.exec(
      tidyClause(body),
    ) ?? []
  return word && likelihood.followup < 0.3 && !/\b(?:I|we|my|our|it|this|that)\b/.test(rest)
    ? `${word !== 'runs' ? word : /\snow\sruns\s/.test(body) ? 'which now runs' : 'running'} ${rest}`
    : undefined
}

/** "It was the most requested change (over 400 votes)" is said as ", the most requested change (over 400 votes)". */
function rankIn({ body, likelihood }: Weighed): string | undefined {
  const [, rank] =
    /^(?:It|This)\s(?:was|is)\s((?:the|our|by far the)\s(?:single\s)?(?:most|top|number one|first|biggest|oldest)\s(?:[\w-]+\s){0,3}?(?:feature|change|request|improvement|ticket|wish|option|addition|item|complaint|question)s?(?:\s(?:of|in|from|by)\s[^,;:()]{3,40})?(?:\s\([^()]{3,40}\))?)$/i.exec(
      tidyClause(body),
    ) ?? []
  return likelihood.followup < 0.3 ? rank?.replace(/^our\s/i, 'the ') : undefined
}

/** "Every change is written to a table" is said as ", with every change written to a table". */
function eachIn({ body, likelihood }: Weighed): string | undefined {
  const [, each = '', done = ''] =
    /^((?:Each|Every|All)\s(?:[\w-]+\s){1,3}?)(?:is|are)\s(?:now\s)?((?!not\b|still\b)[a-z]+\s[^;:()]{3,80})$/.exec(
      tidyClause(body),
    ) ?? []
  const [word = ''] = done.split(' ')
  if (!each || !verbIn(word, 'participle') || likelihood.followup > 0.3 || /-only\b/.test(each))
    return undefined
  return /\b(?:not|never|twice|wrong|wrongly|I|we|you|my|our|your|it|but|however|by hand|manually|lost|dropped|ignored|blocked)\b/.test(
    done,
  )
    ? undefined
    : `with ${each.toLowerCase()}${done}`
}

/** "It is a small clock that shows the tide" is said as ", a small clock that shows the tide". */
function kindIn({ body, likelihood }: Weighed): string | undefined {
  const [, kind = ''] =
    /^(?:It|This)(?:'s|\sis)\s(?:basically\s|essentially\s|just\s)?(an?\s(?!(?:bit|lot|good|great|nice|shame|pain|mess|start|work|way|step|first|problem|bug|known|long|big|huge|real)\b)(?:[\w-]+\s){1,5}?(?:that|which)\s[a-z]+\s[^,;:()]{4,80})$/.exec(
      tidyClause(body),
    ) ?? []
  const isPlain = !/\b(?:I|we|my|our|you|your|it|this|will|would|not)\b|n't\b/.test(kind)
  return kind && isPlain && likelihood.problem < 0.4 && likelihood.followup < 0.3 ? kind : undefined
}

function purposeIn({ body, clause, likelihood }: Weighed, text: string): string | undefined {
  const [, thing, word = '', rest = ''] =
    /^(?:It|The\s([a-z-]+(?:\s[a-z-]+)?))\s(?:now\s|also\s)?([a-z]+s|replaced)\s(\S.*)$/.exec(
      tidyClause(body),
    ) ?? []
  // "Built a boat scale. The scale weighs every boat".
  if (thing && !new RegExp(`\\s${thing}(?=$|\\s(?:for|in|on|to|at)\\b)`).test(text)) return undefined
  // "It replaced the old winch": what it was built for.
  if (word === 'replaced' && !/[;:]|\b(?:I|we|my|our|you|it|this)\b/.test(rest) && likelihood.followup < 0.3)
    return `replaced ${rest}`
  const verb = verbIn(word, 's')
  if (!verb || NO_USE.test(verb.base) || clause?.isNegated) return undefined
  if (likelihood.problem > 0.3 || likelihood.followup > 0.3) return undefined
  return /\b(?:never|nothing|wrong|wrongly|fewer|half|only|not|too|twice|I|we|you|my|our|your|it|but|however|although|this|that)\b|[;:!?]/.test(
    rest,
  )
    ? undefined
    : `${word} ${rest}`
}
