import type { Weighed } from './select.ts'

/** Whether the writer says that he did some work. */
export function isOwn({ clause }: Weighed): boolean {
  return (
    clause?.modality === 'done' &&
    clause.verb.isWork &&
    (/^(?:i|we)$/.test(clause.subject) || (clause.subject === 'none' && clause.form === 'past'))
  )
}

const LOOKED_INTO =
  /^(?:(?:I|we)\s)?(?:compared|analy[sz]ed|audited|inspected|reviewed|checked|looked (?:at|into|through)|went through)\s[^:]{3,90}:\s/i

/** "Compared the logs with last year's: tolls doubled, fuel fell by 10%": what was found before anything was done. */
export function isFinding(one: Weighed, all: readonly Weighed[]): boolean {
  const { index } = one.sentence
  const at = all.findIndex(({ sentence, body }) => sentence.index === index && LOOKED_INTO.test(body))
  return at >= 0 && !all.slice(0, at).some(isOwn)
}
