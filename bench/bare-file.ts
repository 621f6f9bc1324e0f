// The yardstick of downloads: the plainest server that sends a file.
import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const file = process.env.BENCH_FILE ?? ''
const server = createServer((_request, response) => {
  createReadStream(file).pipe(response)
})
server.listen(0, '127.0.0.1', () => {
  console.log(`bare file server is ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => server.close())
