import { verbIn } from '../../text/verbs.ts'
import { uncapitalise } from '../tidy.ts'

const ADOPTED =
  /(?:^|\sand\s|,\s)((?:about |over |more than |around )?\d[\d,.]*[k%]?(?:\sof)?\s(?:[a-z]+\s){0,2}?(?:users|people|teams|engineers|developers|customers|colleagues|students|companies|sites|projects|services))\s(?:have\s|now\s|already\s|currently\s)*(use|used|adopted|installed|tried|(?:switched|turned)\s(?:it|this)\son)(?:\s(?:it|this|them))?(\s[^,;.]{3,40})?$/i

/** "30 engineers use it every week" becomes "used by 30 engineers every week". */
export function byAdoption(text: string): string | undefined {
  const [, who = '', did = '', rest = ''] = ADOPTED.exec(text) ?? []
  if (!who) return undefined
  const done = did
    .toLowerCase()
    .replace(/^use$/, 'used')
    .replace(/\s(?:it|this)\son$/, ' on')
  return `, ${done} by ${uncapitalise(who)}${rest}`
}

const CAPACITY =
  /^(?:the|our)\s(?:new\s)?(?:system|service|app|platform|site|tool|pipeline|server|cluster|script|job|solution|setup)\s(?:now\s|can now\s|already\s)?(handles?|processe?s?|serves?|supports?|ingests?|delivers?)\s((?:[^,;]|,(?=\d))*\d(?:[^,;]|,(?=\d))*)/i

/** "The system handles 300 orders a minute" becomes "handling 300 orders a minute". */
export function byCapacity(main: string): string | undefined {
  const [, does = '', what = ''] = CAPACITY.exec(main) ?? []
  const verb = verbIn(does.toLowerCase(), 's', 'base')
  return verb && `, ${verb.forms.ing} ${what.trim()}`
}
