import { Info } from 'lucide-react'
import type { Analysis } from '../../contract/snaps.ts'

/** Hints of the analysis, and which engine made it. */
export function AnalysisNotes({ analysis }: { analysis: Analysis }) {
  return (
    <div className="mt-4 space-y-2 border-t pt-3 text-sm">
      {analysis.notes.length > 0 && (
        <ul aria-label="Hints" className="space-y-1">
          {analysis.notes.map((note) => (
            <li key={note} className="flex gap-2">
              <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
              {note}
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted">{engineLine(analysis)}</p>
    </div>
  )
}

function engineLine({ engine, model }: Analysis): string {
  if (engine === 'model') return `Analysed by a model${model ? `: ${model}` : ''}`
  return 'Analysed by the built-in engine'
}
