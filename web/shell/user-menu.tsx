import { LogOut, Settings } from 'lucide-react'
import { useRef, useState } from 'react'
import { SettingsDialog } from '../account/settings-dialog.tsx'
import { signOut } from '../account/sign-out.ts'
import { useUser } from '../lib/session.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx'
import { Avatar } from './avatar.tsx'

export function UserMenu() {
  const user = useUser()
  const [areSettingsOpen, setSettingsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger ref={trigger} title="User menu" className="rounded-full p-1">
          <Avatar displayName={user.displayName} />
          <span className="sr-only"> User menu</span>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" className="w-60">
          <DropdownMenuLabel>
            <p className="truncate font-medium text-sm">{user.displayName}</p>
            <p className="truncate text-muted text-xs">@{user.username}</p>
            {user.email && <p className="truncate text-muted text-xs">{user.email}</p>}
          </DropdownMenuLabel>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setSettingsOpen(true)}>
            <Settings aria-hidden />
            Account Settings
          </DropdownMenuItem>
          <DropdownMenuItem variant="danger" onSelect={signOut}>
            <LogOut aria-hidden />
            Log out
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <SettingsDialog
        open={areSettingsOpen}
        onOpenChange={setSettingsOpen}
        returnFocus={() => trigger.current?.focus()}
      />
    </>
  )
}
