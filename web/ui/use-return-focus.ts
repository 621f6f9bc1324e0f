import { useRef } from 'react'

/** Handlers for a dialog without a trigger: what had the focus when it opened has it again when it closes. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      if (event.defaultPrevented || !(opener.current instanceof HTMLElement)) return
      if (!opener.current.isConnected) return
      event.preventDefault()
      opener.current.focus({ preventScroll: true })
    },
  }
}
