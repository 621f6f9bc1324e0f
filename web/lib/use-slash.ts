import { type RefObject, useEffect } from 'react'
import { isTyping } from './is-typing.ts'

/** `/` goes to the search, unless it is text for a field or the search is not on screen. */
export function useSlash(search: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.defaultPrevented || isTyping(event.target)) return
      if (event.ctrlKey || event.metaKey || event.altKey || !search.current?.checkVisibility()) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      search.current.select()
      search.current.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [search])
}
