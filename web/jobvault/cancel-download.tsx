import { LoaderCircle, X } from 'lucide-react'
import { PlainIconButton } from '../ui/plain-icon-button.tsx'
import type { Download } from './use-downloads.ts'

type CancelDownloadProps = { download: Download; what: string }

/** Stands where the download button was: how far it is, and the way out of it. */
export function CancelDownload({ download, what }: CancelDownloadProps) {
  const percent = download.share === null ? undefined : Math.round(download.share * 100)
  return (
    <span className="flex items-center gap-1 text-muted text-xs tabular-nums">
      <span role="status" className="flex items-center">
        <span className="sr-only">{`Downloading ${what}`}</span>
        {percent === undefined ? (
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
        ) : (
          <span aria-hidden>{percent} %</span>
        )}
      </span>
      <PlainIconButton label={`Cancel the download of ${what}`} onClick={download.cancel}>
        <X aria-hidden />
      </PlainIconButton>
    </span>
  )
}
