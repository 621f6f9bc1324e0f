import { lean } from '../../lean.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import { isPlural } from '../../text/nouns/plural.ts'

/** A case that a program comes to, told as "we" by those who write it. */
const CASE =
  /\b(if|when|whenever|unless|once|where|whether|while)\swe(?=['\s])(?:'ve\s|\s)((?:already|still|just|only)\s)?(?!were\b|was\b|are\b|will\b|would\b|could\b|should\b|might\b|may\b|must\b)(\S.*)$/
/** A thing, up to where it is said how, when or why. */
const THING =
  /^(?!(?:it|them|this|that|these|those|to|us|for|in|on|up|out|down|what|how)\b)(?:(?!(?:to|in|on|for|from|with|when|if|as|at|by|so|because|before|after|and|or|which|that|until|into|using|via)\s)[\w./()'~-]+\s){0,5}?[\w./()'~-]+(?=$|\s(?:to|in|on|for|from|with|when|if|as|at|by|so|because|before|after|which|that|until|into|using|via|yet|anymore)\b|[,;.])/

/** "The value that we pass in to the pump": what is done with a thing, where more of it follows. */
const OF_THING = lean(
  /\b((?:the|an?|all|each|every|any|both|some|these|those)\s(?:(?!(?:that|which|and|or|of|in|on|to|for|with|by|when|if|because|so|as)\b)[\w./()'-]+\s){1,4}?)(?:(?:that|which)\s)?(?:we|I)(?:'ve|\s(?:have|are|were))?\s(?:(?:currently|now|always|already|only|still)\s)?([a-z]+)\s(?=(?:(?:in|out|over|up)\s)?(?:into|to|in|on|from|for|with|at|as|via|through|per|when|during|before|after)\s)/,
)

/** "The value passed in to the pump", "the faults in the log" that "we have" there. */
function passed(whole: string, thing: string, word: string): string {
  if (word === 'have' || word === 'had') return thing
  const verb = verbIn(word, 'base', 'past', 'ing', 'participle')
  return verb &&
    !/^(?:be|go|come|think|hope|know|try|plan|decide|end|start|begin|want|continue|like|expect|intend|aim|tend|manage|agree|learn)$/.test(
      verb.base,
    )
    ? `${thing}${verb.forms.participle} `
    : whole
}

/** "Avoided a crash when we have no context" is told of the program: "when there is no context". */
export function withoutProgramsWe(said: string): string {
  if (!/\s(?:we|I)['\s]/.test(said)) return said
  const text = said.replace(OF_THING, passed)
  if (!/\swe['\s]/.test(text)) return text
  const match = CASE.exec(text)
  const [, link = '', adverb = '', told = ''] = match ?? []
  const plain = match && ofProgram(told, adverb, /^\S+\swe've\s/.test(match[0]))
  return plain ? `${text.slice(0, match.index)}${link} ${plain}` : text
}

function ofProgram(told: string, adverb: string, isPerfect: boolean): string | undefined {
  const [, have = '', not = ''] = /^(have|(?:don't|do not) (?:already )?have)\s((?:any\s)?)/.exec(told) ?? []
  const after = have ? told.slice(`${have} ${not}`.length) : told
  const [word = ''] = /^[a-z]+(?=\s)/.exec(after) ?? []
  const isDone = (isPerfect || have === 'have') && verbIn(word, 'participle') !== undefined
  if (have && !isDone) return thereIs(after, /not|n't/.test(have), adverb)
  const [, cannot = ''] = /^(can't|cannot|can not|don't|do not)\s/.exec(after) ?? []
  const [, failed = '', object = ''] = /^fail(?:ed)? to ([a-z]+)\s(.+)$/.exec(after) ?? []
  const doing = verbIn(failed, 'base')
  if (doing) return `${doing.forms.ing} ${object} fails`
  const [, verbal = '', rest = ''] =
    /^([a-z]+)\s(.+)$/.exec(after.slice(cannot ? cannot.length + 1 : 0)) ?? []
  const verb = verbIn(verbal, isDone ? 'participle' : 'base')
  const [thing = ''] = THING.exec(rest) ?? []
  if (!verb?.isWork || !thing) return undefined
  const isMany = isPlural(thing)
  const be = /^ca/.test(cannot)
    ? 'cannot be'
    : isDone
      ? `${isMany ? 'have' : 'has'} ${adverb}been`
      : `${isMany ? 'are' : 'is'}${cannot ? ' not' : ''}`
  return `${thing} ${be} ${verb.forms.participle}${rest.slice(thing.length)}`
}

/** "We have two boxes to copy", "we don't have any keys". */
function thereIs(after: string, isDenied: boolean, adverb: string): string | undefined {
  const [thing = ''] = THING.exec(after) ?? []
  if (!thing || /^(?:one|none|enough|seen|been|gone)\b/.test(thing)) return undefined
  const isMany =
    /^(?:0|[2-9]|\d\d|two|three|several|some|many|multiple)\b/.test(thing) ||
    /^(?:[a-z/]+\s){0,2}[a-z/]+[^s]s(?:\s(?:present|left|available|pending|connected))?$/.test(thing) ||
    isPlural(thing)
  const things = isDenied ? `no ${after.replace(/^an?\s/, '')}` : after
  return `there ${isMany && !/^an?\s/.test(thing) ? 'are' : 'is'} ${adverb}${things}`
}
