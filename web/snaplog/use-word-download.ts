import { useState } from 'react'
import type { SavedLog } from '../../contract/snaps.ts'
import { today } from '../lib/format.ts'
import { saveFile } from '../lib/save-file.ts'
import { useOneAtATime } from '../lib/use-one-at-a-time.ts'
import { toast } from '../ui/toast.ts'
import { allEntriesFileName, entryFileName } from './word/file-name.ts'
import { makeWordFile } from './word/make-word-file.ts'

/** Work shorter than this needs no progress bar. */
const PATIENCE_MS = 1000

type Download = { logs: SavedLog[]; fileName: string; message: string }

/** Makes Word files of entries and hands them to the browser. */
export function useWordDownload() {
  const [progress, setProgress] = useState(0)
  const [isSlow, setIsSlow] = useState(false)

  const downloading = useOneAtATime(async ({ logs, fileName, message }: Download) => {
    setProgress(0)
    const patience = setTimeout(() => setIsSlow(true), PATIENCE_MS)
    try {
      const file = await makeWordFile(logs, setProgress)
      saveFile(file, fileName)
      toast({ title: 'Download Started', description: message })
    } catch {
      toast({
        variant: 'destructive',
        title: 'Download Failed',
        description: 'Failed to generate the Word document. Please try again.',
      })
    } finally {
      clearTimeout(patience)
      setIsSlow(false)
    }
  })

  return {
    isBusy: downloading.isBusy,
    /** From 0 to 1, while it takes longer than a second. */
    progress: isSlow ? progress : null,
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
