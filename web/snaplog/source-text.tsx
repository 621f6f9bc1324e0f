import { type ReactNode, useEffect, useRef } from 'react'
import type { TextRange } from '../../contract/snaps.ts'
import { Card, CardHeader, CardTitle } from '../ui/card.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { FIELD_LABELS } from './labels.ts'
import { tidyRanges, useSources } from './sources.tsx'

/** The description of the open entry, with the sentences behind the field that is looked at marked. */
export function SourceText() {
  const { description, ranges, active } = useSources()
  const box = useRef<HTMLElement>(null)

  useEffect(() => {
    const mark = active && box.current?.querySelector('mark')
    if (mark && box.current) box.current.scrollTop = mark.offsetTop - box.current.clientHeight / 3
  }, [active])

  return (
    <Card aria-labelledby="source-title">
      <CardHeader className="justify-between">
        <CardTitle id="source-title">Source text</CardTitle>
        <p className="text-muted text-sm">
          {active ? `Behind ${FIELD_LABELS[active]}` : 'Point at a field to see where it comes from'}
        </p>
      </CardHeader>
      <ScrollBox
        ref={box}
        label="Description of the work"
        className="relative mx-4 mt-2 mb-4 max-h-56 overflow-y-auto text-muted whitespace-pre-wrap break-words"
      >
        {markedText(description, active ? tidyRanges(ranges[active], description.length) : [])}
      </ScrollBox>
    </Card>
  )
}

function markedText(text: string, ranges: TextRange[]): ReactNode[] {
  const parts: ReactNode[] = []
  let position = 0
  for (const { start, end } of ranges) {
    parts.push(text.slice(position, start))
    parts.push(
      <mark key={start} className="rounded-[0.125rem] bg-warn-soft text-text">
        {text.slice(start, end)}
      </mark>,
    )
    position = end
  }
  return [...parts, text.slice(position)]
}
