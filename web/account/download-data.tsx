import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { exportData } from '../../contract/takeout.ts'
import { messageOf } from '../api.ts'
import { today } from '../lib/format.ts'
import { saveFile } from '../lib/save-file.ts'
import { useUser } from '../lib/session.ts'
import { download } from '../transfers.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

export function DownloadData() {
  const { username } = useUser()
  const cancel = useRef(new AbortController())
  const downloading = useMutation({
    async mutationFn() {
      cancel.current = new AbortController()
      const { signal } = cancel.current
      saveFile(await download(exportData, { onProgress() {}, signal }), `techlog-${username}-${today()}.zip`)
    },
  })
  return (
    <>
      <Button variant="secondary" disabled={downloading.isPending} onClick={() => downloading.mutate()}>
        <Download aria-hidden />
        {downloading.isPending ? 'Downloading...' : 'Download my data'}
      </Button>
      {downloading.isPending && (
        <Button variant="ghost" onClick={() => cancel.current.abort()}>
          Cancel download
        </Button>
      )}
      {downloading.isError && !isCancelled(downloading.error) && (
        <Alert className="w-full">
          {messageOf(downloading.error, 'Your data could not be downloaded. Please try again.')}
        </Alert>
      )}
    </>
  )
}

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
