import { globSync } from 'node:fs'
import inspector from 'node:inspector/promises'
import { join } from 'node:path'

// A process of its own: it loads the engine and prints, as JSON, every pattern that was made by that. Many are put
// together from parts, and no file shows them as they run.

type Pattern = { source: string; flags: string }

const engine = join(import.meta.dirname, '..')
const modules = globSync('**/*.ts', { cwd: engine, exclude: (name) => name === 'testing' }).filter(
  (file) => !file.endsWith('.test.ts'),
)

// What the libraries bring is not ours to mend.
await Promise.all([import('chrono-node'), import('htmlparser2')])
const theirs = await patternsAlive()
for (const file of modules) await import(join(engine, file))
const all = await patternsAlive()
process.stdout.write(JSON.stringify([...all].filter(([key]) => !theirs.has(key)).map(([, one]) => one)))

/** Every pattern that is in use, each once. */
async function patternsAlive(): Promise<Map<string, Pattern>> {
  const session = new inspector.Session()
  session.connect()
  const { result } = await session.post('Runtime.evaluate', { expression: 'RegExp.prototype' })
  const { objects } = await session.post('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  const listed = await session.post('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration:
      'function () { return this.filter((one) => one !== RegExp.prototype).map(({ source, flags }) => ({ source, flags })) }',
    returnByValue: true,
  })
  session.disconnect()
  const patterns: Pattern[] = listed.result.value
  return new Map(patterns.map((one) => [`/${one.source}/${one.flags}`, one]))
}
