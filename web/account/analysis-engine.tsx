import type { AnalysisEngine } from '../../contract/account-settings.ts'
import { Alert } from '../ui/alert.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAnalysisEngine } from './queries.ts'
import { Section } from './section.tsx'

export function AnalysisEngineSection() {
  const { data, isError } = useAnalysisEngine()
  return (
    <Section title="Analysis engine">
      {isError && <Alert>Which engine runs could not be asked. Your snaps are analysed all the same.</Alert>}
      {!data && !isError && (
        <div role="status" aria-label="Loading...">
          <Skeleton className="h-10" />
        </div>
      )}
      {data && <p>{describe(data)}</p>}
      <p className="text-muted text-sm">
        Whoever runs this server chooses the engine with the variables <code>TECHLOG_AI_PROVIDER</code>,{' '}
        <code>TECHLOG_AI_URL</code>, <code>TECHLOG_AI_MODEL</code> and <code>TECHLOG_AI_KEY</code>.
      </p>
    </Section>
  )
}

function describe({ engine, model, host }: AnalysisEngine): string {
  if (engine === 'built-in')
    return 'Built-in: your snaps are read on this server, and nothing is sent anywhere else.'
  const place = host ? ` at ${host}` : ''
  return `Model: your snaps are sent to ${model ?? 'a model'}${place}. Where it fails, the built-in engine reads them.`
}
