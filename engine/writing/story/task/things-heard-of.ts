import { withThingsMeant } from '../../sentence/trim.ts'

const POINTED = /\bth(?:is|ese|ose) ((?:[\w-]+ ){0,2}[\w-]+)/g

/** What a situation tells without naming it. */
const TROUBLE =
  /^(?:(?:[a-z]+ )?(?:issue|problem|bug|error|fault|failure|crash|leak|race|regression|trouble|case|situation|behaviou?r)s?)\b/

/** A task whose "this" and "these" point at what the situation has told: "close this hatch" is "close the hatch" where nobody has heard of one. */
export function withThingsHeardOf(task: string, situation: string): string {
  const heard = situation.toLowerCase()
  const isHeard = [...task.matchAll(POINTED)].every(([, told = '']) => {
    const words = told.toLowerCase().match(/[a-z][\w-]{3,}/g) ?? []
    return TROUBLE.test(told) || words.some((word) => heard.includes(word.replace(/s$/, '')))
  })
  return isHeard ? task : withThingsMeant(task)
}
