import { FolderDown, Upload as UploadIcon } from 'lucide-react'
import { useRef } from 'react'
import type { JobApplication } from '../../contract/applications.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CancelDownload } from './cancel-download.tsx'
import { DocumentRow } from './document-row.tsx'
import { LoadFailure } from './list-states.tsx'
import { useDocuments } from './queries.ts'
import { UploadRow } from './upload-row.tsx'
import { useDeleteDocument } from './use-delete.ts'
import type { Downloads } from './use-downloads.ts'
import type { Uploads } from './use-uploads.ts'

type DocumentsProps = { application: JobApplication; uploads: Uploads; downloads: Downloads }

/** The documents of an application, those on their way included, and what can be done with them. */
export function Documents({ application, uploads, downloads }: DocumentsProps) {
  const documents = useDocuments(application.id)
  const deletion = useDeleteDocument(application.id)
  const pending = uploads.of(application.id)
  const count = documents.data?.length ?? application.documentCount
  return (
    <section className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="font-medium">{`Documents (${count})`}</h3>
          <p className="text-muted text-sm">All file types supported (PDF, DOCX, images, videos, etc.)</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <FolderButton application={application} downloads={downloads} />
          <UploadButton
            isBusy={pending.some(({ state }) => state !== 'failed')}
            onFiles={(files) => uploads.add(application.id, files)}
          />
        </div>
      </div>
      {documents.isError && (
        <LoadFailure what="The documents" isRetrying={documents.isFetching} onRetry={documents.refetch} />
      )}
      {documents.isPending && <Skeleton className="h-14" />}
      {(count > 0 || pending.length > 0) && (
        <ul aria-label="Documents" className="divide-y rounded-control border empty:hidden">
          {documents.data?.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              download={downloads.running[document.id]}
              isDeleting={deletion.isBusy}
              onDownload={() => downloads.document(application.id, document)}
              onDelete={() => deletion.run(document.id)}
            />
          ))}
          {pending.map((upload) => (
            <UploadRow
              key={`upload ${upload.id}`}
              upload={upload}
              onCancel={() => uploads.cancel(upload)}
              onRetry={() => uploads.retry(upload)}
            />
          ))}
        </ul>
      )}
      {documents.data?.length === 0 && pending.length === 0 && (
        <p className="rounded-control border border-dashed px-4 py-6 text-center text-muted text-sm">
          No documents yet. Drop files here, or choose them with Upload Files.
        </p>
      )}
    </section>
  )
}

function FolderButton({ application, downloads }: Pick<DocumentsProps, 'application' | 'downloads'>) {
  const download = downloads.running[application.id]
  return (
    <>
      {download && <CancelDownload download={download} what="the folder" />}
      <Button
        variant="secondary"
        size="small"
        disabled={download !== undefined}
        onClick={() => downloads.folder(application)}
      >
        <FolderDown aria-hidden />
        Download Folder
      </Button>
    </>
  )
}

function UploadButton({ isBusy, onFiles }: { isBusy: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to upload"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Choosing the same file again must count as a choice.
          event.target.value = ''
        }}
      />
      <Button size="small" disabled={isBusy} onClick={() => input.current?.click()}>
        <UploadIcon aria-hidden />
        {isBusy ? 'Uploading...' : 'Upload Files'}
      </Button>
    </>
  )
}
