import type { JobApplication } from '../../contract/applications.ts'

export const SORTS = { date: 'By date', company: 'By company', position: 'By position' } as const
export type Sort = keyof typeof SORTS

export type Arrangement = { text: string; sort: Sort }
export const AS_LISTED: Arrangement = { text: '', sort: 'date' }

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })

/** The applications that hold every word of the search, in the chosen order. */
export function arrange(applications: JobApplication[], { text, sort }: Arrangement): JobApplication[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  const found = applications.filter((application) => {
    const { positionName, companyName, notes, dateApplied } = application
    const content = fold(`${positionName}\n${companyName}\n${notes}\n${dateApplied ?? ''}`)
    return words.every((word) => content.includes(word))
  })
  return found.toSorted(ORDERS[sort])
}

/** Another application for the same position at the same company, if there is one. */
export function findDuplicate(
  applications: JobApplication[],
  form: { id: string | undefined; positionName: string; companyName: string },
): JobApplication | undefined {
  const key = (value: { positionName: string; companyName: string }) =>
    [value.companyName, value.positionName].map((part) => fold(part).trim().replace(/\s+/g, ' ')).join('\n')
  if (!form.positionName.trim() || !form.companyName.trim()) return undefined
  return applications.find((application) => application.id !== form.id && key(application) === key(form))
}

const byDate = (a: JobApplication, b: JobApplication) =>
  compare(b.dateApplied ?? '', a.dateApplied ?? '') || compare(b.id, a.id)

const ORDERS: Record<Sort, (a: JobApplication, b: JobApplication) => number> = {
  date: byDate,
  company: (a, b) =>
    collator.compare(a.companyName, b.companyName) ||
    collator.compare(a.positionName, b.positionName) ||
    byDate(a, b),
  position: (a, b) =>
    collator.compare(a.positionName, b.positionName) ||
    collator.compare(a.companyName, b.companyName) ||
    byDate(a, b),
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Case and accents make no difference to somebody who searches. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
