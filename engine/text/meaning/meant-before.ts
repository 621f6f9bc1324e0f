import { askedBefore, intendedBefore, namedBoth, proposedBefore } from './asked-before.ts'
import { calledSo } from './called-so.ts'
import { didIt } from './did-it.ts'
import { foundFault, mendedFound } from './mended-found.ts'
import { ofCounted } from './of-count.ts'

/** A sentence that only the ones before explain ("did it", "fixed 3 of them", "looked into it", "both are"), with what it means. */
export function meantBefore(said: string, before: readonly string[]): string | undefined {
  const last = before.at(-1) ?? ''
  return (
    didIt(said, last) ??
    calledSo(said, before) ??
    mendedFound(said, before) ??
    foundFault(said, last) ??
    ofCounted(said, last) ??
    askedBefore(said, last) ??
    namedBoth(said, last) ??
    intendedBefore(said, last) ??
    proposedBefore(said, before)
  )
}
