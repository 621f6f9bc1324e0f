import type { Sentence } from '../../text/lines/document.ts'

/** Kinds whose text a machine wrote: what stands there the writer did not choose to say. */
const MACHINE_KINDS = new Set(['code', 'data', 'trailer'])

/** Whether a machine wrote it; some people fence their prose, so only what has the marks of code or of a log counts. */
export function isMachineText({ kind, text }: Pick<Sentence, 'kind' | 'text'>): boolean {
  if (!MACHINE_KINDS.has(kind)) return false
  return (
    kind !== 'code' ||
    /[{}<>=$|\\]|[;(]\s*$|^\S+$/.test(text.replace(/->|=>|&gt;/g, '')) ||
    text.split(' ').length < 7
  )
}
