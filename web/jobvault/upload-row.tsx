import { RotateCw, X } from 'lucide-react'
import { formatSize } from '../lib/format.ts'
import { PlainIconButton } from '../ui/plain-icon-button.tsx'
import { Progress } from '../ui/progress.tsx'
import type { Upload } from './use-uploads.ts'
import { visibleName } from './visible-name.ts'

type UploadRowProps = { upload: Upload; onCancel: () => void; onRetry: () => void }

/** A file that is on its way, waits for its turn, or was refused. */
export function UploadRow({ upload, onCancel, onRetry }: UploadRowProps) {
  const name = visibleName(upload.file.name)
  const isFailed = upload.state === 'failed'
  return (
    <li className="py-1.5 pr-1.5 pl-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium" title={name}>
            <bdi>{name}</bdi>
          </p>
          {isFailed ? (
            <p className="break-words text-danger text-xs">{`Not uploaded: ${upload.message}`}</p>
          ) : (
            <p className="text-muted text-xs tabular-nums">{progressLabel(upload)}</p>
          )}
        </div>
        <div className="flex shrink-0">
          {isFailed && (
            <PlainIconButton label={`Try ${name} again`} onClick={onRetry}>
              <RotateCw aria-hidden />
            </PlainIconButton>
          )}
          <PlainIconButton
            label={isFailed ? `Dismiss ${name}` : `Cancel the upload of ${name}`}
            onClick={onCancel}
          >
            <X aria-hidden />
          </PlainIconButton>
        </div>
      </div>
      {!isFailed && <Progress className="mt-1 mb-1" label={`Upload of ${name}`} value={upload.share} />}
    </li>
  )
}

function progressLabel({ state, share, file }: Upload): string {
  if (state === 'waiting') return `Waiting, ${formatSize(file.size)}`
  return `${formatSize(Math.floor(share * file.size))} of ${formatSize(file.size)}`
}
