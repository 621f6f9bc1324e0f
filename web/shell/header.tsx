import { LogoMark } from '../lib/logo.tsx'
import { UserMenu } from './user-menu.tsx'

export function Header() {
  return (
    <header className="sticky top-0 z-30 h-[10vh] min-h-12 border-b bg-surface">
      <div className="column flex h-full items-center [--column:80rem] justify-between px-4 sm:px-6">
        <h1 className="flex items-center gap-2.5 font-semibold text-lg tracking-tight">
          <LogoMark />
          TechLog
        </h1>
        <UserMenu />
      </div>
    </header>
  )
}
