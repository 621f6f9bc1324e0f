// The yardstick of the throughput figures: a Fastify route that answers given bytes, and does nothing else.
import Fastify from 'fastify'

const app = Fastify()
const payload = JSON.parse(process.env.BENCH_PAYLOAD ?? 'null')
app.get('/', async () => payload)
console.log(`bare Fastify is ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
process.once('SIGTERM', () => app.close())
