import { clsx } from 'clsx'

/** The mark: a T and a cursor, ready for the next line. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={clsx('size-7', className)}>
      <rect width="24" height="24" rx="6" className="fill-accent" />
      <path
        d="M5.5 7.5h9M10 7.5V17M15 17h3.5"
        fill="none"
        strokeWidth="2.25"
        strokeLinecap="round"
        className="stroke-on-accent"
      />
    </svg>
  )
}
