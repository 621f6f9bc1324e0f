import { useQuery } from '@tanstack/react-query'
import { getAccount } from '../../contract/accounts.ts'
import { endpointQuery } from '../lib/endpoint-query.ts'
import { useUser } from '../lib/session.ts'

/** The profile as the server has it, asked each time it is opened; until it answers, as it was at sign-in. */
export function useAccount() {
  const user = useUser()
  const { data = user } = useQuery({ ...endpointQuery(getAccount, {}), refetchOnMount: 'always' })
  return data
}
