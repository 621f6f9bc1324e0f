import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Progress } from '../ui/progress.tsx'
import { useAnalysisEngine } from './queries.ts'

/** The built-in engine is done by then. */
const PATIENCE = 1000

type ModelWaitProps = { onTakeBuiltIn: () => void }

/** Shown while a snap is processed: nothing at first, then that a model is at work and how not to wait for it. */
export function ModelWait({ onTakeBuiltIn }: ModelWaitProps) {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return isLong && <Waiting onTakeBuiltIn={onTakeBuiltIn} />
}

function Waiting({ onTakeBuiltIn }: ModelWaitProps) {
  const { data } = useAnalysisEngine()
  if (data?.engine !== 'model') return null
  return (
    <div role="status" className="space-y-2">
      <Progress label="Waiting for the model" value={null} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted text-sm">
          {data.model ?? 'The model'} is writing your entry. This can take up to a minute.
        </p>
        <Button variant="secondary" onClick={onTakeBuiltIn}>
          Use the built-in result now
        </Button>
      </div>
    </div>
  )
}
