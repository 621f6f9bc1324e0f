import { pino } from 'pino'
import { expect, it } from 'vitest'
import { RequestLog } from './request-log.ts'

function open() {
  const lines: Record<string, unknown>[] = []
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) })
  let made = 0
  const request = new RequestLog(
    {
      ...log,
      child: (bindings) => {
        made++
        return log.child(bindings)
      },
      level: log.level,
    },
    { reqId: 'req-7' },
  )
  return { request, lines, made: () => made }
}

it('puts the id of the request into each line, also into those of its children', () => {
  const { request, lines } = open()
  request.error({ event: 'broken' }, 'it broke')
  request.child({ part: 'stream' }).warn('late')
  expect(lines).toEqual([
    { level: 50, reqId: 'req-7', event: 'broken', msg: 'it broke' },
    { level: 40, reqId: 'req-7', part: 'stream', msg: 'late' },
  ])
})

it('costs no logger before the first line, and one after that', () => {
  const { request, made } = open()
  expect(made()).toBe(0)
  request.info('one')
  request.warn('two')
  expect(made()).toBe(1)
})
