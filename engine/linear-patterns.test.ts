import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { analyse } from 'scslre'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

// A pattern in which two parts can share the same characters out in many ways tries them all before it gives up:
// a few hundred characters hold the server up for seconds, or for ever. No pattern of the engine may do so.

type Pattern = { source: string; flags: string; where: string }

const engine = import.meta.dirname

test('no pattern of the engine tries out who gets which character', async () => {
  const loading = builtPatterns()
  const written = writtenPatterns()
  const faults = written.flatMap(faultsOf)
  const known = new Set(written.map(keyOf))
  const built = (await loading).filter((one) => !known.has(keyOf(one)))
  expect([...faults, ...built.flatMap(faultsOf)]).toEqual([])
  // Both ways to find patterns do find them.
  expect(written.length).toBeGreaterThan(5000)
  expect(built.length).toBeGreaterThan(100)
})

test.each([
  ['two parts beside one another', String.raw`^\S*\d\S*$`, String.raw`"\S*" trades with "\S*"`],
  ['a part that is repeated', String.raw`^(?:[\w-]+\s?){1,5}$`, String.raw`"[\w-]+" trades with itself`],
  ['one repetition within another', String.raw`^(?:[-_]\w+)+$`, String.raw`"\w+" trades with itself`],
])('finds %s', (_name, source, fault) => {
  expect(faultsOf({ source, flags: '', where: 'here' }).join()).toContain(fault)
})

/** What takes more than linear time in a pattern, in words. That a search starts anew at each place is left out. */
function faultsOf({ source, flags, where }: Pattern): string[] {
  return analyse({ source, flags }, { reportTypes: { Move: false } }).reports.map((report) => {
    const [part, other] =
      report.type === 'Trade'
        ? [report.startQuant.raw, `"${report.endQuant.raw}"`]
        : [report.quant.raw, 'itself']
    return `${where} /${source}/${flags}: "${part}" trades with ${other} over "${report.character.pick}"`
  })
}

function keyOf({ source, flags }: Pattern): string {
  return `/${source}/${flags}`
}

/** The patterns that stand in the files, each once; also those in functions, which memory does not keep. */
function writtenPatterns(): Pattern[] {
  const found = new Map<string, Pattern>()
  for (const file of globSync('**/*.ts', { cwd: engine, exclude: (name) => name === 'testing' })) {
    if (file.endsWith('.test.ts')) continue
    const { program } = parseSync(file, readFileSync(join(engine, file), 'utf8'))
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const pattern = { source: node.regex.pattern, flags: node.regex.flags, where: `engine/${file}` }
        found.set(keyOf(pattern), pattern)
      },
    }).visit(program)
  }
  return [...found.values()]
}

/** The patterns that the modules hold once they are loaded, also those that are put together from parts. */
async function builtPatterns(): Promise<Pattern[]> {
  const script = join(engine, 'testing/patterns-in-memory.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 64 * 2 ** 20 })
  return (JSON.parse(stdout) as Omit<Pattern, 'where'>[]).map((one) => ({ ...one, where: 'put together:' }))
}
