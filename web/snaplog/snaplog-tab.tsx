import { Card, CardHeader, CardTitle } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export function SnaplogTab() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Saved Entries</CardTitle>
      </CardHeader>
      <EmptyState title="No saved entries" hint="Save your task entries to access them later" />
    </Card>
  )
}
