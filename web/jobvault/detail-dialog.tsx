import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { JobApplication } from '../../contract/applications.ts'
import { formatDay } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '../ui/dialog.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { Documents } from './documents.tsx'
import type { Downloads } from './use-downloads.ts'
import { useDropTarget } from './use-drop-target.ts'
import type { Uploads } from './use-uploads.ts'

type DetailDialogProps = {
  application: JobApplication
  uploads: Uploads
  downloads: Downloads
  onClose: () => void
}

export function DetailDialog({ application, uploads, downloads, onClose }: DetailDialogProps) {
  const { positionName, companyName, dateApplied, notes, jobDescriptionUrl, jobDescriptionText } = application
  const drop = useDropTarget((files) => uploads.add(application.id, files))
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        width="wide"
        className={drop.isOver ? 'outline-2 outline-accent outline-dashed -outline-offset-4' : ''}
        {...drop.handlers}
      >
        <DialogHeader className="border-b">
          <DialogTitle className="text-xl break-words">{positionName}</DialogTitle>
          <DialogDescription className="flex flex-wrap gap-x-2 break-words tabular-nums">
            <span>{companyName}</span>
            <span aria-hidden>·</span>
            <span>{dateApplied ? formatDay(dateApplied) : 'No date'}</span>
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="space-y-6 pt-4">
          {notes && (
            <Section title="Notes">
              <p className="max-w-prose whitespace-pre-wrap break-words">{notes}</p>
            </Section>
          )}
          {(jobDescriptionUrl || jobDescriptionText) && (
            <Section
              title="Job Description"
              action={/^https?:\/\//i.test(jobDescriptionUrl) && <PostingLink url={jobDescriptionUrl} />}
            >
              {jobDescriptionText && (
                <ScrollBox
                  label="Job description text"
                  className="max-h-60 rounded-control border bg-surface px-3 py-2 whitespace-pre-wrap break-words"
                >
                  {jobDescriptionText}
                </ScrollBox>
              )}
            </Section>
          )}
          <Documents application={application} uploads={uploads} downloads={downloads} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

type SectionProps = { title: string; action?: ReactNode; children: ReactNode }

function Section({ title, action, children }: SectionProps) {
  return (
    <section className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium text-muted text-sm">{title}</h3>
        {action}
      </div>
      {children}
    </section>
  )
}

function PostingLink({ url }: { url: string }) {
  return (
    <Button asChild variant="link" size="small" className="-mr-2.5">
      <a href={url} target="_blank" rel="noopener noreferrer">
        View Job Posting
        <ExternalLink aria-hidden />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </Button>
  )
}
