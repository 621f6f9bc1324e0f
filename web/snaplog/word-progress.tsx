import { Progress } from '../ui/progress.tsx'

/** From 0 to 1 while a Word document takes its time; null: nothing to show. */
export function WordProgress({ progress }: { progress: number | null }) {
  if (progress === null) return null
  return (
    <div className="space-y-1.5 px-4 pb-3">
      <p className="text-muted text-sm">Preparing your Word document</p>
      <Progress label="Preparing your Word document" value={progress} />
    </div>
  )
}
