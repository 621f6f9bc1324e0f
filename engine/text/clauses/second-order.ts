import { verbIn } from './verbs.ts'

/** What nobody takes for a thing. */
const SURE =
  /^(?:Add|Remove|Improve|Implement|Create|Enable|Disable|Introduce|Refactor|Replace|Rename|Delete|Allow|Prevent|Ensure|Simplify|Migrate|Convert|Extract|Handle|Make|Use|Clean|Reduce|Avoid|Optimi[sz]e|Rewrite)$/
/** What may be a thing as well, so that more must follow: "and Update Docs", but "and Update Flow". */
const LIKELY = /^(?:Fix|Update|Upgrade|Bump|Move|Drop|Set)$/
const ITS_OBJECT =
  /^(?:(?:the|an?|all|[A-Z][a-z]+[^su\s]s)\b|[A-Za-z\d-]*[._/]|[A-Z]{2}|[\w-]+\s[A-Za-z]+\s\w)/

const JOINT = /(,\s(?:[Aa]nd\s)?|\s(?:[Aa]nd|&|\+)\s)([A-Z][a-z]+)\s(?=(\S.*)$)/g

/** "Rename Pump And Remove Valve" orders two things: the second verb is written as one, whatever the capitals of the line. */
export function withSecondOrder(title: string): string {
  const [first = ''] = title.split(' ', 1)
  if (!verbIn(first.toLowerCase(), 'base')?.isWork) return title
  return title.replace(JOINT, (whole, joint: string, word: string, after: string) => {
    const isOrder = SURE.test(word) || (LIKELY.test(word) && ITS_OBJECT.test(after))
    return isOrder ? `${joint.replace(/And|&|\+/, 'and')}${word.toLowerCase()} ` : whole
  })
}
