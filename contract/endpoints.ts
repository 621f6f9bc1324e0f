import * as accountSettings from './account-settings.ts'
import * as accounts from './accounts.ts'
import * as applications from './applications.ts'
import * as documents from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import * as postings from './postings.ts'
import * as snaps from './snaps.ts'
import * as takeout from './takeout.ts'

const nouns: object[] = [accounts, accountSettings, takeout, snaps, applications, documents, postings]

/** Every endpoint of the API, in the order in which the documentation lists them. */
export const endpoints: Endpoint[] = nouns.flatMap((noun) => Object.values(noun).filter(isEndpoint))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
