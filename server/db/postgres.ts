import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import pg from 'pg'
import { Problem } from '../problem.ts'
import { sqlState } from './errors.ts'
import type { Tables } from './tables.ts'

const CONNECTIONS = 10
const CONNECT_LIMIT = 2000
/** With the wait for a connection before it, less than the five seconds within which a request gets an answer. */
const STATEMENT_LIMIT = 2400
const ANSWER_LIMIT = 2600
const NAMED_STATEMENTS = 200

/** `isPatient`: for work that may take its time, such as migrations and backups. */
type Options = { isPatient?: boolean; onLost?: (error: Error) => void }

/** Opens PostgreSQL so that a database that is away or hangs is a 503 within seconds, and is used again once it is back. */
export function openPostgres(url: string, { isPatient = false, onLost = () => {} }: Options = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'techlog',
    types: { getTypeParser },
    keepAlive: true,
    max: isPatient ? 2 : CONNECTIONS,
    ...(isPatient
      ? { connectionTimeoutMillis: 10_000 }
      : {
          connectionTimeoutMillis: CONNECT_LIMIT,
          statement_timeout: STATEMENT_LIMIT,
          query_timeout: ANSWER_LIMIT,
          idle_in_transaction_session_timeout: 10_000,
        }),
  })
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))

  const guarded = {
    connect: () =>
      pool.connect().then(guard, (error: unknown) => {
        throw translated(error)
      }),
    end: () => pool.end(),
    options: pool.options,
  }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) })
}

/** A client that says in our words what went wrong and, once its connection is lost, neither waits again nor returns to the pool. */
function guard(client: pg.PoolClient): PostgresPoolClient {
  let lost: Problem | undefined

  async function run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (lost) throw lost
    try {
      // Sentences without values, such as `commit`, go the short way.
      const asked = values.length === 0 ? { text } : { text, values: [...values], ...statementName(text) }
      return (await client.query<R & pg.QueryResultRow>(asked)) as PostgresQueryResult<R>
    } catch (error) {
      const problem = translated(error)
      if (problem instanceof Problem && problem.code === 'unavailable') lost = problem
      throw problem
    }
  }

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text === 'string') return run<R>(text, values)
    throw new Error('No store reads through a cursor')
  }
  return { query, release: () => client.release(lost) }
}

const statementNames = new Map<string, string>()

/** The same text gets the same name, so that PostgreSQL parses and plans it once per connection. */
function statementName(text: string): { name?: string } {
  const known = statementNames.get(text)
  if (known) return { name: known }
  if (statementNames.size >= NAMED_STATEMENTS) return {}
  const name = `techlog_${statementNames.size}`
  statementNames.set(text, name)
  return { name }
}

/** Counts are numbers here: none comes near the end of what a double holds exactly. */
function getTypeParser(oid: number): (text: string) => unknown {
  if (oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC) return Number
  return pg.types.getTypeParser(oid)
}

/** What PostgreSQL, the network or the pool said, as a `Problem` where the request is not to blame. */
function translated(error: unknown): unknown {
  const state = sqlState(error)
  if (state === '53100') return new Problem('storage-full', 'The server has no room left')
  // 0A000: a newer server changed a table under a statement that this connection has prepared.
  const isOutage = state === '' || /^(08|0A000|25006|53|57|58)/.test(state)
  if (!isOutage) return error
  const problem = new Problem(
    'unavailable',
    'The database does not answer right now. Please try again in a moment.',
    {
      retryAfterSeconds: 5,
    },
  )
  problem.cause = error
  return problem
}
