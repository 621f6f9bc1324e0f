import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '../lib/session.ts'
import { useMediaQuery } from '../lib/use-media-query.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { Avatar } from './avatar.tsx'

/** Who is signed in, in the corner; folds to the initials, and starts folded where there is little room. */
export function ProfileCard() {
  const user = useUser()
  const isNarrow = useMediaQuery('(width < 48rem)')
  const [choice, setChoice] = useState<'folded' | 'open'>()
  const isFolded = choice ? choice === 'folded' : isNarrow

  if (isFolded) {
    return (
      <Tooltip text="Show profile">
        <button
          type="button"
          aria-expanded={false}
          onClick={() => setChoice('open')}
          className="ml-auto rounded-full border bg-raised p-1 shadow-raised"
        >
          <Avatar displayName={user.displayName} />
          <span className="sr-only"> Show profile</span>
        </button>
      </Tooltip>
    )
  }
  return (
    <aside
      aria-label="Profile"
      className="ml-auto flex min-w-0 max-w-full items-center gap-3 rounded-card border bg-raised py-1.5 pr-1.5 pl-3 shadow-raised"
    >
      <Avatar displayName={user.displayName} />
      <div className="min-w-0 text-xs leading-4">
        <p className="truncate font-medium text-sm leading-4">{user.displayName}</p>
        <div className="flex flex-wrap gap-x-2 text-muted">
          <p className="truncate">@{user.username}</p>
          {user.email && <p className="truncate">{user.email}</p>}
        </div>
      </div>
      <IconButton label="Fold profile" aria-expanded={true} onClick={() => setChoice('folded')}>
        <ChevronRight aria-hidden />
      </IconButton>
    </aside>
  )
}
