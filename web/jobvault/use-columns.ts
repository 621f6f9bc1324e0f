import { type RefObject, useLayoutEffect, useState } from 'react'

const MIN_WIDTH = 300
const GAP = 12

/** How many cards fit side by side in an element, and where on the page it begins; kept up to date. */
export function useColumns(element: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ columns: 1, top: 0 })
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    function measure() {
      if (!measured || measured.clientWidth === 0) return
      const columns = Math.max(1, Math.floor((measured.clientWidth + GAP) / (MIN_WIDTH + GAP)))
      const top = Math.round(measured.getBoundingClientRect().top + scrollY)
      setPlace((before) => (before.columns === columns && before.top === top ? before : { columns, top }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return place
}
