import type { SessionSummary } from '../../contract/account-settings.ts'
import { messageOf } from '../api.ts'
import { formatTime } from '../lib/format.ts'
import { Alert } from '../ui/alert.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useEndOtherSessions, useSessions } from './queries.ts'
import { Section } from './section.tsx'

export function Sessions() {
  const { data, isError, isFetching, refetch } = useSessions()
  const ending = useEndOtherSessions()
  const others = data?.filter((session) => !session.isCurrent).length ?? 0

  function endOthers() {
    ending.mutate(undefined, {
      onSuccess: () =>
        toast({ title: 'Signed Out', description: 'All your other sessions have been ended.' }),
    })
  }

  return (
    <Section title="Active sessions" hint="The browsers in which you are signed in.">
      {ending.isError && (
        <Alert>{messageOf(ending.error, 'The sessions could not be ended. Please try again.')}</Alert>
      )}
      {isError && (
        <Alert className="flex flex-wrap items-center justify-between gap-2">
          Your sessions could not be loaded.
          <Button variant="secondary" size="small" disabled={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {!data && !isError && (
        <div role="status" aria-label="Loading...">
          <Skeleton className="h-14" />
        </div>
      )}
      {data && (
        <ul className="divide-y rounded-control border">
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <Button variant="secondary" disabled={others === 0 || ending.isPending} onClick={endOthers}>
        {ending.isPending ? 'Signing out...' : 'Sign out other sessions'}
      </Button>
    </Section>
  )
}

function SessionRow({ session }: { session: SessionSummary }) {
  return (
    <li className="space-y-0.5 px-3 py-2.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{session.device}</span>
        {session.isCurrent && <Badge variant="good">This session</Badge>}
      </p>
      <p className="text-muted text-sm tabular-nums">
        Signed in {formatTime(session.createdAt)} from {session.address}
      </p>
      <p className="text-muted text-sm tabular-nums">Last active {formatTime(session.lastSeenAt)}</p>
    </li>
  )
}
