import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: { theme: { spacing: ['control', 'compact'], radius: ['control', 'card'], shadow: ['raised'] } },
})

/** Joins class names; of two Tailwind classes for one property the later wins. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values))
}
