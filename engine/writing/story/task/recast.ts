import { verbIn } from '../../../text/clauses/verbs.ts'
import { countWords } from '../../sentence/tidy.ts'
import { isTorn } from '../../sentence/trim.ts'

/** What one wants to be rid of: the fault itself, not its page or its handling. */
const FAULT =
  /^(?:(?!and\s)\S+\s){1,9}?(?:bugs?|issues?|problems?|races?|crash(?:es)?|leaks?|errors?|regressions?|deadlocks?|vulnerabilit(?:y|ies)|failures?|bottlenecks?|mistakes?|flaws?|overflows?|warnings?|conflicts?|glitch(?:es)?|anomal(?:y|ies))(?=$|[,.]|\s(?:in|of|with|when|on|at|that|where|which|caused|during|after|from|by|and|while|between)\b)/

/** How the one who sets a task would put a deed, by its verb; the words that the verb governs stay. */
const FRAMES: readonly (readonly [RegExp, string, RegExp?])[] = [
  // What something was used for is the task, the thing itself a means.
  [/^(?:use|apply|employ|utili[sz]e)\s[^,]{3,80}?\sto\s(?=[a-z]{2,}\s)/, ''],
  [/^change the code to\s(?!not\b|start\b)/, 'make the code '],
  [/^(?:fix|resolve|solve|repair|address|correct)\s/, 'get rid of ', FAULT],
  [/^(?=(?:reduce|prevent|avoid|improve|optimi[sz]e|lower|speed up|allow|get)\s)/, 'find a way to '],
  [
    /^(?=make\s(?!sure|use|an?\s|some\s|many\s|several\s|\w*\s?(?:changes|adjustments|improvements)\b)(?:\S+\s){1,6}(?:\w+er|more|possible|\w+able|work|run|use|go|output|validate|show|fit|match)\b)/,
    'find a way to ',
  ],
]

/** How it was done, or what is said of the thing besides: told with the deed. */
const BESIDES = /,?\s(?:by\s[a-z]+ing|without(?=\susing)|(?<!without )using|via|which|whose)\s.*$/

/** A deed that the story tells as done, set as a task: shorter, and in other words, so that nothing is heard twice. */
export function recast(aim: string): string {
  const plain = aim.replace(BESIDES, '')
  const short = countWords(plain) < 3 || isTorn(plain) ? aim : plain
  for (const [verb, told, object] of FRAMES) {
    const rest = short.replace(verb, '')
    // "Apply X to the rows": nothing is done by "rows".
    if (told === '' && !verbIn(/^[a-z-]+/.exec(rest)?.[0] ?? '', 'base')) continue
    if (!verb.test(short) || (object && !object.test(rest))) continue
    return `${told}${rest}`
  }
  return short
}
