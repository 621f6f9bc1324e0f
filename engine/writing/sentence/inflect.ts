import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { isTwinQuality } from '../../text/clauses/twin-qualities.ts'
import { guessBase, guessPast, type Verb, type VerbForm, verbIn } from '../../text/clauses/verbs.ts'
import { matchesIn } from '../../text/patterns/matches.ts'

const DETERMINER =
  /^(?:(?:the|a|an|this|that|these|those|its|their|his|her|my|our|your|all|any|each|every|some|no|it|them|both|only|again|several|two|three|more|new|old|unused|existing|additional|support|which|how|up|out|down|off|over|on|in|into|from|to|with|through|back|away)\b|[~A-Z0-9"'`(<_@-]|[a-z]+[A-Z_.()])/
const JOINT =
  /(,\s+and\s+(?:(?:then|also|just|instead|only|always|never|furthermore|moreover|later|\p{L}{3,}ly)\s+)?|,?\s+then\s+|\s+and(?:\/or)?\s+(?:(?:then|also|just|instead|only|always|never|furthermore|moreover|later|\p{L}{3,}ly)\s+)?|^\s+or\s+|;\s+(?:and\s+)?|,\s+)([\p{L}-]+)(?=(\s+)(\S+)|[,.;]|$)/gu

/**
 * Carries a change of tense over to the verbs joined to the first: "add X and remove the Y" becomes "added X and removed the Y".
 * A word counts as a verb only where something follows that a verb would take.
 */
export function inflectTail(written: string, from: VerbForm, to: VerbForm): string {
  const told = from === 'base' ? withBaseBehindAnd(written) : written
  if (from === to) return from === 'past' ? inOneTense(told) : told
  const rest = from === 's' && to === 'base' ? allInBase(told) : told
  return rest.replace(
    JOINT,
    (whole, joint: string, word: string, _gap: string, next: string | undefined, at: number) => {
      const verb =
        verbIn(word, from) ??
        (from === 'base' && isPlainObject(next) ? guessBase(word) : undefined) ??
        (from === 'past' && /and\s/.test(joint) && (isPlainObject(next) || /^\d/.test(next ?? ''))
          ? guessPast(word)
          : undefined)
      // In "a script which installs clang and boost" nothing depends on the first verb any more.
      if (
        isBelow(rest.slice(0, at)) &&
        !(joint.startsWith(',') && CLOSED.test(rest.slice(0, at))) &&
        !(from === 'base' && tellsOfOne(rest.slice(0, at)) && isPlainObject(next))
      )
        return whole
      // In "a switch to lock and unlock" both belong to the "to".
      const bound = /\bto\s([a-z]+)$/.exec(rest.slice(0, at))?.[1] ?? ''
      if (from === 'base' && /^\s*and\s/.test(joint) && verbIn(bound, 'base')) return whole
      if (from === 'base' && GAINS.test(word) && FOR_GAIN.test(rest.slice(0, at))) return whole
      // "The drag and drop feature".
      if (SAID_AS_ONE.test(`${rest.slice(0, at)} and ${word}`)) return whole
      // In a headline "Filter Box" is a name; "and related tests" go with what stands before them.
      if (word === 'related' || /^\p{Lu}/u.test(word) || isTwinQuality(rest.slice(0, at), word, next))
        return whole
      // "Cutting and glueing the panels".
      if (!verb && from === 'ing' && to === 'past' && at === 0 && /^\s*and\s/.test(joint) && next)
        return joint + word.replace(/e?ing$/, 'ed')
      // "Made it use the lamp and have two switches", "cut the noise and had a good effect".
      if (word === 'has' && from === 's' && /and\s/.test(joint) && !/(?:ed|en)$/.test(next ?? ''))
        return joint + (to === 'base' ? 'have' : to === 'ing' ? 'having' : 'had')
      if (
        !verb ||
        /^(?:be|have)$/.test(verb.base) ||
        // "Scaling it and doing a check" has a deed; "and do so" has none.
        (verb.base === 'do' && !(from === 'ing' && next && next !== 'so')) ||
        (from !== 'past' && !verb.isWork && !isPlainObject(next) && !isBegun(verb, next))
      )
        return whole
      // In "review and merge X" nothing stands between the verbs.
      const isNext = isBegun(verb, next) && !/\bto\s[a-z]+\s/.test(rest.slice(0, at))
      const isPair = at === 0 && next !== undefined && /^\s*(?:,\s)?(?:and|or)\s/.test(joint)
      const isListed =
        from === 'ing' && joint.startsWith(',') && NEXT_DOING.test(rest.slice(at + whole.length))
      return isPair || isNext || isListed || isVerbHere(from, joint, word, next)
        ? joint + verb.forms[to]
        : whole
    },
  )
}

/** "Cutting the beams, sanding them, and painting the frame": the one between is told like the last. */
const NEXT_DOING = /^[^,;:]{2,60},\sand\s[a-z]+ing\s/

/** "Add steam and deprecates old lids": the second order, told as what the change does, is one all the same. */
function withBaseBehindAnd(rest: string): string {
  return rest.replace(AND_DOES, (whole, joint: string, word: string, at: number) =>
    isNoNoun(word) && verbIn(word, 's')?.isWork && !isBelow(rest.slice(0, at))
      ? joint + (verbIn(word, 's')?.base ?? word)
      : whole,
  )
}

const AND_DOES =
  /(\s(?:and|&)\s)([a-z]+s)(?=\s(?:the|an?|all|our|its|old|new|some|unused|support|more|\p{Lu}))/gu

const GAINS =
  /^(?:improve|reduce|increase|decrease|minimi[sz]e|maximi[sz]e|lower|avoid|prevent|ensure|simplify|speed|save|cut)$/
/** "... to cut the noise and save power": both are what it was done for. */
const FOR_GAIN = new RegExp(String.raw`\bto\s${GAINS.source.slice(1, -1)}\s[^,;]+$`)

/** Two verbs that name one way of doing. */
const SAID_AS_ONE =
  /\b(?:drag and drop|copy and paste|cut and paste|(?:search|find) and replace|plug and play|point and click|pick and place)$/

/** "..., which both use", closed by a comma: what follows is said of the first subject again. */
const CLOSED = /^[^,]*,\s(?:which|who|where)\s[^,]*$/
const CLAUSE = /\b(?:which|that|who|where|when|if|because|once|after|before|until|while|as)\b/
function isBelow(before: string): boolean {
  // "When opening a tray" has no subject of its own that the next verb could be told of.
  return /\b(?:which|that|who|where|when(?!\s[a-z]+ing\b)|if|because)\b/.test(before)
}

/** "... when the write succeeds and delete the copy": what one thing does has an -s, so the next verb is not its own. */
function tellsOfOne(before: string): boolean {
  const clause = before.split(CLAUSE).at(-1) ?? ''
  if (
    /\b(?:to|lets?|makes?|helps?|can|could|will|would|should|must|may|might|do|does|did|not)\b/.test(clause)
  )
    return false
  return clause
    .split(/[\s,;]+/)
    .some((word) => /^(?:is|was|has|had)$/.test(word) || verbIn(word, 's', 'past') !== undefined)
}

/** Before "the wires" or "it" stands a verb: a noun would need something between. */
function isPlainObject(next: string | undefined): boolean {
  return /^(?:the|an?|its|their|my|our|all|both|each|every|it|them|this|these)$/.test(next ?? '')
}

/** "Add the probe and start using it", "and start with the lid", "then go back". */
function isBegun({ base }: Verb, next: string | undefined): boolean {
  return (
    (/^(?:start|begin|stop|keep)$/.test(base) && /^[a-z]+ing$/.test(next ?? '')) ||
    (/^(?:start|begin|continue|go|proceed)$/.test(base) &&
      /^(?:with|back|over|on|through|ahead)$/.test(next ?? '')) ||
    // "Open the crate and look for the key": what is done to nothing but by its preposition.
    (/^(?:look|talk|listen|speak)$/.test(base) && /^(?:for|at|into|to|with)$/.test(next ?? '')) ||
    // "Check the brake and refuse to start", "and fall back to the old way", "and bail out".
    (/^(?:refuse|decline|proceed|agree)$/.test(base) && next === 'to') ||
    (/^(?:fall|bail|give|back|roll)$/.test(base) && /^(?:back|out|up|off)$/.test(next ?? '')) ||
    (/^(?:return|exit|abort|continue)$/.test(base) &&
      /^(?:early|instead|immediately|gracefully)$/.test(next ?? '')) ||
    (base === 'wait' && /^(?:for|until)$/.test(next ?? ''))
  )
}

/** "Lowered the limit and raise the alarm": the second verb was meant as past too. */
export function inOneTense(rest: string): string {
  const seen = rest.replace(AND_SEE, (see, at: number) => (isBound(rest.slice(0, at)) ? see : 'saw'))
  const joined = seen
    .replace(AND_TRY, (word, at: number) => (isBound(seen.slice(0, at)) ? word : 'tried'))
    .replace(
      /(,?\sand\s(?:(?:then|also|furthermore|moreover|later)\s)?)([a-z]+)(?=\s(?:the|an?|all|this|these|its|their|it|them|[a-z]+ed\s[a-z]+[^su\s]s|(old|new|some|any|only|every|each|both|two|three|our|my))\s)/g,
      (whole, joint: string, word: string, loose: string | undefined, at: number) => {
        // Before a word that may go with a noun, too, a comma must show where the next deed begins.
        if (loose && !joint.startsWith(',')) return whole
        // What depends on another verb keeps its form: "to read rows and skip the header".
        if (isBound(seen.slice(0, at))) return whole
        const verb = verbIn(word, 'base')
        return verb?.isWork && !verbIn(word, 'past') ? joint + verb.forms.past : whole
      },
    )
    // "Checked the lid and return false if it is open".
    .replace(AND_PLAINLY, (whole, joint: string, word: string, at: number) => {
      const verb = isBound(seen.slice(0, at)) ? undefined : verbIn(word, 'base')
      return verb ? joint + verb.forms.past : whole
    })
  // "Moved it to a job, stream rows and mailed a link": neither does the one between.
  return joined === seen
    ? joined
    : joined.replace(/(,\s)([a-z]+)(?=\s[a-z]+s\s[^,]*\sand\s)/, (whole, joint: string, word: string) => {
        const verb = verbIn(word, 'base')
        return verb?.isWork && !verbIn(word, 'past') ? joint + verb.forms.past : whole
      })
}

/** Verbs that no noun is spelt like, and what is given back. */
const AND_PLAINLY =
  /(,?\sand\s(?:then\s|also\s|instead\s)?)(add|allow|avoid|create|delete|enable|ensure|ignore|improve|introduce|keep|make|prevent|remove|rename|replace|send|simplify|use|return(?=\s(?:true|false|null|NULL|nothing|early|an?|the|\d)))(?=\s(?!(?:of|for|and|or|in|to|is|are|was|were|by|on|at|as)\b)[\w"'`(<])/g

/** "Swapped the pump and see fewer alarms". */
const AND_SEE = /(?<=\sand\s)see(?=\s(?!to\b)[a-z]+\s)/g
/** "Copied the plan and try to draw it". */
const AND_TRY = /(?<=\sand\s)try(?=\sto\s)/g
const BOUND = /\b(?:which|that|who|where|when|if|because|can|could|will|would|should|not|n't)\b/

/** "Made it build the site and send the app": what was made to build sends, too. */
const CAUSED =
  /\b(?:made|makes?|lets?|helped|helps?)\s(?:it|them|us|me|(?:the|an?|our|my|each|every|all)\s[\w-]+|[A-Z]\w*(?:\s[A-Z]\w*)?)\s(?:[a-z]+ly\s|then\s)?([a-z]+)/g

/** "Switched from steam to water and heat the room": no aim stands behind this "to"; one does in "a note from the cook to boil". */
export const FROM_TO =
  /\sfrom\s(?!(?:the|an?|our|my|its)\s(?:[\w.-]+\s){1,2}to\s[a-z]+$)(?:[\w.-]+\s){1,3}to\s[\w.-]+/g

/** Whether what follows depends on another verb, and so keeps its form. */
export function isBound(said: string): boolean {
  const before = said.replace(FROM_TO, '')
  return (
    BOUND.test(before) ||
    matchesIn(before, CAUSED).some(([, word = '']) => verbIn(word, 'base') !== undefined) ||
    // "To tally each crate": before such a word stands a verb, whether we know it or not.
    /\bto\s[a-z]{3,}(?:$|\s(?:each|every|the|an?|all|its|their|it|them)\b)/.test(before) ||
    matchesIn(before, /\bto\s(?:[a-z]+ly\s)?([a-z]+)/g).some(
      ([, word = '']) => verbIn(word, 'base') !== undefined,
    )
  )
}

/** Words that are hardly ever nouns in a subject line. */
const ALWAYS =
  /^(?:add|allow|avoid|create|delete|disable|drop|enable|ensure|extract|fix|handle|implement|improve|introduce|make|move|prevent|reduce|refactor|remove|rename|replace|rewrite|simplify|skip|stop|update|upgrade|use|initiali[sz]e|take|configure|convert|install|generate|integrate|verify|validate|compute|calculate|apply|get|put|keep|bring|choose|expose|include|provide|populate|adjust|extend|expand|define|determine|execute|fetch|identify|maintain|migrate|optimi[sz]e|perform|prepare|preserve|resolve|retrieve|submit|translate|treat|wrap|attach|append|insert|invoke|reject|send|show|solve|explain|describe|discuss)$/

/** "Subscribes" is no plural of anything. */
function isNoNoun(word: string): boolean {
  const verb = verbIn(word, 's')
  return verb !== undefined && !NOUN_VERBS.has(verb.base) && !/(?:er|tion|ment)s$/.test(word)
}

function isVerbHere(from: VerbForm, joint: string, word: string, next: string | undefined): boolean {
  if (next === undefined) return from === 'past'
  if (from === 's' && /\band\b/.test(joint) && /^(?:to|in|on|for|at|as)$/.test(next) && isNoNoun(word))
    return true
  if (from === 's')
    return !/^(?:of|for|and|or|in|to|are|were|is|was|have|has|that|which|as|on|at)\b|^[,.;:]/.test(next)
  if (from === 'ing' && /\band\b/.test(joint)) return true
  if (from === 'base' && ALWAYS.test(word)) return true
  // "Sort the rows and compare neighbours": a word that is no noun, and many things behind it.
  if (from === 'base' && /\band\b/.test(joint) && !NOUN_VERBS.has(word) && /^[a-z-]+[^su]s[.,;]?$/.test(next))
    return true
  // "Paste the name then bake bread": no thing stands behind a "then".
  if (from === 'base' && /\bthen\b/.test(joint) && !NOUN_VERBS.has(word)) return true
  // "Drop the image and develop locally".
  if (from === 'base' && /\band\b/.test(joint) && /^(?!only|early|daily|weekly)[a-z]{3,}ly[.,;]?$/.test(next))
    return true
  if (
    from === 'base' &&
    /^(?:increase|decrease|raise|lower|run)$/.test(word) &&
    !/^(?:in|of|to|by|on|for|times?|length|queue|scripts?)$/.test(next)
  )
    return true
  if (
    from === 'base' &&
    /\band\b/.test(joint) &&
    /^(?:locally|manually|automatically|remotely|directly|separately|gradually)$/.test(next)
  )
    return true
  if (from === 'base' && /\band\b/.test(joint) && DEPENDS.test(next))
    return !NOUN_VERBS.has(word) && !QUALITY.test(word)
  if (from === 'base' && /^(?:from|to|with|in|on|into|through|back|over)$/.test(next)) return false
  return DETERMINER.test(next) || (from === 'past' && /\band\b|\bthen\b/.test(joint))
}

/** "Use a fixed step and interpolate for drawing": what may follow a verb as well as a noun. */
const DEPENDS = /^(?:for|in|on|with|from|at|into|through|by|as|after|before|during|between|over|across)$/
/** What is done, and how a thing is. */
const QUALITY =
  /^(?:separate|duplicate|complete|clean|open|close|direct|correct|clear|empty|free|slow|smooth|warm|dry|cool|secure|lower|perfect|mature|live|subject|present|own|last|right|light|level|idle|ready|better|total|equal|exact|content|abstract|further|still|even|just|like|such|well|is|are|do|have|be)$/

/** Whether what follows a word is what would follow a verb: an article, a name, a preposition. */
export function takesObject(after: string): boolean {
  return DETERMINER.test(after)
}

/** "Made the job skip the header and log the row": the verbs behind it are what the thing does. */
export function isCausing({ base }: Verb): boolean {
  return /^(?:make|let|help)$/.test(base)
}

/** A verb and what follows it, in another form. */
export function phraseIn(form: VerbForm, verb: Verb, from: VerbForm, rest: string): string {
  const source = from === 'participle' ? 'past' : from
  if (source === form && isCausing(verb)) return `${verb.forms[form]} ${rest}`.trim()
  return `${verb.forms[form]}${inflectTail(` ${rest}`, source, form)}`.trim()
}

const LISTED = /(,\s(?:and\s)?|\sand\s)([a-z]+)(?=\s)/g

/** "Sorts the post, retries on errors and prints to file": where a verb follows each joint, all of them are what it was made to do. */
function allInBase(rest: string): string {
  const joints = [...rest.matchAll(LISTED)]
  return joints.length > 1 && joints.every(([, , word = '']) => verbIn(word, 's'))
    ? rest.replace(LISTED, (_, joint: string, word: string) => joint + (verbIn(word, 's')?.base ?? word))
    : rest
}
