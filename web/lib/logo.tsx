import { clsx } from 'clsx'

/** The mark: a T whose stem is a log with two entries. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={clsx('size-7', className)}>
      <rect width="24" height="24" rx="6" className="fill-accent" />
      <path
        d="M5.5 6.5h13M10 6.5V18M14.5 12h4M14.5 17h2.5"
        fill="none"
        strokeWidth="2.25"
        strokeLinecap="round"
        className="stroke-on-accent"
      />
    </svg>
  )
}
