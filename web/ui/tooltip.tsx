import { Tooltip as TooltipPrimitive } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'

export const TooltipProvider = TooltipPrimitive.Provider

/** Shows `text` beside its child on hover and on focus; the child needs a name of its own. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const trigger = useRef<HTMLButtonElement>(null)
  // Where it is shown, or null while it is not: in the landmark of its child, as all content should be in one.
  const [place, setPlace] = useState<Element | null>(null)

  function show(isOpen: boolean) {
    setPlace(isOpen ? (trigger.current?.closest('[role="dialog"], main, header') ?? document.body) : null)
  }

  return (
    <TooltipPrimitive.Root open={place !== null} onOpenChange={show}>
      <TooltipPrimitive.Trigger ref={trigger} asChild>
        {children}
      </TooltipPrimitive.Trigger>
      <TooltipPrimitive.Portal container={place}>
        <TooltipPrimitive.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-appear rounded-control bg-text px-2 py-1 text-background text-xs"
        >
          {text}
        </TooltipPrimitive.Content>
      </TooltipPrimitive.Portal>
    </TooltipPrimitive.Root>
  )
}
