// `npm start`: builds the browser app where needed and serves everything.
import { buildWeb } from './build-web.ts'

await buildWeb()
await import('../server/main.ts')
