import { phraseIn } from '../../writing/sentence/inflect.ts'
import { uncapitaliseNoun } from '../../writing/sentence/tidy.ts'
import { guessBase, guessGerund, knownVerb, verbIn } from '../clauses/verbs.ts'

/** "It", "that", "the whole thing": the work that was told before. */
const WORK =
  /^(?:it|that|this|(?:the )?whole thing|all (?:of )?(?:it|that|this)|everything|the process)(?=[.,;!]|$|\s(?:using|with|via|through|in|by|and|so|across|over|on)\s)/
/** Where what was worked on ends: how it was done, how often, why. */
const ENDS =
  /(?:[,;:(]|[.!]+$|\s(?:by hand|manually|(?<!\s(?:to|for|from|in|on|at|of|with)\s)(?:every|each)|before|after|which|and|because|so|but|whenever|when|while|once|twice|all the time|one by one|for (?:hours|days|each|every)|again and again|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b).*$/i

/** "Sorting the mail took all morning". */
const DOING =
  /^([A-Za-z-]+ing)((?:\s(?!(?:took|takes|was|is|needed|meant|cost|required|always|used|still|and|or)\s)[\w/'-]+){0,6}?)\s(?:always\s|still\s|usually\s)?(?:took|takes|was|is|needed|meant|cost|required|used to)\s/
/** "Two clerks were sorting the mail by hand". */
const WERE_DOING =
  /^(?:[\w'-]+\s){1,5}?(?:was|were|kept|(?:spent|wasted|lost)\s[^,;]{2,40}?)\s(?:manually\s)?([a-z-]+ing)\s([^;]+)$/
/** "Invoices were typed by hand". */
const WERE_DONE =
  /^((?:[\w'-]+\s){0,3}[\w'-]+)\s(?:was|were)\s(?:all\s|still\s|always\s)?([a-z]+)\s(?:by hand|manually|one by one|one at a time|on paper|in Excel)\b/
/** "The clerks had to sort the mail". */
const HAD_TO =
  /^(?:[\w'-]+\s){1,5}?(?:had to|needed to|used to|have to|has to)\s(?:manually\s|always\s)?([a-z-]+)\s([^;]+)$/
/** "We sorted the mail by hand". */
const DID =
  /^(?:[\w'-]+\s){1,4}?(?:manually\s)?([a-z-]+)\s([^;]+?)(?=\s(?:by hand|manually|one by one)\b|\s(?<!\s(?:to|for|from|in|on|at|of|with)\s)(?:every|each)\b)/

/** "Two clerks sorted the mail by hand. Automated it": what is automated is the sorting, and no thing. */
export function workNamed(base: string, rest: string, before: string): string | undefined {
  if (!/^(?:automate|script|paralleli[sz]e)$/.test(base)) return undefined
  const [said = ''] = WORK.exec(rest) ?? []
  const doing = said && doingIn(before)
  return doing ? `${doing}${rest.slice(said.length)}` : undefined
}

function doingIn(text: string): string | undefined {
  const [, act = '', what = ''] = DOING.exec(text) ?? []
  if (act && (verbIn(act.toLowerCase(), 'ing') ?? guessGerund(act.toLowerCase())))
    return `${act.toLowerCase()}${what}`
  const [, things = '', participle = ''] = WERE_DONE.exec(text) ?? []
  const undergone = verbIn(participle, 'participle')
  if (things && undergone) return `${undergone.forms.ing} ${uncapitaliseNoun(`${things} `).trim()}`
  const [, during = '', on = ''] = WERE_DOING.exec(text) ?? []
  if (during && !/^(?:hav|be|gett|go|com)ing$/.test(during)) return gerund(during, on, 'ing')
  const [, duty = '', of = ''] = HAD_TO.exec(text) ?? []
  if (duty) return gerund(duty, of, 'base')
  const [, did = '', done = ''] = DID.exec(text) ?? []
  return did && verbIn(did, 'past')?.isWork ? gerund(did, done, 'past') : undefined
}

function gerund(word: string, rest: string, form: 'ing' | 'base' | 'past'): string | undefined {
  const verb =
    verbIn(word, form) ?? (form === 'ing' ? guessGerund(word) : (knownVerb(word) ?? guessBase(word)))
  const what = rest.replace(ENDS, '').trim()
  return verb && what && !/^(?:it|them|this|that|to|be)\b|\b(?:I|we|us|me|you)\b/.test(what)
    ? phraseIn('ing', verb, form, what)
    : undefined
}
