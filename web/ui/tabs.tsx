import { clsx } from 'clsx'
import { Tabs as TabsPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'

export const Tabs = TabsPrimitive.Root
export const TabsContent = TabsPrimitive.Content

export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return <TabsPrimitive.List className={clsx('flex gap-5 border-b', className)} {...props} />
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      className={clsx(
        '-mb-px h-10 border-transparent border-b-2 px-0.5 font-medium text-muted transition-colors hover:text-text data-[state=active]:border-accent data-[state=active]:text-text',
        className,
      )}
      {...props}
    />
  )
}
