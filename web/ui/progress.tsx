import { clsx } from 'clsx'
import { Progress as ProgressPrimitive } from 'radix-ui'

type ProgressProps = {
  label: string
  /** From 0 to 1; null while the end is not known. */
  value: number | null
  className?: string
}

export function Progress({ label, value, className }: ProgressProps) {
  const percent = value === null ? null : Math.round(value * 100)
  return (
    <ProgressPrimitive.Root
      aria-label={label}
      value={percent}
      className={clsx('h-1.5 w-full overflow-hidden rounded-full bg-line', className)}
    >
      <ProgressPrimitive.Indicator
        className={clsx('h-full rounded-full bg-accent', percent === null && 'w-1/3 animate-pulse')}
        style={percent === null ? {} : { width: `${percent}%` }}
      />
    </ProgressPrimitive.Root>
  )
}
