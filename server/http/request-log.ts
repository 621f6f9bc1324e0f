import type { FastifyBaseLogger } from 'fastify'

type Bindings = Parameters<FastifyBaseLogger['child']>[0]
type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** The log of one request, whose id is in each line. The logger behind it is made for the first line, which few requests write. */
export class RequestLog implements FastifyBaseLogger {
  readonly #log: FastifyBaseLogger
  readonly #bindings: Bindings
  #own: FastifyBaseLogger | undefined

  constructor(log: FastifyBaseLogger, bindings: Bindings) {
    this.#log = log
    this.#bindings = bindings
  }

  get level(): string {
    return this.#log.level
  }

  fatal(...line: unknown[]): void {
    this.#write('fatal', line)
  }
  error(...line: unknown[]): void {
    this.#write('error', line)
  }
  warn(...line: unknown[]): void {
    this.#write('warn', line)
  }
  info(...line: unknown[]): void {
    this.#write('info', line)
  }
  debug(...line: unknown[]): void {
    this.#write('debug', line)
  }
  trace(...line: unknown[]): void {
    this.#write('trace', line)
  }
  silent(...line: unknown[]): void {
    this.#write('silent', line)
  }

  child(...settings: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#logger().child(...settings)
  }

  #logger(): FastifyBaseLogger {
    this.#own ??= this.#log.child(this.#bindings)
    return this.#own
  }

  #write(level: Level, line: unknown[]): void {
    const logger = this.#logger()
    Reflect.apply(logger[level], logger, line)
  }
}
