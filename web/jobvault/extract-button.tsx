import { LoaderCircle, WandSparkles } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import type { Extraction } from './use-extraction.ts'

type ExtractButtonProps = {
  label: string
  extraction: Extraction
  source: 'url' | 'text'
  isDisabled?: boolean
  onClick: () => void
}

/** Starts an extraction; while it runs, the way out stands beside it. */
export function ExtractButton({ label, extraction, source, isDisabled, onClick }: ExtractButtonProps) {
  const isRunning = extraction.source === source
  return (
    <>
      {isRunning && (
        <Button variant="ghost" size="small" aria-label="Cancel extraction" onClick={extraction.cancel}>
          Cancel
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        disabled={extraction.source !== undefined || isDisabled}
        aria-busy={isRunning}
        onClick={onClick}
      >
        {isRunning ? <LoaderCircle aria-hidden className="animate-spin" /> : <WandSparkles aria-hidden />}
        {label}
      </Button>
    </>
  )
}
