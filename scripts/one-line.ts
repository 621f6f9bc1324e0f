import { Problem } from '../server/problem.ts'
import { StartError } from '../server/start-error.ts'

/** Runs a command; what goes wrong is told in one line, without the trace that only a programmer reads. */
export async function orOneLine(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const cause = error instanceof Problem ? (error.cause ?? error) : error
    const isExpected = error instanceof StartError || error instanceof Problem
    console.error(isExpected && cause instanceof Error ? cause.message : cause)
    process.exitCode = 1
  }
}

/** The one argument of a command; without it, a line says how the command is called. */
export function onlyArgument(usage: string): string {
  const [argument, ...others] = process.argv.slice(2)
  if (argument && others.length === 0) return argument
  throw new StartError(`Usage: ${usage}`)
}
