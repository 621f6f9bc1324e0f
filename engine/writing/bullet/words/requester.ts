import type { Prose } from '../../../facts/fields/prose.ts'
import { onceFor } from '../../../once.ts'

/** "Submitted by: Ann (Sales)", "Requester: Ann Lee", "User: ann". */
const FIELD =
  /^(?:(?:submitted|requested|raised|opened|logged|reported|created) by|requester|requestor|caller|reporter|(?:end |affected )?users?|customer|employee|client)\s?:\s([A-Z][a-z]+)(?:\s[A-Z][a-z]+)?(?=$|[\s,(|-])/i

/** Whoever a ticket was written for, by the name that it is called by. */
const requesterOf = onceFor(({ all }: Prose): string => {
  const fields = all.flatMap(({ sentence }) => FIELD.exec(sentence.text)?.[1] ?? [])
  const [name = ''] = fields
  return /^[A-Z]/.test(name) && fields.every((one) => one === name) ? name : ''
})

/** "Guided Ann to restart the spooler": in a line for strangers she is a user. */
export function withoutRequester(text: string, prose: Prose): string {
  const name = requesterOf(prose)
  if (!name || !text.includes(name)) return text
  let isNamed = false
  return text.replace(new RegExp(`\\b${name}\\b`, 'g'), () => {
    const told = isNamed ? 'the user' : 'a user'
    isNamed = true
    return told
  })
}
