import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'

/** How many toasts are kept, how long one is shown, and when a dismissed one is dropped. */
const TOAST_LIMIT = 1
export const TOAST_DURATION_MS = 5000
const TOAST_REMOVE_DELAY_MS = 1_000_000

export type ToastMessage = {
  title: string
  description?: string
  variant?: 'plain' | 'destructive'
  action?: ReactNode
}
export type ShownToast = ToastMessage & { id: number; open: boolean }

let toasts: ShownToast[] = []
let lastId = 0
const removals = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

/** Shows a message in place of the one shown before; returns its id. */
export function toast(message: ToastMessage): number {
  lastId += 1
  change([{ ...message, id: lastId, open: true }, ...toasts].slice(0, TOAST_LIMIT))
  return lastId
}

/** Closes a toast; it is dropped long after its closing animation. */
export function dismissToast(id: number) {
  change(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)))
  if (removals.has(id)) return
  const removal = setTimeout(() => {
    removals.delete(id)
    change(toasts.filter((shown) => shown.id !== id))
  }, TOAST_REMOVE_DELAY_MS)
  removals.set(id, removal)
}

/** Drops every toast: what one user was told is not for the next. */
export function clearToasts() {
  change([])
}

export function getToasts(): ShownToast[] {
  return toasts
}

export function useToasts(): ShownToast[] {
  return useSyncExternalStore(subscribe, getToasts)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function change(next: ShownToast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
