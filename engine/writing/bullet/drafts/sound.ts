import { onceForText } from '../../../once.ts'
import { looseVerbIn } from '../../../text/parting/bare-tail.ts'
import { hasOath } from '../../plainer/oaths.ts'
import { hasSlip } from '../../sentence/proof.ts'
import { hasStrayVerb } from '../../sentence/stray-verb.ts'
import { isTorn } from '../../sentence/trim.ts'
import { isIllBuilt } from './ill-built.ts'

/** "For both the pump": the other one was cut off. */
const UNPAIRED =
  /\bboth (?![^,]*\s(?:and|&)\s)(?!(?:in|for|on|at|with|to|of|cases|sides|ends|directions|ways|sets|(?:[a-z-]+ )?[a-z-]+s)\b)|\beither (?!.*\sor\s)(?!(?:side|end|case|way)\b)|\bnot only (?!.*\bbut\b)/

/** "To keep this from happening": a word that points at a sentence which the bullet does not have. */
const POINTING =
  /(?<!\b(?:so|such|now|provided|given|is|was|found|discovered|ensured|ensures|ensuring|sure|shows|showed|means|confirmed|verified|noticed|realized|realised)\s)\b(?:this|these|those)(?=[,;]|$|\s(?:from|in|on|at|by|with|to|and|for|was|is|were|are|has|had|as|into|would|will|can|could|so|but|because|when|happens?|happening|works?|fails?)\b)|^[a-z]+ (?:on|to|of|with|for|from|in|over) that [a-z]+(?=$|,|\.|\sand\s)|\b(?:about|of|like|for|with|from|by|than|after|before|prevent|avoid|fix|handle|do|did|does) that(?=[,;]|$|\s(?:and|by|with|from|in|as|but|I|we)\b)/

/** "Watched how it closed the gate": nothing before says what. */
const UNNAMED =
  /^[a-z]+ (?:out )?(?:how|that|why|whether|if) (?:it|they|he|she)\b|\b(?:observed|saw|watched|noticed) how (?:it|they)\b/i

/** What the page has around it: "all the above work", "ordered both", "replaced the parts circled below", "made the former faster". */
const ON_THE_PAGE =
  /\b(?:all (?:of )?)?the above\b|\b[a-z]+ed (?:above|below)(?=$|[,.;])|\bboth(?=$|[,;]|\sto\s)|^(?:[a-z]+ ){1,8}?(?:out |up |off )?both (?:on|in|at|by) [A-Z][a-z]+day\b|\bthe following\b(?!\s(?:day|week|month|morning|year|night)\b)|\bto (?:avoid|prevent|fix|handle) such an?\s(?!.*\bthat\b)|^\w+ the (?:former|latter)(?:'s)?(?=$|\s(?:in|to|with|from|by|within|and|so)\b|\s[a-z]+\s[a-z]+\sto the\b)|^\w+ the other (?:ones?\b|[A-Z])/

/** "The logic of the functions": which, only the note says. */
const OF_UNNAMED =
  /\bthe (?:logic|code|structure|implementation|behaviou?r|body) of the (?:functions?|methods?|class(?:es)?|files?)(?= [a-z]+er\b| by\b|$|[,;])/

/** Who or what can be meant by "them". */
const SEVERAL =
  /\b(?:[A-Za-z]*[^\W_suiSUI]s|[a-z]{2,}ies|people|children|list|staff|team|crew|group|everyone|someone|somebody|anyone|nobody|user|customer|client|guest|person|colleague|student|developer|and|both|two|three|data|media|each|every|any|\d+)\b/

/** "Let the allocator give them a size": whom, nobody can tell. */
function meansNobody(text: string): boolean {
  const at = text.search(/\b(?:them|they|themselves)\b/)
  return at > 0 && !SEVERAL.test(text.slice(text.indexOf(' '), at).replace(NO_MANY, ' '))
}

/** "Two of them" are no more than "them"; "that turns" is what a thing does. */
const NO_MANY =
  /\b(?:one|two|three|four|five|\d+|some|all|each|both|most|many|none|half|several|any) of $|(?<!\bso )\b(?:that|which|who) (?:(?:now|also|then|only|[a-z]+ly) )?[a-z]+s\b/g

/** "The stalls that the patch had before": nobody has seen the patch. */
const OF_PATCH = /\b(?:that|which) (?:the|this) (?:patch|PR|pull request|commit|MR) had\b/

/** "Enabled the loader, enabling it to read ahead" says one word twice. */
const ECHO = /^([a-z]{3,}?)e?d\s.*,\s\1(?:e?ing)\s/

/** "Oiled the rail and worked on the rail": that is all one. */
const WORKED_ON_IT = /\b(?:worked|while working) on ((?:the|an?) [\w-]+(?: [\w-]+)?)(?=$|[\s,])/

function saysWorkTwice(text: string): boolean {
  const match = WORKED_ON_IT.exec(text)
  return match !== null && match.index > 0 && text.slice(0, match.index).includes(` ${match[1]} `)
}

/** "Rewrote his tool": whose, the bullet does not say, unless it has named somebody before. */
const SOMEBODY = /\b(?:he|she|his|her|him)\b/
const NAMED =
  /\b(?:with|for|helped|assisted|taught|trained|showed|gave|of|to|from|by)\s(?:the\s[a-z]+|an?\s[a-z]+|\p{Lu}\p{Ll}+)/u

function meansUnnamed(text: string): boolean {
  const at = text.search(SOMEBODY)
  return at >= 0 && !NAMED.test(text.slice(0, at))
}

/** Marks of code and of hasty typing, which no sentence has. */
const MARKS =
  /\[\d|\bsuch that \(|\.{3}[\])]|\s\/\/\s|[A-Za-z]-\s(?!(?:and|or|to)\b)|,\)|\(\s|,,|\s&\s(?=[A-Z][a-z]+\s(?:[a-z]+|About|Of|For|On)\b)/

/** "Sped were changed", "Fixed (only there): the rows": what was read as the deed is none. */
const NO_OBJECT = /^[A-Za-z]+\s(?:(?:was|were|is|are|has|have|had)\s|\()/

/** "... the rate at which motors": the verb was cut off. */
const TORN_RELATIVE = /\b(?:at|in|on|by|for|with|from|to|of) which (?:the |its |their )?[\w-]+$/

/** Whether a bullet is one whole sentence that stands for itself. */
export const isSound = onceForText(
  (text: string): boolean =>
    !hasStrayVerb(text) &&
    !UNPAIRED.test(text) &&
    !POINTING.test(text) &&
    !UNNAMED.test(text) &&
    !OF_UNNAMED.test(text) &&
    !ON_THE_PAGE.test(text) &&
    !meansNobody(text) &&
    !OF_PATCH.test(text) &&
    !ECHO.test(text) &&
    !saysWorkTwice(text) &&
    !meansUnnamed(text) &&
    !hasOath(text) &&
    !hasSlip(text) &&
    !MARKS.test(text) &&
    !NO_OBJECT.test(text) &&
    !TORN_RELATIVE.test(text) &&
    !isTorn(text) &&
    !isIllBuilt(text) &&
    looseVerbIn(text) < 0,
)
