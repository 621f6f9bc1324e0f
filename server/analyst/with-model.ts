import type { FastifyBaseLogger } from 'fastify'
import type { SnapAnalysis, SnapOptions } from '../../engine/analyse-snap.ts'
import { withoutInstructions } from '../../engine/ground/instructions.ts'
import { readSource } from '../../engine/ground/source.ts'
import { readDocument } from '../../engine/text/lines/document.ts'
import { Problem } from '../problem.ts'
import type { Analyst, AnalystCall } from './analyst.ts'
import type { Model, Question } from './ask.ts'
import type { Breaker } from './breaker.ts'
import type { Budget } from './budget.ts'
import { checkClaims, claimsOf } from './check-answer.ts'
import { checkPosting } from './check-posting.ts'
import { ModelFault } from './fault.ts'
import { mergeEntry, type Written } from './merge-entry.ts'
import { postingQuestion } from './posting-question.ts'
import { type SnapAnswer, snapQuestion } from './snap-question.ts'

export type ModelParts = {
  model: Model
  breaker: Breaker
  budget: Budget
  log: FastifyBaseLogger
  /** For everything that one analysis asks, so that an answer is there within a minute. */
  timeLimit?: number
}

/** What a model's context and its user's patience hold. */
const LONGEST_TEXT = 20_000
const TIME_LIMIT = 55_000
/** A repair that cannot end in time is not begun. */
const REPAIR_TIME = 0.6

/** Lets a model write, holds every word against the source, and falls back to the built-in analyst wherever it fails. */
export function withModel(builtIn: Analyst, parts: ModelParts): Analyst {
  const { model, breaker, budget, log, timeLimit = TIME_LIMIT } = parts

  /** Runs `work` within the limits of the model; a `ModelFault` says why there is no answer. */
  async function within<T>(call: AnalystCall, work: (ask: Ask) => Promise<T>): Promise<T> {
    await budget.spend(call.userId)
    const signal = AbortSignal.any([call.signal, AbortSignal.timeout(timeLimit)])
    return breaker(() => work((question) => model.ask(question, signal)), call.signal)
  }

  /** What is left to say where the model gave nothing; the request of somebody who went away ends here. */
  function noteOn(error: unknown, call: AnalystCall): string {
    if (call.signal.aborted) throw new Problem('unavailable', 'The browser went away before the answer.')
    if (!(error instanceof ModelFault)) throw error
    log.warn({ event: 'model-failed', reason: error.reason, model: model.name }, 'the model gave no answer')
    return `${error.message}, so the built-in engine wrote this.`
  }

  async function write(description: string, options: SnapOptions, ask: Ask): Promise<Written[]> {
    const source = readSource(withoutInstructions(readDocument(description)))
    const read = (answer: SnapAnswer): Written => {
      const claims = claimsOf(answer, source)
      return { answer, claims, source, faults: checkClaims(claims, source) }
    }
    const started = performance.now()
    const first = read(await ask(snapQuestion(description, options)))
    if (first.faults.length === 0 || performance.now() - started > timeLimit * REPAIR_TIME) return [first]
    const faults = first.faults.map(({ field, reason }) => `${field}: ${reason}`)
    try {
      return [read(await ask(snapQuestion(description, options, { answer: first.answer, faults }))), first]
    } catch (error) {
      // What held in the first answer still does.
      if (error instanceof ModelFault) return [first]
      throw error
    }
  }

  return {
    async snap(description, options, call) {
      const own = await builtIn.snap(description, options, call)
      if (call.engine === 'built-in') return own
      if (description.length > LONGEST_TEXT) return withNote(own, noteOn(new ModelFault('too-long'), call))
      try {
        const written = await within(call, (ask) => write(description, options, ask))
        return mergeEntry(own, written, { description, options, model: model.name })
      } catch (error) {
        return withNote(own, noteOn(error, call))
      }
    },

    async posting(text, found, call) {
      try {
        const answer = await within(call, (ask) => ask(postingQuestion(text)))
        return { ...found, ...checkPosting(answer, text) }
      } catch (error) {
        return { ...found, notes: [...(found.notes ?? []), noteOn(error, call)] }
      }
    },
  }
}

type Ask = <T>(question: Question<T>) => Promise<T>

function withNote(entry: SnapAnalysis, note: string): SnapAnalysis {
  return { ...entry, analysis: { ...entry.analysis, notes: [...entry.analysis.notes, note] } }
}
