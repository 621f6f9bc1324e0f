import { lean } from '../../../lean.ts'
import { knownVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { SHARE } from '../../../text/nouns/plural.ts'
import type { Deed } from '../../deeds/deed.ts'
import {
  firstObject,
  isDescribed,
  isMany,
  isTwofold,
  LEADS_TO,
  OF_NOUN,
  subject,
  withoutManner,
} from '../../deeds/extent/object.ts'
import { withArticles } from '../../sentence/articles.ts'
import { countWords } from '../../sentence/tidy.ts'
import { isBalanced, isTorn } from '../../sentence/trim.ts'

/** What leaves no object behind that could be spoken of. */
const NO_OBJECT =
  /^(?:focus|concentrate|rely|struggle|progress|get|have|take|do|go|want|need|try|start|begin|continue|stop|spend|work|talk|meet|decide|put|make|keep|let|give|follow|learn|notice|realize|see|run|throw|look|use|halt|destroy|turn|plug|perform|open|close|ask|save|tell|own|lead|manage|mentor|coach|guide|supervise|oversee|coordinate|drive|head|chair|host|moderate|facilitate|support|assist|help|advise|represent|attend|monitor|watch|maintain|operate|handle|serve|champion|accompany|teach|join|discover|receive|grab|read|buy|order|acquire|obtain|refresh|punt|point|scrap|hop|share|hit|visit|restart|reboot|retry|bring|train|tackle|explore|approach|face|attack|envision|imagine|leave|reach)$/
/** What makes a thing that does something. */
const MADE = /^(?:add|create|write|build|implement|introduce|develop|design|script)$/
/** What the whole object is about, and whither it went. */
const ABOUT = /^\s(?:of|for|in|on|with|between|within|across|at|during|over|under|around|called|named)\s/
const WHITHER =
  /(?<!ing|ed)\s(?:to|from|into|onto|by|via|using|through|instead|at(?=\s[~<>]?[$\u20ac\u00a3]?\d))\s|\sby\s(?=[a-z-]+ing\s)/
/** What these verbs govern stands behind them: "the lamps have been replaced with candles", "the town was told about it". */
const GOVERNED: readonly (readonly [verb: RegExp, by: RegExp])[] = [
  [/^(?:cut|split|break|slice|saw)$/, /\sin (?:half|two|three|four)\b/],
  [/^(?:replace|combine|compare|fill|equip|provide|pair|cover|wrap|align|sync|integrate)$/, /\swith\s/],
  [/^(?:audit|check|scan|search|inspect|examine|screen)$/, /\sfor\s/],
  [
    /^(?:mark|label|flag|tag|treat|classify|register|declare|list|describe|record|recognise|recognize)$/,
    /\sas\s/,
  ],
  [/^(?:guard|protect|secure|defend|harden|shield|insulate)$/, /\s(?:against|from)\s/],
  [/^(?:rewrite|reimplement|rebuild|redo|remake|redraw|recreate)$/, /\s(?:with|in|using|on top of)\s/],
  [/^(?:swap|exchange|trade)$/, /\s(?:with|for)\s/],
  [/^(?:notify|inform|warn|remind|brief|consult|advise)$/, /\s(?:about|of|on)\s/],
]
/** When it was done is no part of the thing. */
const MEANWHILE =
  /\s(?:on|when|while|after|before|upon) [a-z]+ing\b|\son (?:\d{1,2}\.? [A-Z][a-z]+|[A-Z][a-z]+ \d{1,2}|[A-Z][a-z]+day)\b|\s(?:for (?:now|good|the time being|a while|~?\d[\d.]*\s?(?:h|hours?|days?|weeks?|min|minutes?|months?)))\b/

const SIGNED_IN = lean(
  /^(?:The|Our|All|Both) (?:[\w-]+ ){1,4}(?:was|were) [a-z]+(?:ed|en|t) in (?:(?:early|late|mid) )?(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|20\d\d)[.!]*$/,
)

/** What is done to a thing alone, so that "to" belongs to its name: "access to the tank". */
const MENDS =
  /^(?:fix|correct|repair|resolve|solve|improve|find|identify|track|test|check|review|document|revert|silence|suppress|squelch)$/
/** What brings a thing to a place or into another form. */
const MOVES =
  /^(?:add|move|migrate|copy|port|send|push|connect|link|attach|apply|rename|change|convert|switch|upload|deploy|export|import|extend|expose|upgrade|update|assign|bring|restrict|limit|map|bind|pin|reset|set|raise|lower)$/
/** What was only looked for. */
const TO_SEE = /\sto\s(?:see|check|find out|figure out|understand|learn)\b.*$/

/** "Cleaned out the server". */
const PARTICLE =
  /^(up|out|off|over|together|down)\s((?!(?:of|on|in|to|from|with|for|at|by|and|again|as)\b).+)$/
/** "Rolled the fix out to all". */
const BEHIND =
  /^((?:(?!(?:during|after|before|on|at|in|of|for|with|from|to|by|when)\s)\S+\s){1,5}?)(up|out|off|down|over|in(?=\sfrom\s))(?=$|\s(?:to|in|for|on|at|from)\b)/
/** What somebody did to what; "caching for the feed" is a thing. */
const DOING = /^(?:\w+ly\s)?[a-z/]+ing\s(?!(?:for|of|in|to|from|with|and)\s)/

/** "Leaks in both tanks found by the crew". */
const FOUND_BY =
  /(?<!\sas)\s(?:found|thrown|sent|written|made|given|held|shown|drawn|built|kept|sold|taken|driven|[a-z]+ed)\sby\s(?![a-z-]+ing\s)/

/** "Found the two slow queries in the report": the two slow queries in the report have been found. */
export function doneTo(deed: Deed): string | undefined {
  // "The lease was signed in May" tells it best itself.
  if (deed.clause.subject === 'passive' && SIGNED_IN.test(deed.source.body))
    return deed.source.body.replace(/[.!]+$/, '')
  const text = ofBoth(deed) ?? turnedRound(deed)
  return text && !MISCUT.test(text) ? text : undefined
}

/** "Sanded and oiled the mast": it has been sanded and oiled. */
function ofBoth(deed: Deed): string | undefined {
  const { clause, rest } = deed
  const [, joint = '', word = '', object = ''] =
    /^(and (?:then )?)([a-z]+) ((?:the|an?|my|our|all|both) .+)$/.exec(rest) ?? []
  const next = joint ? verbIn(word, clause.form) : undefined
  if (!next?.isWork || NO_OBJECT.test(clause.verb.base)) return undefined
  const told = turnedRound({ ...deed, clause: { ...clause, verb: next }, rest: object })
  const done = `been ${next.forms.participle}`
  return told?.includes(` ${done}`)
    ? told.replace(done, `been ${clause.verb.forms.participle} ${joint}${next.forms.participle}`)
    : undefined
}

/** What was said of the doing, of somebody or of another thing cannot stand before "has been". */
const MISCUT =
  /^(?:the|an?|my|our) [\w-]+ (?:the|an?|my|our) |^(?:the\s)?(?:only|same|such|most|rest|after|before|during|within|without|until|since)\b|\b(?:as an?|this time|his|her|their|off(?!-)|inside|instead|alongside|already|again|properly|manually)\b(?=.*\b(?:has|have) been\b)|\swith [A-Z][a-z]+\b(?=.*\b(?:has|have) been\b)|\s[a-z]+\s(?!I\b)[A-Z][a-z]+s like\b/

/** "gateLock", "gate_lock", "lock()": what one word names well enough. */
const CODE = /^[a-z]\w*(?:[a-z\d][A-Z]|_[a-z])\w*(?:\(\))?$|^\w+\(\)$/

/** Whichever of two places comes first, if there is one. */
function firstOf(one: number, other: number): number {
  return one < 0 || other < 0 ? Math.max(one, other) : Math.min(one, other)
}

function turnedRound({ clause: { verb }, rest, changed }: Deed): string | undefined {
  const [, particle = '', bare = ''] = PARTICLE.exec(rest.replace(BEHIND, '$2 $1')) ?? []
  if (/^figure?$/.test(verb.base) && particle !== 'out') return undefined
  if (changed || (NO_OBJECT.test(verb.base) && particle !== 'together') || DOING.test(rest)) return undefined
  if (isTwofold(verb, rest)) return undefined
  const whole = firstObject(bare || rest)
    .replace(/^some\s/, '')
    // What came next was done to something else.
    .replace(/,?\sfollowed by\s.*$/, '')
  // "A change to open the gate by default" was taken back as a whole.
  const [first, how] = verb.base === 'revert' ? [whole, ''] : withoutManner(whole.replace(TO_SEE, ''))
  const object = withArticles(`${verb.forms.past} ${first}`).slice(verb.forms.past.length + 1)
  const governed = GOVERNED.find(([verbs]) => verbs.test(verb.base))?.[1]
  // "Informed the guard | about the alarm".
  const end = firstOf(object.search(OF_NOUN), governed ? object.search(governed) : -1)
  const noun = end < 0 ? object : object.slice(0, end)
  const tail = end < 0 ? '' : object.slice(end)
  if (
    countWords(tail) > 16 ||
    isTorn(object) ||
    /[`"+&]|,|\b(?:[A-Z][a-z]+day|on (?:\d|[A-Z][a-z]{2,8} \d)|week|weekend|month|today|yesterday|hours?|minutes?|days?|weeks|months|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]* \d+)\b|\b(?:I|we|you|it|them|this|that|they|which|so|when|if|because|since)\b/.test(
      tail,
    )
  )
    return undefined
  if (/\ba lot\b/.test(noun) || MEANWHILE.test(tail)) return undefined
  // With what it was done would have to change its place: better told in full.
  const own = governed?.test(tail) ? governed : undefined
  if (!own && /^(?:the|my|our)\s/.test(noun) && /\s(?:with|during)\s/.test(tail) && !MENDS.test(verb.base))
    return undefined
  if (!own && /^\sin (?:one|two|a single|\d+)\s/.test(tail)) return undefined
  // "The points raised by the town" are meant as a whole.
  // Who found the leaks did not mend them.
  const isWhole = FOUND_BY.test(object) || (isDescribed(noun) && /^the\s/.test(noun) && countWords(noun) <= 6)
  if (isWhole && isBalanced(object))
    return `${object} ${isMany(noun) ? 'have' : 'has'} been ${verb.forms.participle}${particle && ` ${particle}`}${how}`
  const named = (countWords(object) > 1 || CODE.test(object)) && isBalanced(object) && subject(noun)
  if (!named) return undefined
  // What nobody has heard of yet keeps its "a".
  const who = /^an?\s/.test(noun) ? noun : named
  if (/^\sfrom\s[~<>]?\d/.test(tail)) return `${who} went${tail}`
  // "A rule for guests and a lock have been added".
  const areTwo =
    isMany(SHARE.test(object) ? object : noun) ||
    /\sand\s(?:an?|one|two|three|\d+)\s/.test(tail.replace(/\sby\s[a-z]+ing\s.*$/, ''))
  const done = `${areTwo ? 'have' : 'has'} been ${verb.forms.participle}${particle && ` ${particle}`}${how}`
  const joint = tail.search(own ?? WHITHER)
  const goal =
    (MENDS.test(verb.base) || LEADS_TO.test(noun + tail.slice(0, Math.max(0, joint)))) &&
    /^\s(?:to(?! be)|from)\s/.test(tail.slice(joint))
      ? -1
      : joint
  if (goal < 0) return tail && joint < 0 && !ABOUT.test(tail) ? undefined : `${who}${tail} ${done}`
  const about = tail.slice(0, goal)
  // "Restored the lamps on the way to town": there it goes on.
  if (/^\s(?:on|during|at)\s/.test(about) && /^\sto\s/.test(tail.slice(goal)) && !MOVES.test(verb.base))
    return undefined
  // "Added the rule to sort shells": what it does belongs to it.
  const [, does = ''] = MADE.test(verb.base) ? (/^\sto\s([a-z]+)\s/.exec(tail.slice(goal)) ?? []) : []
  if (does && knownVerb(does)) return countWords(tail) > 10 ? undefined : `${who}${tail} ${done}`
  return about && (!ABOUT.test(about) || /\sand\s/.test(about))
    ? undefined
    : `${who}${about} ${done}${tail.slice(goal)}`
}
