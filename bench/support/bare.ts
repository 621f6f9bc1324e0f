// The plainest server that sends a file: what ours is measured against.
import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'

const [file = ''] = process.argv.slice(2)
const server = createServer((_request, response) => {
  createReadStream(file).pipe(response)
})
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
})
