// `npm start`: builds the browser app where needed and serves everything.
import { flushCompileCache } from 'node:module'
import { buildWeb } from './build-web.ts'

await buildWeb()
await import('../server/main.ts')
// Now, and not only at the end: a server may be ended without being asked.
flushCompileCache()
