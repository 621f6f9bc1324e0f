import { useEffect, useRef, useState } from 'react'
import { uploadDocument } from '../../contract/documents.ts'
import { messageOf } from '../api.ts'
import { isCancelled, showServerFailure } from '../lib/failure.ts'
import { upload } from '../transfers.ts'
import { toast } from '../ui/toast.ts'
import { useApplicationCache } from './application-cache.ts'

const FAILED = 'Failed to upload document'

/** One file on its way to the server, waiting for its turn, or refused. */
export type Upload = {
  id: number
  applicationId: string
  file: File
  controller: AbortController
  /** From 0 to 1. */
  share: number
  state: 'waiting' | 'running' | 'failed'
  message?: string
}

export type Uploads = ReturnType<typeof useUploads>

let lastId = 0

/** Uploads, one request per file and one after the other; they go on when their dialog is closed. */
export function useUploads() {
  const cache = useApplicationCache()
  const [uploads, setUploads] = useState<Upload[]>([])
  const queue = useRef<Upload[]>([])
  const running = useRef<Upload>(undefined)
  const isBusy = uploads.some(({ state }) => state !== 'failed')
  useLeaveWarning(isBusy)
  useEffect(() => {
    const waiting = queue.current
    return () => {
      // The user is signed out: nothing more is sent in their name.
      waiting.length = 0
      running.current?.controller.abort()
    }
  }, [])

  const change = (id: number, fields: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...fields } : each)))
  const drop = (id: number) => setUploads((all) => all.filter((each) => each.id !== id))

  function add(applicationId: string, files: File[]) {
    const added = files.map((file): Upload => {
      lastId += 1
      const controller = new AbortController()
      return { id: lastId, applicationId, file, controller, share: 0, state: 'waiting' }
    })
    queue.current.push(...added)
    setUploads((all) => [...all, ...added])
    if (!running.current) void work()
  }

  async function work() {
    do {
      running.current = queue.current.shift()
      if (running.current) await send(running.current)
    } while (running.current)
  }

  async function send({ id, applicationId, file, controller }: Upload) {
    if (controller.signal.aborted) return
    change(id, { state: 'running' })
    try {
      const document = await upload(uploadDocument, {
        params: { id: applicationId },
        file,
        signal: controller.signal,
        onProgress: (share) => change(id, { share: share ?? 0 }),
      })
      drop(id)
      cache.addDocument(applicationId, document)
      toast({ title: 'Document Uploaded', description: file.name })
    } catch (error) {
      if (isCancelled(error)) return drop(id)
      change(id, { state: 'failed', message: messageOf(error, FAILED) })
      showServerFailure(error, 'Upload Error', FAILED)
    }
  }

  return {
    of: (applicationId: string) => uploads.filter((each) => each.applicationId === applicationId),
    add,
    /** Stops an upload, or forgets one that failed. */
    cancel(each: Upload) {
      each.controller.abort()
      drop(each.id)
    },
    retry(each: Upload) {
      drop(each.id)
      add(each.applicationId, [each.file])
    },
  }
}

/** Asks before the page is left while files are on their way. */
function useLeaveWarning(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isBusy])
}
