import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { type Analysis, SourcedField, type TextRange } from '../../contract/snaps.ts'

type Sources = {
  description: string
  ranges: Analysis['sources']
  /** The field whose sentences are highlighted: the one pointed at, else the pinned one. */
  active: SourcedField | null
  pinned: SourcedField | null
  togglePin(field: SourcedField): void
}

const SourcesContext = createContext<Sources | null>(null)

type SourcesProviderProps = { description: string; ranges: Analysis['sources']; children: ReactNode }

/** Knows which sentences of the description each field of the open entry rests on, and which field is looked at. */
export function SourcesProvider({ description, ranges, children }: SourcesProviderProps) {
  const pointed = usePointedField()
  const [pin, setPin] = useState<{ field: SourcedField | null; of: string }>({ field: null, of: '' })
  // A pin belongs to the entry it was set in.
  const pinned = pin.of === description ? pin.field : null
  const sources = useMemo(
    () => ({
      description,
      ranges,
      active: pointed ?? pinned,
      pinned,
      togglePin: (field: SourcedField) => setPin({ field: field === pinned ? null : field, of: description }),
    }),
    [description, ranges, pointed, pinned],
  )
  return <SourcesContext value={sources}>{children}</SourcesContext>
}

export function useSources(): Sources {
  const sources = use(SourcesContext)
  if (!sources) throw new Error('There is no open entry')
  return sources
}

/** Marks an element as the place of a field: looking at it highlights the sentences behind the field. */
export function placeOf(field: SourcedField) {
  return { 'data-source-of': field }
}

/** The field that the mouse is in, else the one that has the focus. */
function usePointedField(): SourcedField | null {
  const [hovered, setHovered] = useState<SourcedField | null>(null)
  const [focused, setFocused] = useState<SourcedField | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    const onMouse = (event: PointerEvent) =>
      event.pointerType === 'mouse' && setHovered(fieldAt(event.target))
    const onFocus = (event: FocusEvent) => setFocused(fieldAt(event.target))
    addEventListener('pointerover', onMouse, listening)
    addEventListener('focusin', onFocus, listening)
    addEventListener('focusout', () => setFocused(null), listening)
    return () => listening.abort()
  }, [])
  return hovered ?? focused
}

function fieldAt(target: EventTarget | null): SourcedField | null {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-source-of]') : null
  return SourcedField.safeParse(place?.dataset.sourceOf).data ?? null
}

/** Ranges that lie within the text, in order, overlapping ones joined. */
export function tidyRanges(ranges: readonly TextRange[] | undefined, length: number): TextRange[] {
  const tidy: TextRange[] = []
  for (const { start, end } of [...(ranges ?? [])].sort((a, b) => a.start - b.start)) {
    const last = tidy.at(-1)
    if (start >= end || start >= length) continue
    if (last && start <= last.end) last.end = Math.max(last.end, Math.min(end, length))
    else tidy.push({ start, end: Math.min(end, length) })
  }
  return tidy
}
