import { initials } from '../lib/initials.ts'

/** The user's initials in a circle. */
export function Avatar({ displayName }: { displayName: string }) {
  return (
    <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent font-semibold text-on-accent text-xs select-none">
      {initials(displayName)}
    </span>
  )
}
