import { lean } from '../../../lean.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { onceForText } from '../../../once.ts'
import { isOfTold } from '../../../text/clauses/subject-verb.ts'
import { isOnlyPast, verbIn } from '../../../text/clauses/verbs.ts'
import { hasOath } from '../../plainer/oaths.ts'
import { capitalise, countWords } from '../../sentence/tidy.ts'
import { isBalanced, isTorn } from '../../sentence/trim.ts'

/** What only says that one goes on talking. */
const TALK = lean(
  /^(?:(?:(?:amazingly|luckily|thankfully|fortunately)(?=,)|ok|okay|hey|oh|ah|yes|yeah|yep|right|alright|anyhow|anyways?|in any case|indeed|sure enough|to (?:conclude|summari[sz]e|recap)(?: (?:the|this|our|my) [a-z]+(?=,))?|later(?=,)|overall|all in all|in short|in summary|in particular|specifically|of course|as a bonus|in fact|in turn|for (?:example|instance)|in addition(?! to\b)|additionally|further|furthermore|moreover|importantly|that way|later on|in (?:related|other) news|as it happens|to start with(?: some facts)?|for starters|to sum up|long story short|as the title (?:suggests|says|implies)|as (?:mentioned|promised|said|planned|usual|always)(?: (?:above|before|earlier|last time))?|as for (?:the|my|our) [^,;]{3,40}(?=,)|in case you(?:'ve)? missed(?: it)?(?=,)|(?:in|by) the meantime|(?:but )?(?:fortunately|luckily|thankfully),? (?:it|this|that) (?:(?:was|did)(?:n't| not)(?: so| happen| the case)?),? and|by (?:this|that) (?:time|point)),?\s+)+(?=\S)/i,
)

/** "(PR #12)", "(pull request)", "(1, 2, 3)", "(see the notes below)": where the reader of the page could look; "(1 week)": how long it took. */
const REFERENCE =
  /,?\s\((?:see|the code (?:is|can be)|code (?:is|can be))\s[^()]{2,120}\)(?=[\s.,;]|$)|\s\((?:(?:see|in|via|fixes|closes|from|my|the)\s)?(?:(?:PR|MR|pull request|merge request|issue|commit|ticket|link|patch|diff)s?(?:\s[#!]?\d+)?|[#!]\d+(?:,\s[#!]\d+)*|1, 2(?:, \d)*|~?\d+(?:\.\d)?\s?(?:weeks?|days?|hours?|hrs?|months?))\)(?=[\s.,;]|$)/gi

/** What only the page shows, and what ties a sentence to another one. */
const ON_THE_PAGE =
  /,?\s(?:as (?:shown|seen|described|listed|depicted|pictured) (?:below|above|here)|(?:described|mentioned|listed|outlined|discussed|shown) in the (?:\w+ )?(?:paragraph|section|introduction|table|figure|list|post|summary|description)(?: (?:below|above))?|nonetheless|nevertheless|regardless|anyways?)(?=$|[,.])|,?\s(?:with|using|via|by) the following (?:[\w-]+\s){0,2}[\w-]+(?=$|[,.])|,?\sso (?:the|this) (?:[\w-]+\s){1,2}(?:below|above)\s[^;]*$/gi

/** What is hoped for from the new thing, told behind it. */
const PROSPECT =
  /,?\s(?:which|that|(?:and|so|so that)(?:\s(?:it|they|this|these|we|I))?)\s(?:will|should|might|hopefully|ought to)\b[^;:"]{0,300}$|,\s(?:and|so)\s(?:[\w./'-]+\s){1,8}?(?:will|should)\s[^;:"]{0,300}$|,?\shopefully\s[^;:"]{0,300}$|,\s(?:and|so|but)\s(?:I|we)\s(?:think|believe|guess|hope|suspect)\s[^;:]{0,300}$/i

/** "Now you can lift the lid": it is possible now, whoever listens. */
const YOU_CAN = /^(?:now,?\syou\scan(?:\sfinally|\salso)?|you\scan\snow(?:\sfinally|\salso)?)\s(?=[a-z]+\s)/i

/** "After doing that I could read all probes", "once I added it, the lamp came on", "as I did each one, the lamps came back": what was done stands before it. */
export const AFTER_DOING_THAT = lean(
  /^(?:after|by|once|upon) (?:doing|fixing|changing|trying|finding|adding|setting|removing) (?:this|that|it|so|these|those),?\s(?=(?:I|we|it|the|my|our|all|both|everything)\b)|^as (?:I|we) (?:did|fixed|changed|moved|reset|restarted) (?:each(?: one)?|them|it|this|that),\s(?=\S)|^(?:after|once|when|as soon as|now that) (?:I|we)(?:'d|'ve|\shad|\shave)? (?!(?:noticed|opened|looked|turned|asked|heard|needed|wanted|used|reached|checked|started|loaded)\b)(?:[a-z]{2,}ed|put|set|cut|took|made|did|wrote|rewrote|rebuilt|ran|reran|sent|swapped) (?:it|that|this|them|those|these)(?: (?:in|on|out|off|back|up|down|there|again|in place))?,?\s(?=(?:the|my|our|all|both|everything|it|I|we)\b)/i,
)

/** "Instead of opening them by hand I wrote a script": what they are stood before it. */
const INSTEAD =
  /^(?:instead of|rather than)\s(?=[a-z]+ing\s[^,;]{0,60}\b(?:it|them|this|that|these|those)\b)[^,;]{3,90}?,?\s(?=(?:I|we)\s)/i

/** A sentence of the story without talk, links and hopes. */
export function alone(sentence: string): string {
  const [stop = ''] = /[.!]+$/.exec(sentence) ?? []
  const plain = sentence
    .slice(0, sentence.length - stop.length)
    .replace(TALK, '')
    .replace(AFTER_DOING_THAT, '')
    .replace(INSTEAD, '')
    .replace(REFERENCE, '')
    .replace(ON_THE_PAGE, '')
  const said = YOU_CAN.test(plain)
    ? plain.replace(YOU_CAN, 'It is now possible to ').replace(/\byour\b/g, 'the')
    : plain
  const hopeless = said.replace(PROSPECT, '')
  return capitalise(hopeless !== said && isWhole(hopeless) ? hopeless : said) + stop
}

function isWhole(text: string): boolean {
  return (
    countWords(text) >= 4 &&
    isBalanced(text) &&
    !isTorn(text) &&
    !/\b(?:if|because)\b[^,]*$|\b(?:know|knew|hope|hoped|think|thought|said|sure|so|ways?|ones?|things?|something|manner)$/i.test(
      text,
    )
  )
}

/** What leans on a sentence that is not told, by its first words. */
const LEANS = lean(
  /^(?:the following (?:is|are|was|were|has|have)\b|in other words|not only|otherwise|coming back|back to|that (?:said|being said|afternoon|morning|evening|night|day)|on the (?:other|plus|bright|down) ?(?:hand|side)|the other\b|(?:now,?\s)?(?:the|another|one) (?:other\s)?(?:\w+\s)?(?:thing|question|point|idea|reason|trick|part|bit|catch|downside) (?:is|was|about|here|with|to)\b|e\.g|i\.e|similarly|likewise|same (?:for|with|goes)|here(?:'s| is| are)|below|above|(?:as|like) (?:above|below)|such an?\b|.*\s(?:here|(?:in|from|over|it \w+|this \w+|\d+) there|each its own|both to try|about the same)\.?$|.*\s(?:the|these) following (?:commands?|steps?|settings?|changes?|lines?|code|things?|errors?|issues?|problems?|bugs?)\b|after (?:fixing|doing|changing|trying|finding|seeing) (?:this|that|it)\b|last time (?:I|we)\b|(?:I|we) (?:now )?(?:\w+ )?those (?:to|and|in|with|identified|done|up)\b|(?:I|we) \w+ the other one\b|it (?:is|was) (?:about |around |almost )?\d{1,2}(?::\d\d)?\s?[ap]m\b|which\b|whose\b|(?:I|we) [a-z]+ed #?\d{1,3}(?:(?:,| and|, and) #?\d{1,3})*\.?$|(?:but|or|nor|yet|because|unless|whereas)\s)/i,
)

/** "I added the other ADC", "I made the first change": beside one that is not told. */
const ONE_MORE =
  /^(?:I|We) \w+ (?:the )?(?:other [A-Z]{2}|(?:first|second|third|next|last|other|final) (?:change|step|thing|task|point|item|bit|part)s?(?=[.!,]|$))/

/** Who reads is spoken to, or somebody is asked. */
const SPOKEN_TO =
  /\b(?:(?<!\bthank )you|your|yours|yourself|you'(?:re|ve|ll|d)|let's(?! encrypt)|please|thanks|feel free|stay tuned|check (?:it|this) out|guys|folks)\b|\?(?=$|\s)/i

/** What is still to come. */
const TO_COME =
  /^(?!(?:I|We)\s(?:\S+\s){1,6}?(?:bugs?|issues?|problems?|errors?|case|crash)\s(?:that|which|where)\s(?:\S+\s){0,4}?would\b)(?!(?:I|We)\s[^;:]{8,140}\b(?:ensuring|guaranteeing|making sure|to ensure|to make sure)\s)(?:[^,]{0,60},\s)?(?:\S+\s){1,8}?(?:will|won't|would|shall)\b(?!-)|(?<=\w)'ll\b|\b(?:(?:is|are|am|'m|'re) (?:going|planning|hoping|about|supposed) to|to be (?:done|continued|decided)|TODO|TBD|WIP(?! limits?\b)|next (?:week|step|up)|(?<!\bcan\b.{1,40})next time)\b/

/** What one was still at when it was written, and nobody says of what. */
const AT_IT =
  /^(?:I|we)(?:'m|'re|\sam|\sare)\s(?:(?:\w+ly|still|now)\s)*(?:investigating|monitoring|working|looking|waiting|testing|debugging)(?:\s(?:into|on)\s(?:it|this|that))?[.!]?$/i

/** What the writer feels, thinks or wants. */
const FELT = lean(
  /^(?:an?\s)?(?:bit|little)\s(?:sad|tired|annoyed|proud|nervous|sorry|stressed|disappointed|surprised|worried)\b|^(?:[^,]{0,80},\s){0,2}(?:I|we)(?:'m|'re|(?:'ve|\shave) been|\s(?:am|are|was|were))?\s(?:(?:also|still|just|quite|very|so|pretty|all|\w+ly)\s)*(?:happy|glad|proud|pleased|excited|thrilled|satisfied|surprised|amazed|tired|sad|annoyed|curious|unsure|not sure|sure|confident|hopeful|grateful|feel|felt|think|thought|believe|guess|guessed|assumed?|hope|hoped|wish|wished|want|wanted|need|needed|expect|expected|suspect|suspected|wonder|wondered|love|loved|enjoy|enjoyed|like|liked|prefer|wasn't|weren't|suppose|supposed|discussing|planning|hoping|looking forward)\b/i,
)

/** "I found it helpful when", "I found that somebody had moved it": met with, not made. */
const MET = lean(
  /^(?:[^,]{0,80},\s)?(?:I|we)(?:'ve|\shave|\shad)?\s(?:(?:also|then|later|soon|just|quickly)\s)?(?:found (?:it|this|that|them|the \w+)\s(?:(?:to be|quite|very|really|so|especially|particularly|surprisingly|pretty|a bit|rather)\s)*(?:helpful|interesting|hard|easy|difficult|useful|confusing|annoying|fun|frustrating|nice|challenging|strange|weird|odd|surprising)|got an? (?:[\w().-]+\s){0,4}?(?:errors?|exceptions?|warnings?|crash)\b|found that\b.*\b(?:could|would)\b|(?:was|were) [a-z]+ing\b.*\b(?:at first|initially|originally)\b|(?:discovered|noticed|realised|realized|saw)\s(?:\w+\s\w+\s)?that\s(?:some(?:one|body)|the|our|my|it|there|this)\b(?!.*,\s?(?:so|and)\s(?:I|we)\b))/i,
)

/** "I've been sailing with strangers and realized I needed a map": how one came to the work. */
const OF_LATE =
  /^(?:I|we)(?:'ve|\shave) been [a-z]+ing\s[^.;]{2,80}\s(?:and|when)\s(?:(?:I|we)\s)?(?:realised|realized|noticed|needed|wanted|felt)\s/i

/** A form to fill in: alternatives between strokes, a box, or a stamp in place of a thing. */
const FORM =
  /^(?:[Yy]es|[Nn]o|N\/A),\s|(?:\s\/\s[^/]*){3}|\[[ x]?\]|^(?:I|We) [a-z]+ (?:\d{4}-\d\d-\d\d\b|\d+,\s\w+\s\d)/

/** "I asked in the forum, they explained it": two statements and a mere comma. */
const RUN_ON = lean(
  /^[^,;]{12,},\s(?:they|he|she|it|this|that|there|everyone|nobody|somebody|someone)\s(?:(?:also|then|kindly|just|still|now|\w+ly)\s)?(?:is|are|was|were|has|have|had|can|could|\w+ed|told|said|went|came|got|gave|took|made|knew|thought)\s/,
)

const LEADS_ON =
  /^(?:when|while|if|after|before|since|because|as|once|although|though|even|with|in|on|at|for|to|by|from|during|until|due|given|despite|instead|now that)\b/i

/** The sentences that are told in one breath, up to the first that cannot stand alone. */
export function thoseAlone(told: string): string {
  const sentences = told.split(/(?<=[a-z\d)"]\.)\s(?=(?:[A-Z][a-z]*|I)(?:'\w+)?\s)/)
  const end = sentences.findIndex(
    (sentence, at) => !standsAlone(sentence) || (at > 0 && isSubjectless(sentence)),
  )
  return (end < 0 ? sentences : sentences.slice(0, end)).join(' ')
}

/** "Removes the crumbs from the tray": nobody says who or what does. */
export function isSubjectless(sentence: string): boolean {
  const [, isLed, first = '', next = ''] = /^((?:now|also)\s)?(\S+)\s(\S+)/.exec(sentence.toLowerCase()) ?? []
  // "Now holds 40 bikes": behind the "now" it is no thing.
  if (isLed && verbIn(first, 's')) return true
  const verb = verbIn(first, 's', 'past')
  // "Deploys needed two people": things.
  if (verbIn(first, 's') && (isOnlyPast(next) || /^[a-z]{3,}ed$/.test(next))) return false
  // "Failed deliveries dropped by a third".
  if (verbIn(first, 'past') && isOfTold(sentence.slice(first.length))) return false
  if (!verb?.isWork || /^(?:is|are|was|were|has|have|had|can|will|by|in|and|or|of|to)$/.test(next))
    return false
  // "Fixed the lamp", though a fix is a thing.
  if (verbIn(first, 'past') && /^(?:the|an?|all|both|our|my|its)$/.test(next)) return true
  // "Runs now take a minute", "Cached pages load at once": things.
  return (
    !NOUN_VERBS.has(verb.base) &&
    !/^(?:\S+\s){1,3}(?:is|are|was|were|has|have|had|can|now|will|no longer)\s/.test(sentence)
  )
}

/** Whether a listener who has not seen the text can follow a sentence, and hears neither talk nor a plan. */
export const standsAlone = onceForText((sentence: string): boolean => {
  const plain = sentence.replace(/"[^"]*"|`[^`]*`/g, '"')
  return !(
    LEANS.test(plain) ||
    ONE_MORE.test(plain) ||
    SPOKEN_TO.test(plain) ||
    TO_COME.test(plain) ||
    AT_IT.test(plain) ||
    FELT.test(plain) ||
    MET.test(plain) ||
    OF_LATE.test(plain) ||
    FORM.test(plain) ||
    hasOath(plain) ||
    (RUN_ON.test(plain) && !LEADS_ON.test(plain))
  )
})
