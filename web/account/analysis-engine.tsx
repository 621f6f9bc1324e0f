import type { AnalysisEngine } from '../../contract/account-settings.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAnalysisEngine, useTestAnalysisEngine } from './queries.ts'
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
      {data?.engine === 'model' && <ModelTest />}
      {data?.ollamaModels && <OllamaHint models={data.ollamaModels} />}
      <p className="text-muted text-sm">
        Whoever runs this server chooses the engine with the variables <code>TECHLOG_AI_PROVIDER</code>,{' '}
        <code>TECHLOG_AI_URL</code>, <code>TECHLOG_AI_MODEL</code> and <code>TECHLOG_AI_KEY</code>.
      </p>
    </Section>
  )
}

function ModelTest() {
  const test = useTestAnalysisEngine()
  const { data } = test
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" disabled={test.isPending} onClick={() => test.mutate()}>
        {test.isPending ? 'Testing...' : 'Test the model'}
      </Button>
      <p
        role="status"
        className={data?.answers === false || test.isError ? 'text-danger text-sm' : 'text-sm'}
      >
        {test.isError ? 'The test could not be run. Please try again.' : data?.message}
      </p>
    </div>
  )
}

function OllamaHint({ models }: { models: string[] }) {
  return (
    <div className="space-y-2">
      <p>
        An Ollama answers on the machine of this server. To let it write your entries, start TechLog with:
      </p>
      <pre className="overflow-x-auto rounded-md bg-hover p-3 text-sm">
        {`TECHLOG_AI_PROVIDER=openai-compatible\nTECHLOG_AI_URL=http://127.0.0.1:11434/v1\nTECHLOG_AI_MODEL=${models[0]}`}
      </pre>
      {models.length > 1 && <p className="text-muted text-sm">Its models: {models.join(', ')}</p>}
    </div>
  )
}

function describe({ engine, model, host }: AnalysisEngine): string {
  if (engine === 'built-in')
    return 'Built-in: your snaps are read on this server, and nothing is sent anywhere else.'
  const place = host ? ` at ${host}` : ''
  return `Model: your snaps are sent to ${model ?? 'a model'}${place}. Where it fails, the built-in engine reads them.`
}
