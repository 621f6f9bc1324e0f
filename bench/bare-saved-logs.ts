// The yardstick of the saved list: a Fastify route that serialises the same rows from memory through the contract's schema.
import Fastify from 'fastify'
import { savedLogs } from '../contract/snaps.ts'

const app = Fastify()
const rows = JSON.parse(process.env.BENCH_PAYLOAD ?? '[]')
app.get('/', async (_request, reply) =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(savedLogs.response.parse(rows))),
)
console.log(`bare Fastify is ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
process.once('SIGTERM', () => app.close())
