import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isSubject, nounOf } from './outcome-subject.ts'

const MUCH =
  '(?:(?:about |around |roughly |nearly |almost |over |more than |up to |only )?(?:(?:twice|half|(?:two|three|four|five|six|ten|\\d[\\d.]*)(?:x| times)) as [a-z]+|(?:half|twice) the [a-z]+|(?:~?\\d[\\d.,]*\\s?(?:%|x|times|ms|s|seconds?|min|minutes?|h|hours?|days?|weeks?|[kKMGT]i?B|kg|g|W|kW|A|mA)|(?:two|three|four|five|six|ten) times) (?:faster|quicker|smaller|cheaper|less|fewer|shorter|lighter|longer|more|cooler|quieter)(?: [a-z-]+){0,5}))'

/** "The battery lasts 2 days longer", "a scan takes half as long": by how much a thing does better. */
const DOES = lean(
  `^((?:[^\\s,;:()]+\\s){1,6}?)(?:now\\s)?(is|are|runs?|takes?|lasts?|loads?|starts?|draws?|uses?|needs?|costs?|finish(?:es)?|builds?|works?|opens?|handles?|boots?)\\s(?:now\\s)?(${MUCH})(?:\\snow)?$`,
  'i',
)
/** "We have 25% fewer mails". */
const HAVE = lean(`^(?:we|I)\\s(?:now\\s)?(?:have|get|see|need|lose)\\s(?:now\\s)?(${MUCH})(?:\\snow)?$`, 'i')

/** ", with the battery lasting 2 days longer", ", with 25% fewer mails". */
export function bySoMuch(main: string): string | undefined {
  if (!/\d|\b(?:twice|half|times)\b/.test(main)) return undefined
  const text = main.replace(/^now,?\s/i, '')
  const [, many = ''] = HAVE.exec(text) ?? []
  if (many) return `, with ${many}`
  const [, who = '', does = '', much = ''] = DOES.exec(text) ?? []
  if (!who || !isSubject(who)) return undefined
  const verb = verbIn(does.toLowerCase(), 's', 'base')
  const doing = /^(?:is|are)$/i.test(does) ? '' : `${verb?.forms.ing ?? ''} `
  return doing === ' ' ? undefined : `, with ${nounOf(who)}${doing}${much}`
}

/** Whether a phrase is such a one. */
export function tellsSoMuch(phrase: string): boolean {
  return SO_MUCH.test(phrase)
}

const SO_MUCH = lean(`^, with .*?\\b${MUCH}$`, 'i')
