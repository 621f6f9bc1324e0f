import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPast } from '../../sentence/plain.ts'
import { inPast } from './past-tense.ts'

const HAVE_DONE =
  /\b(I|[Ww]e|[Oo]ur team)(?:['\u2019]ve| have| has)((?: (?:also|then|finally|later|just|only|even|both|[a-z]+ly))*) (been )?([a-z]+)(?=[\s,.]|$)/g
/** "I painted the gate and have moved the lamp": what is joined to what was done. */
const AND_HAVE_DONE =
  /(?<=^(?:I|We) .{4,120} and)()(?: have| has)((?: [a-z]+ly| also)?) (been )?([a-z]+)(?=\s)/g

/** "The leaks that I've been putting off for a while now": long before the deed. */
const LONG_DOING =
  /(?<=\s(?:that|which)) (I|we)(?:['\u2019]ve| have) been ([a-z]+ing\b[^,;.]{0,60}?\bfor (?:a (?:long )?while|(?:some|a long) time|ages|weeks|months|years))(?: now)?(?=[\s,.;]|$)/g

/** Words by which something goes on to the day of telling, or is so from now on. */
const UP_TO_NOW =
  /\b(?:now|no longer|any ?more|gone|back|still|already|today|since|so far|lately|to date|ever|yet|can|will|should|must|may|might|would|for (?:the (?:last|past)|about|over|almost|nearly|\d+|an?|two|three|four|five|six|several|many)|per (?:day|week|month|year))\b/i

/** "Today I have painted the gate": a day that is over when it is told. */
const DAY_TOLD = /^(?:[A-Z][a-z]+ly,\s)?today,?\s(?=(?:I|we)\b)/i

/** Where another clause begins, which has a time of its own. */
const OTHER_CLAUSE = /\s(?:that|which|who|where|so|because|if)\b/

/** "I've painted the gate" is told in an interview as "I painted the gate". */
export function withSimplePast(text: string): string {
  return bySentence(text, (sentence) => {
    const [clause = ''] = sentence.split(OTHER_CLAUSE, 1)
    // "So far" is no purpose.
    const isOn =
      UP_TO_NOW.test(clause.replace(DAY_TOLD, '').replace(/\bto now\s/, 'to ')) || /\bso far\b/.test(sentence)
    return isOn
      ? sentence
      : sentence.replace(LONG_DOING, ' $1 had been $2').replace(HAVE_DONE, told).replace(AND_HAVE_DONE, told)
  })
}

/** Each sentence of a text, told in another way. */
export function bySentence(text: string, tell: (sentence: string) => string): string {
  return text
    .split(/(?<=[.!?])\s+(?=[A-Z])/)
    .map(tell)
    .join(' ')
}

function told(whole: string, who: string, adverbs: string, been: string | undefined, word: string): string {
  // What ends so is the same in both, whatever it means.
  if (!been && /[a-z]{2}ed$/.test(word)) return `${who}${adverbs} ${word}`
  const verb =
    verbIn(word, been ? 'ing' : 'participle') ?? (word === 'got' ? verbIn('got', 'past') : undefined)
  return verb && verb.base !== 'be' ? `${who}${adverbs} ${verb.forms.past}` : whole
}

/** "This cuts the wait", "the mails are sent": what a change brought about, whatever else the sentence tells. */
const CAME_ABOUT =
  /^(?:[^,]{0,40},\s){0,2}(?:this|that)\s(?!way\b)|\b(?:is|are)\s(?!used (?:by|in|at|on|every|daily|for)\b)(?:[a-z]+ly\s)?[a-z]+(?:ing|ed|nt)\b/i

/** "90 nurses use it", "it runs every night", "it saves 80 euro a month", "the lid is more stable", "the shop is live", "a walk takes an hour": that it is still so is what counts. */
const GOES_ON = lean(
  /^it (?:also )?(?:works (?:on|with|in)\b|is (?:used|in use)\b|(?:runs?|scales|handles|saves|lasts|supports|costs|holds|converts|processes|reads)\b(?=.*(?:\d|\b(?:twice|half|times)\b)))|^(?!this|that|it\b|the change\b)[^,;]{2,60}\s(?:uses\s|(?:is|are)\s(?:the|live|available)\b)|^an?\s[a-z-]+(?:\s[a-z-]+){0,2}?\s(?:is (?:one|a single)|takes|needs|costs)\s|\b(?:use|rely|depend)\s(?:it|them|on)\b|\b(?:every|each)\s(?:day|night|week|month|[A-Z][a-z]+day)\b|\b(?:we are|we're)\s(?:at|down to|up to)\s[~$\d]|\b(?:is|are)\s(?:much\s|far\s|a\s(?:bit|lot)\s)?(?:more|less|better|(?!(?:offer|enter|water|order|consider|deliver|trigger)\w*)[a-z]{2,}er)\b(?!\sthan\b)/i,
)

/** "This cuts the wait by half", "the old door opens again" as what came of it: it "cut" the wait, and the door "opened". */
export function asItCame(text: string): string {
  return bySentence(text, (sentence) =>
    (mayBePast(sentence) ? inPast(sentence.replace(PASS, '$1passed')) : sentence).replace(
      /^The change ([a-z]+s)(?=\s)/,
      (whole, word: string) => {
        const verb = verbIn(word, 's')
        return verb?.isWork ? `The change ${verb.forms.past}` : whole
      },
    ),
  )
}

/** "All nine checks pass": they did so when it was finished. */
const PASS =
  /^((?:[\w./-]+\s){0,5}(?:tests|checks|specs|suites|scenarios|examples|cases|jobs|builds)\s(?:(?:all|both|still)\s)?)pass(?=[\s.,]|$)/i

/** "The list is sorted as soon as a crate is weighed", "the horn only sounds if the gate is shut": so it goes each time. */
const EACH_TIME =
  /\b(?:whenever|as soon as|(?:each|every) time|only (?:if|when)|if|when)\s(?:[\w'/-]+\s){1,6}?(?:is|are|has|have|does|do|[a-z]{2,}s)\b/i

function mayBePast(sentence: string): boolean {
  if (!/^(?:this|that|in)\b/i.test(sentence) && EACH_TIME.test(sentence)) return false
  // "The work on the gate is planned" says where it stands.
  if (/^The work on .+ is (?:planned|still open)\.$/.test(sentence)) return false
  // "This made the bells ring": what they did has no tense of its own.
  if (/^This (?:made|let|helped)\s/.test(sentence)) return false
  // "The wait has fallen" would become "had fallen", as if before something else.
  if (UP_TO_NOW.test(sentence) || /\b(?:has|have)\b/.test(sentence)) return false
  // "The smith advised that we melt it" tells of the past as it stands.
  return CAME_ABOUT.test(sentence) || (!isPast(sentence) && !GOES_ON.test(sentence))
}
