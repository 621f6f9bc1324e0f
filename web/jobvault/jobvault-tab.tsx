import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export function JobvaultTab() {
  return (
    <>
      <h2 className="font-semibold text-xl">JobVault</h2>
      <p className="text-muted">Manage your job applications and related documents</p>
      <Card className="mt-4">
        <EmptyState title="No applications yet" />
      </Card>
    </>
  )
}
