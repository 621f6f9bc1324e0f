// The yardstick of the application list: a Fastify route that serialises the same rows from memory through the contract's schema.
import Fastify from 'fastify'
import { listApplications } from '../contract/applications.ts'

const app = Fastify()
const rows = JSON.parse(process.env.BENCH_PAYLOAD ?? '[]')
app.get('/', async (_request, reply) =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(listApplications.response.parse(rows))),
)
console.log(`bare Fastify is ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
process.once('SIGTERM', () => app.close())
