import { useState } from 'react'
import type { SavedLog } from '../../contract/snaps.ts'
import { today } from '../lib/format.ts'
import { useOneAtATime } from '../lib/use-one-at-a-time.ts'
import { toast } from '../ui/toast.ts'
import { allEntriesFileName, entryFileName } from './word/file-name.ts'
import { makeWordFile } from './word/make-word-file.ts'

/** Work shorter than this needs no progress bar. */
const PATIENCE_MS = 1000

type Download = { logs: SavedLog[]; fileName: string; message: string }

/** Makes Word files of entries and hands them to the browser; `progress` is set while it takes longer than a second. */
export function useWordDownload() {
  const [progress, setProgress] = useState<number | null>(null)

  const downloading = useOneAtATime(async ({ logs, fileName, message }: Download) => {
    const startedAt = performance.now()
    try {
      const file = await makeWordFile(logs, (done) => {
        if (performance.now() - startedAt > PATIENCE_MS) setProgress(done)
      })
      saveFile(file, fileName)
      toast({ title: 'Download Started', description: message })
    } catch {
      toast({
        variant: 'destructive',
        title: 'Download Failed',
        description: 'Failed to generate the Word document. Please try again.',
      })
    } finally {
      setProgress(null)
    }
  })

  return {
    isBusy: downloading.isBusy,
    progress,
    downloadOne: (log: SavedLog) =>
      downloading.run({
        logs: [log],
        fileName: entryFileName(log.extractedData),
        message: 'Your Word document is being downloaded.',
      }),
    downloadAll(logs: SavedLog[]) {
      if (logs.length === 0)
        return toast({ title: 'No Entries', description: 'There are no saved entries to download.' })
      return downloading.run({
        logs,
        fileName: allEntriesFileName(today()),
        message: `All ${logs.length} entries are being downloaded as a Word document.`,
      })
    },
  }
}

function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
