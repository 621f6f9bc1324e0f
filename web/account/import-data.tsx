import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { importData } from '../../contract/takeout.ts'
import { messageOf } from '../api.ts'
import { upload } from '../transfers.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Progress } from '../ui/progress.tsx'
import { describeImport } from './describe-import.ts'

export function ImportData() {
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const importing = useMutation({
    mutationFn: (file: File) => upload(importData, { file, onProgress: setShare }),
    // Everything may have changed, so every list is asked for again.
    onSuccess: () => queryClient.invalidateQueries(),
  })

  function onChoose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file can be chosen again after it was mended.
    target.value = ''
    if (!file) return
    setShare(null)
    importing.mutate(file)
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".zip,.json,application/zip,application/json"
        aria-label="File to import"
        hidden
        onChange={onChoose}
      />
      <Button variant="secondary" disabled={importing.isPending} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {importing.isPending ? 'Importing...' : 'Import my data'}
      </Button>
      {importing.isPending && (
        <Progress label="Import" value={share === 1 ? null : share} className="w-full" />
      )}
      {importing.isError && (
        <Alert className="w-full break-words">
          {messageOf(
            importing.error,
            'The file could not be imported, and nothing was changed. Please try again.',
          )}
        </Alert>
      )}
      {importing.isSuccess && (
        <Alert variant="plain" className="w-full">
          {describeImport(importing.data)}
        </Alert>
      )}
    </>
  )
}
