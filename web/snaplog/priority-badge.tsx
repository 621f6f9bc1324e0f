import type { Priority } from '../../contract/snaps.ts'
import { Badge } from '../ui/badge.tsx'
import { priorityLabel } from './labels.ts'

/** High in red, medium in yellow, otherwise green. */
export function PriorityBadge({ priority = 'medium' }: { priority?: Priority | undefined }) {
  const variant = priority === 'high' ? 'danger' : priority === 'medium' ? 'warn' : 'good'
  return <Badge variant={variant}>{priorityLabel(priority)}</Badge>
}
