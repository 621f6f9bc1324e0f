import { lean } from '../../lean.ts'
import { onceForText } from '../../once.ts'
import { ADVERBS, OWN_ADVERBS } from './adverbs.ts'
import { readCleft } from './cleft.ts'
import { foundAndMended } from './found-and-mended.ts'
import { ASIDE, AT_TIME, LEAD, OPENING, WHEN } from './lead.ts'
import { mainBehind } from './occasion.ts'
import { readSubjectless } from './subjectless.ts'
import { readTimeSpent } from './time-spent.ts'
import { readSeries } from './verb-series.ts'
import { guessBase, guessPast, readVerb, type Verb, type VerbForm, verbIn } from './verbs.ts'
import { aroundIt } from './work-around.ts'
import { asWork, devised } from './work-by-object.ts'

/** Who or what acts: the writer, the team, the change itself, the fault, nobody named (an imperative, a bare "Fixed ..."), or a passive. */
export type Subject = 'i' | 'we' | 'change' | 'this' | 'fault' | 'none' | 'passive'
/** How far the deed got. Only `done` may become a claim. */
export type Modality = 'done' | 'ongoing' | 'planned' | 'hypothetical'

export type Clause = {
  subject: Subject
  modality: Modality
  isNegated: boolean
  verb: Verb
  form: VerbForm
  /** Words between subject and verb that colour the deed: "temporarily", "also". */
  adverb: string
  /** What stands before the subject: "In this PR,", "To fix this,". */
  lead: string
  /** What follows the verb; for a passive, its object comes in `object`. */
  rest: string
  object: string
  /** "decided to", "managed to", "had to": what the writer said before the deed. */
  attitude: string
}

const CHANGE_NOUN =
  '(?:pr|pull request|mr|merge request|commit|change|changes|changeset|changelist|cl|patch set|patch series|change set|patch|patchset|diff|fix|bugfix|branch|improvement|update|refactor|refactoring|work|feature|release|revision|rewrite|series|approach|solution|implementation|version|patches|commits|prs|pull requests|diffs)'
/** Those whom the writer is one of; "the network team", "the team lead", a partner alone and a team that only took the work up are others. */
const TEAM = lean(
  /^(?:(?:the|my|our) (?:[a-z]+ )?(?:team|group|crew|partner|team-?mates?|colleagues?|co-?workers?|friends?|class-?mates?) and I|(?:the|my|our) (?:(?:whole|entire) )?(?:team|group|crew)(?! (?:at|of|from|behind|in|who|that|leads?|leaders?|members?|page|chat|channel|meetings?|calls?|wiki|board|(?:(?:has|have|had|now|all|since) ){0,2}(?:learn(?:ed|t)|adopt(?:s|ed)|love[sd]?|like[sd]?|praise[sd]?|trusts?|relies|relied|use[sd]? (?:it|this|them)))\b)|our (?:[a-z-]+ )?(?:engineers|developers|sysadmins|admins|technicians|(?:engineering|operations|technical|tech|infrastructure|platform|dev-?ops|ops|sre|on-?call) team)(?! (?:at|of|from|who|that|page|chat|channel)\b)|(?:everyone|everybody|all|both)(?: of us| (?:on|in) (?:the|our|my) (?:team|group|crew))|the (?:two|three|four) of us)\b(?!')/i,
)
const SUBJECTS: [Subject, RegExp][] = [
  ['i', /^I\b(?:\s\([^)]{1,30}\))?/],
  ['i', /^i\b(?=['\s])/],
  ['we', /^we\b(?:\s\([^)]{1,30}\))?/i],
  ['we', TEAM],
  // "The earlier change dropped the tax line": what another one did is not what this one does.
  [
    'fault',
    new RegExp(
      `^(?:that|(?:the|this|that|my|our)\\s(?:earlier|previous|prior|original|initial|old|offending|former|faulty|bad|first(?=\\s(?:version|approach|solution|implementation|attempt)\\b)|(?:last|recent)(?=\\s(?:change|update|release|version|refactor|refactoring|rewrite)\\b)))\\s(?:${CHANGE_NOUN}|release|version)\\b`,
      'i',
    ),
  ],
  [
    'change',
    new RegExp(
      // "The wooden version broke twice": one of several, and not the one at hand.
      `^(?!the\\s(?!(?:new|current|latest|final|updated|present|improved|revised|proposed|fixed|whole|entire|full|actual|above|following|next|main|real)\\s)\\w+\\sversion\\b)(?:this|the|that|these|my|our)\\s(?:\\w+\\s)??${CHANGE_NOUN}\\b(?:\\s(?:set|series)\\b(?=\\s(?:also\\s|now\\s|\\w+ly\\s)?[a-z]+s\\s))?`,
      'i',
    ),
  ],
  // "PR #12 swaps the parser".
  ['change', /^(?:PR|MR|CL|pull request|merge request|commit)\s?[#!]?\d+\b(?!:)/i],
  [
    'fault',
    /^(?:this|the|that|these)\s(?:\w+\s)?(?:issues?|bugs?|problems?|errors?|race|failures?|crash|leaks?|regression|outage|incident|misconfiguration|vulnerability)\b/i,
  ],
  // In "these fixes" the word that follows is a noun.
  ['this', /^(?:this|it|that|which|these(?!\s[a-z]+s\s))\b(?=\s\w)/i],
]
const AUXILIARY =
  /^(?:(have|has|had|'ve|'s|'d|having)|(am|is|are|was|were|be|been|being|'m|'re)|(will|would|shall|should|could|can|may|might|must|'ll|cannot|can't|won't|wouldn't|couldn't|shouldn't)|(do|does|did|don't|doesn't|didn't)|(haven't|hasn't|hadn't)|(isn't|aren't|wasn't|weren't))(?=\s|$)/i
const ATTITUDE =
  /^(decided|chose|opted|agreed|managed|able|had|have|need|needed|needs|want|wanted|plan on|planned on|planning on|plan|planned|planning|hope|hoped|hoping|going|intend|intended|intending|aim|aimed|aiming|try|tried|trying|attempt|attempted|started|began|continued|got|get|expect|would like|like|used|supposed|ended up having|ended up|proceeded|help|happy|forced|found a way)\s+(?:to\s+)?(?=[a-z])/i

/** Reads who did what, how far it got and what follows the verb; nothing if no verb we know governs the sentence. */
export const readClause = onceForText((sentence): Clause | undefined => {
  const spent = readTimeSpent(sentence)
  if (spent) return spent
  const { lead, body } = splitLead(sentence)
  for (const [subject, pattern] of SUBJECTS) {
    const match = pattern.exec(body)
    if (!match) continue
    const isMany = subject === 'change' && /^(?:these|the|my|our)\s.*s$/i.test(match[0])
    const clause = readPredicate(body.slice(match[0].length), { subject, lead }, isMany)
    // "The fix was closing the valve": what it was, not what it was busy with.
    if (clause) return (clause.form === 'ing' && readCleft(body, lead)) || aroundIt(devised(clause))
  }
  const clause =
    (/^(?:ended up|decided to)\s/i.test(body) && readProgress(body, lead)) ||
    (readSubjectless(body, lead) ?? readProgress(body, lead))
  // "None of the tests were run" denies it by its subject.
  return (
    clause &&
    aroundIt(
      foundAndMended(
        DENIED.test(clause.object) ? { ...clause, isNegated: true } : devised(withoutNow(clause)),
      ),
    )
  )
})

/** "Alarm now raised at once": what was raised is the alarm. */
function withoutNow(clause: Clause): Clause {
  return { ...clause, object: clause.object.replace(/\s(?:now|finally|also)$/, '') }
}

const DENIED = /^(?:none|nothing|nobody|neither|hardly any)\b/i

/** A noun that nothing governs, right before the "I". */
const OF_WHICH =
  /(?<=\s[a-z]+)(?<!\b(?:in|on|at|for|with|of|by|to|from|during|after|before|over|through|via|as|into|about|like|than|and|or|until|since|without|within|across|under|between|using|all))\s(?:the|an?|this|that)\s(?:[\w-]+\s)?(?!(?:day|week|month|morning|evening|afternoon|night|weekend|time|moment|way|end)\s)[a-z-]+\s$/i

/** "After draining the tank I was able to lift it": the thing belongs to what was done before. */
const AFTER_DOING = /^(?:after|upon|while|when|before)\s[a-z-]+ing\s(?:[\w-]+\s){2,4}$/i

/** "To avoid a repeat I split the job": what it was for, and then what was done. */
const TO_AN_END =
  /^(?:in order )?to\s(?:[a-z]+ly\s)?[a-z]+\s(?:the|an?|this|that)\s(?:[\w-]+\s){1,2}?(?:I|we)\s(?:(?:also|first|then|just)\s)?[a-z]+\s(?:the|an?|all|my|our|its|each|every|some|both|this|that|\d+|two|three)\s/i

/** "To make it build again this patch drops the macro": what the change is for stands before it, without its comma. */
const BEFORE_CHANGE = new RegExp(
  `^(?:in order )?to\\s[a-z]+\\s(?:[^\\s,;]+\\s){0,12}?(?<!\\b(?:what|which|how|if|whether|why|where|when|until|before|after|of|in|with|by|for|on|than|because|since|and|or)\\s)(?=this\\s${CHANGE_NOUN}\\s(?:also\\s|now\\s)?[a-z]+s\\s)`,
  'i',
)

/** Takes connectives and an opening adverbial ("After the upgrade, ...") off the front. */
export const splitLead = onceForText((sentence): { lead: string; body: string } => {
  let at = LEAD.exec(sentence)?.[0].length ?? 0
  const rest = sentence.slice(at)
  if (OPENING.test(rest)) {
    // A comma inside a number does not end the opening.
    const ended = /^(?:[^,;]|,(?=\d)){3,140}?,\s+(?=\S)/.exec(rest)
    // Nor does one in brackets: "after adding an index on (shop, day)".
    const comma = /\([^)]*$/.test(ended?.[0] ?? '') ? null : ended
    const person =
      /^[^,;]{3,120}?\s(?=(?:we|I|i)(?:'ve|'d)?\s(?:(?!can|could|need|have to|were|was|are|am)|(?:was|were)\s(?:[a-z]+\s)?(?:able|forced)\sto\s))/.exec(
        rest,
      )
    const main = comma ? undefined : mainBehind(rest)
    const change = BEFORE_CHANGE.exec(rest)
    const when = WHEN.exec(rest)
    if (when) at += when[0].length
    else if (main) at += main
    else if (change && change[0].length < (comma?.[0].length ?? Number.POSITIVE_INFINITY))
      at += change[0].length
    else if (
      comma &&
      !(
        person &&
        person[0].length < comma[0].length &&
        /^(?:to|in order to|on|as|at|in|for|with|during|over|through|via|using|instead of|rather than|(?:after|before)\s(?:(?:the|my|our|a)\s)?(?:lunch|dinner|breakfast|work|school|class|stand-?up|meeting|call|lecture|break)(?=\s(?:I|we)\s))\b/i.test(
          rest,
        )
      )
    )
      at += comma[0].length
    else if (
      person &&
      // "It is not finished until we test it" says what has to come first.
      !/\s(?:until|unless|if|whether)\s$/i.test(person[0]) &&
      // "During the week the idea I had shared came back": what I had shared is said of the idea.
      (!OF_WHICH.test(person[0]) || TO_AN_END.test(rest) || AFTER_DOING.test(person[0])) &&
      readPredicate(rest.slice(person[0].length).replace(/^(?:we|i)/i, ''), { subject: 'i', lead: '' })
    )
      at += person[0].length
    at += LEAD.exec(sentence.slice(at))?.[0].length ?? 0
  } else if (WRITER.test(rest) && !opensWithDeed(rest))
    at += (ASIDE.exec(rest) ?? participleBefore(rest))?.[0].length ?? 0
  else {
    const time = rest.includes(', ') ? (AT_TIME.exec(rest)?.[0] ?? '') : ''
    if (time.endsWith(',')) at += time.length + 1
  }
  return { lead: sentence.slice(0, at), body: sentence.slice(at) }
})

/** "Moved the shop to a new host, we open daily now": a deed, and no opening of what we do. */
function opensWithDeed(rest: string): boolean {
  const [, word = ''] =
    /^([A-Z][a-z]+) (?:the|an?|my|our|all|both|two|three|\d+) [^,]{3,},\s(?:I|we)\s/.exec(rest) ?? []
  return word !== '' && verbIn(word.toLowerCase(), 'past')?.isWork === true
}

/** "Going through the logs one by one I found it": what I did meanwhile; "running the tests I wrote took an hour" is none. */
const MEANWHILE =
  /^[A-Z][a-z]+ing\s[^,;:.]{3,100}?\s(?:one by one|at a time|again|around|today|further|more|together|by hand|carefully|closely|step by step)\s(?=(?:I|we)(?:'ve)?\s)|^[A-Z][a-z]+ing\s[^,;:.]{3,100}?\s(?=(?:I|we)\s(?:(?:was|were)\s(?:[a-z]+\s)?able\sto|(?:finally\s)?managed\sto|found\s(?:out\s)?that|ended\sup)\s)/

function participleBefore(rest: string): RegExpExecArray | null {
  return /^[A-Z][a-z]+ing\s/.test(rest) ? MEANWHILE.exec(rest) : null
}

const WRITER = /\s(?:I|[Ww]e)['\s]/

type Opening = Pick<Clause, 'subject' | 'lead'>

function readPredicate(source: string, opening: Opening, isMany = false): Clause | undefined {
  let rest = source.replace(/^\s*,?\s*/, '')
  let adverb = ''
  let attitude = ''
  let modality: Modality = 'done'
  let isNegated = false
  let hasPerfect = false
  let hasBe = false
  let hasModal = false
  for (let round = 0; round < 8; round++) {
    const isOwn = isPerson(opening.subject) || opening.subject === 'change'
    const adverbs = (isOwn ? OWN_ADVERBS : ADVERBS).exec(rest)?.[0] ?? ''
    adverb += adverbs
    rest = rest.slice(adverbs.length)
    if (/^(?:not|n't)\s+/i.test(rest)) {
      isNegated = true
      rest = rest.replace(/^\S+\s+/, '')
      continue
    }
    const wish = hasAttitude(rest)
    if (wish) {
      attitude = wish.trim().toLowerCase()
      modality = modalityOf(attitude, modality)
      rest = rest.slice(wish.length)
      hasModal = true
      continue
    }
    const auxiliary = AUXILIARY.exec(rest)
    if (!auxiliary) break
    const word = auxiliary[0].toLowerCase()
    if (/n't|cannot/.test(word)) isNegated = true
    if (auxiliary[1] || auxiliary[5]) hasPerfect = true
    if (auxiliary[2] || auxiliary[6]) hasBe = true
    if (auxiliary[3]) {
      modality = /^(?:will|'ll|shall|won't)$/.test(word) ? 'planned' : 'hypothetical'
      hasModal = true
    }
    const after = rest.slice(auxiliary[0].length)
    if (auxiliary[4]) {
      // "we just do a second lookup": here it is the verb itself.
      if (!isNegated && !verbIn(/[a-z-]+/i.exec(after.replace(/^\s+not\s/, ' '))?.[0] ?? '', 'base')) break
      hasModal = true
    }
    if (!/^\s+\S/.test(after)) break
    rest = after.trimStart()
  }
  const word = /^(?:3[dD]-)?[\p{L}-]+/u.exec(rest)?.[0] ?? ''
  const readings = readVerb(word)
  const allowed: VerbForm[] = hasModal
    ? ['base', 'ing']
    : hasBe
      ? ['ing', 'participle']
      : hasPerfect
        ? ['participle', 'past']
        : isPerson(opening.subject) || isMany
          ? ['past', 'base']
          : ['s', 'past']
  const guessed = isPerson(opening.subject) && !hasModal && !hasBe ? guessPast(word) : undefined
  const reading =
    allowed.map((form) => readings.find((one) => one.form === form)).find(Boolean) ??
    // "I've increase the delay": the -d was forgotten.
    (hasPerfect &&
    isPerson(opening.subject) &&
    !hasBe &&
    !hasModal &&
    /^[a-z]+\s(?:the|an?|all|some)\s/.test(rest)
      ? readings.find(({ form, verb }) => form === 'base' && verb.isWork)
      : undefined) ??
    (opening.subject === 'change' && isMeantAsS(adverb, rest) && !hasBe && !hasPerfect
      ? readings.find(({ form, verb }) => form === 'base' && verb.isWork)
      : undefined) ??
    (guessed && { verb: guessed, form: 'past' as const }) ??
    asBase(attitude, rest)
  if (!reading) return undefined
  const series = reading.form === 'past' ? readSeries(reading.verb, rest.slice(word.length)) : undefined
  // In "these segments are flushed" the word is a noun.
  if (/^\s(?:is|are|was|were|has|have|had|can|could|will|would|should)\s/.test(rest.slice(word.length)))
    return undefined
  // "I'm stuck", "we are used to": a state, not a deed.
  if (hasBe && reading.form === 'participle') return undefined
  if (hasBe && reading.form === 'ing' && modality === 'done') modality = 'ongoing'
  if (reading.form === 'base' && /^(?:suggest|propose|recommend)$/.test(reading.verb.base))
    modality = 'hypothetical'
  return {
    ...opening,
    modality,
    isNegated: isNegated || /\bnever\b/i.test(adverb),
    verb: series?.verb ?? asWork(reading.verb, rest.slice(word.length)),
    form: reading.form,
    adverb: adverb.trim().toLowerCase(),
    rest: (series?.after ?? rest.slice(word.length)).trimStart(),
    object: '',
    attitude,
  }
}

/** "This PR also disable the lamp", "this PR add a lamp": the -s was forgotten. */
function isMeantAsS(adverb: string, rest: string): boolean {
  return /\balso\b/i.test(adverb) || /^[a-z]+\s(?:the|an?|support|some|more|new|all)\s/.test(rest)
}

function isPerson(subject: Subject): boolean {
  return subject === 'i' || subject === 'we'
}

function hasAttitude(rest: string): string | undefined {
  const match = ATTITUDE.exec(rest)
  if (!match) return undefined
  const isWhole =
    /\sto\s$/i.test(match[0]) ||
    /^(?:ended up|started|began|continued|tried|trying|helped|help|plan(?:ned|ning)? on)/i.test(match[0])
  const after = rest.slice(match[0].length)
  const next = /^[\p{L}-]+/u.exec(after.slice(OWN_ADVERBS.exec(after)?.[0].length))?.[0] ?? ''
  if (!isWhole) return undefined
  return verbIn(next, 'base', 'ing') || asBase(match[0], after) ? match[0] : undefined
}

/** "I managed to paddle the boat": behind "to" and before an article even a word that is mostly a thing is a verb. */
function asBase(attitude: string, rest: string): { verb: Verb; form: 'base' } | undefined {
  if (!/^(?:able|managed|had|decided|ended up having)\sto\b/i.test(attitude)) return undefined
  const verb = guessBase(/^([a-z]+)\s(?:the|an?|my|our|all|both|each|every)\s/.exec(rest)?.[1] ?? '')
  return verb && { verb, form: 'base' }
}

function modalityOf(attitude: string, before: Modality): Modality {
  if (before !== 'done') return before
  if (
    /^(?:decided|chose|opted|managed|able|had|ended up|proceeded|got|helped|help|forced|found)\b/.test(
      attitude,
    )
  )
    return 'done'
  if (/^(?:tried|trying|try|attempt|started|began|continued)/.test(attitude)) return 'ongoing'
  if (/^(?:would like|like|want|wanted|need|needed|needs|supposed|used|expect)/.test(attitude))
    return 'hypothetical'
  return 'planned'
}

/** "Was working on the parser", "Had to patch the driver", "Have moved the pump": the writer left the "I" out. */
function readProgress(body: string, lead: string): Clause | undefined {
  const match =
    /^(?:was|am|been|have(?=\s(?:(?:also|now|just|finally|already|since)\s)?[a-z]+(?:ed|en|wn|lt|ught)\s)|had to|managed to|decided to|opted to|ended up)\s+/i.exec(
      body,
    )
  return match ? readPredicate(body, { subject: 'i', lead }) : undefined
}
