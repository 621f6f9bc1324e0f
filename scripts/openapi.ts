// Writes docs/openapi.json from the contract; a test fails while the two differ.
import { writeFileSync } from 'node:fs'
import { openApiDocument } from '../server/http/openapi.ts'

const file = new URL('../docs/openapi.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`)
console.log('Wrote docs/openapi.json')
