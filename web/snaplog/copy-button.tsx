import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../lib/clipboard.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { toast } from '../ui/toast.ts'

type CopyButtonProps = { /** What is copied, for the message. */ name: string; text: string; label?: string }

/** Copies a text and says so; with a `label` it is a button with words. */
export function CopyButton({ name, text, label }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await copyText(text)
      setIsCopied(true)
      toast({ title: 'Copied to Clipboard', description: `${name} has been copied to your clipboard.` })
    } catch {
      toast({
        variant: 'destructive',
        title: 'Copy Failed',
        description: 'Failed to copy to clipboard. Please try again.',
      })
    }
  }

  const icon = isCopied ? <Check aria-hidden className="text-good" /> : <Copy aria-hidden />
  if (label === undefined) {
    return (
      <IconButton label={`Copy ${name}`} onClick={copy}>
        {icon}
      </IconButton>
    )
  }
  return (
    <Button variant="ghost" size="small" onClick={copy}>
      {icon}
      {label}
    </Button>
  )
}
