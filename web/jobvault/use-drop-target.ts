import { type DragEvent, useState } from 'react'
import { toast } from '../ui/toast.ts'

/** Handlers for an element that takes files dropped anywhere on it, and whether some are held over it. */
export function useDropTarget(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const items = [...event.dataTransfer.items]
    if (items.some((item) => item.webkitGetAsEntry?.()?.isDirectory))
      return toast({
        variant: 'destructive',
        title: 'Upload Error',
        description: 'A folder cannot be uploaded. Please add the files in it.',
      })
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }

  function onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }

  function onDragLeave(event: DragEvent) {
    const next = event.relatedTarget
    if (!(next instanceof Node && event.currentTarget.contains(next))) setIsOver(false)
  }

  return { isOver, handlers: { onDrop, onDragOver, onDragLeave } }
}
