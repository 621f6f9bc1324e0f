import { Download as DownloadIcon, File as FileIcon, Trash2 } from 'lucide-react'
import type { ApplicationDocument } from '../../contract/documents.ts'
import { formatSize } from '../lib/format.ts'
import { PlainIconButton } from '../ui/plain-icon-button.tsx'
import { Progress } from '../ui/progress.tsx'
import { CancelDownload } from './cancel-download.tsx'
import type { Download } from './use-downloads.ts'
import { visibleName } from './visible-name.ts'

type DocumentRowProps = {
  document: ApplicationDocument
  download: Download | undefined
  isDeleting: boolean
  onDownload: () => void
  onDelete: () => void
}

export function DocumentRow({ document, download, isDeleting, onDownload, onDelete }: DocumentRowProps) {
  const name = visibleName(document.originalName)
  return (
    <li className="py-1.5 pr-1.5 pl-3">
      <div className="flex items-center gap-3">
        <FileIcon aria-hidden className="size-4 shrink-0 text-muted" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium" title={name}>
            <bdi>{name}</bdi>
          </p>
          <p className="flex gap-x-2 text-muted text-xs tabular-nums">
            <span className="shrink-0">{formatSize(document.fileSize)}</span>
            <span className="truncate">{document.mimeType}</span>
          </p>
        </div>
        <div className="flex shrink-0">
          {download ? (
            <CancelDownload download={download} what={name} />
          ) : (
            <PlainIconButton label={`Download ${name}`} onClick={onDownload}>
              <DownloadIcon aria-hidden />
            </PlainIconButton>
          )}
          <PlainIconButton label={`Delete ${name}`} disabled={isDeleting} onClick={onDelete}>
            <Trash2 aria-hidden />
          </PlainIconButton>
        </div>
      </div>
      {download && <Progress className="mt-1" label={`Download of ${name}`} value={download.share} />}
    </li>
  )
}
