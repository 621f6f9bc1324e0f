import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearToasts, dismissToast, getToasts, toast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('shows one toast at a time, the newest', () => {
  toast({ title: 'Entry Saved' })
  toast({ title: 'Save Failed', variant: 'destructive' })
  expect(getToasts()).toMatchObject([{ title: 'Save Failed', variant: 'destructive', open: true }])
})

it('closes a dismissed toast at once and drops it 1,000,000 ms later', () => {
  const id = toast({ title: 'Entry Deleted' })
  dismissToast(id)
  expect(getToasts()).toMatchObject([{ title: 'Entry Deleted', open: false }])
  vi.advanceTimersByTime(999_999)
  expect(getToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(getToasts()).toEqual([])
})

it('keeps the toast that took the place of a dismissed one', () => {
  dismissToast(toast({ title: 'Entry Saved' }))
  toast({ title: 'Entry Deleted' })
  vi.advanceTimersByTime(1_000_000)
  expect(getToasts()).toMatchObject([{ title: 'Entry Deleted', open: true }])
})

it('forgets all toasts at once when it is told to', () => {
  toast({ title: 'Entry Saved' })
  clearToasts()
  expect(getToasts()).toEqual([])
})
