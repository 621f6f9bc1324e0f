import { useState } from 'react'
import { downloadFolder, folderName, type JobApplication } from '../../contract/applications.ts'
import { type ApplicationDocument, downloadDocument } from '../../contract/documents.ts'
import { isCancelled, showFailure } from '../lib/failure.ts'
import { saveFile } from '../lib/save-file.ts'
import { download } from '../transfers.ts'
import { toast } from '../ui/toast.ts'

/** A download under way; `share` is null while the whole is not known. */
export type Download = { share: number | null; cancel: () => void }

export type Downloads = ReturnType<typeof useDownloads>

/** Downloads by the id of what is fetched, an application's folder or a document; each can be watched and cancelled. */
export function useDownloads() {
  const [running, setRunning] = useState<Record<string, Download>>({})

  type Fetch = (options: { signal: AbortSignal; onProgress: (share: number | null) => void }) => Promise<Blob>

  async function run(id: string, fetch: Fetch, name: string, failure: string) {
    if (running[id]) return
    const controller = new AbortController()
    const cancel = () => controller.abort()
    const onProgress = (share: number | null) =>
      setRunning((all) => (controller.signal.aborted ? all : { ...all, [id]: { share, cancel } }))
    onProgress(null)
    try {
      saveFile(await fetch({ signal: controller.signal, onProgress }), name)
      toast({ title: 'Download Complete' })
    } catch (error) {
      if (!isCancelled(error)) showFailure(error, 'Download Error', failure)
    } finally {
      setRunning(({ [id]: _, ...others }) => others)
    }
  }

  return {
    running,

    folder(application: JobApplication) {
      const params = { id: application.id }
      return run(
        application.id,
        (options) => download(downloadFolder, { params, ...options }),
        folderName(application),
        'Failed to download application folder',
      )
    },

    document(applicationId: string, document: ApplicationDocument) {
      const params = { id: applicationId, documentId: document.id }
      return run(
        document.id,
        (options) => download(downloadDocument, { params, ...options }),
        document.originalName,
        'Failed to download document',
      )
    },
  }
}
