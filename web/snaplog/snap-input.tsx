import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { DESCRIPTION_LIMIT, type TaskLog } from '../../contract/snaps.ts'
import { showServerFailure } from '../lib/failure.ts'
import { useDraft } from '../lib/use-draft.ts'
import { useOneAtATime } from '../lib/use-one-at-a-time.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Label } from '../ui/label.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { toast } from '../ui/toast.ts'
import { ModelWait } from './model-wait.tsx'
import { PLACEHOLDER } from './placeholder.ts'
import { useProcessSnap } from './use-process-snap.ts'

const BLANK = { description: '', autoDetectDate: true, smartPriority: true }

type SnapInputProps = { isCompact: boolean; onProcessed: (log: TaskLog) => void }

/** Where a description is pasted. What is typed here is kept in this tab, also over a reload. */
export function SnapInput({ isCompact, onProcessed }: SnapInputProps) {
  const [snap, setSnap] = useDraft('snaplog.input', BLANK)
  const id = useId()
  const description = snap.description.trim()

  const { process, takeBuiltIn } = useProcessSnap()
  const processing = useOneAtATime(async () => {
    if (description === '') return tellMissing()
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      onProcessed(await process({ ...snap, description, timeZone }))
      toast({
        title: 'Snap Processed Successfully',
        description: 'Your technical work has been analyzed and formatted.',
      })
    } catch (error) {
      showServerFailure(error, 'Processing Failed', 'Failed to process snap description. Please try again.')
    }
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    processing.run()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
  }

  return (
    <Card aria-labelledby={`${id}-title`}>
      <CardHeader className="block">
        <CardTitle id={`${id}-title`}>Snap Description Input</CardTitle>
        <p className="text-muted text-sm">Paste your technical work description</p>
      </CardHeader>
      <CardContent>
        <form noValidate onSubmit={submit} className="space-y-3">
          <Label htmlFor={id}>Technical Task Description</Label>
          <Textarea
            id={id}
            rows={isCompact ? 6 : 14}
            required
            className="resize-y"
            placeholder={PLACEHOLDER}
            value={snap.description}
            onChange={(event) => setSnap({ ...snap, description: event.target.value })}
            onKeyDown={onKeyDown}
          />
          {description.length > DESCRIPTION_LIMIT && (
            <p role="status" className="text-danger text-sm">
              {description.length.toLocaleString('en-US')} characters; at most{' '}
              {DESCRIPTION_LIMIT.toLocaleString('en-US')} can be processed
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Option
              label="Auto-detect date"
              isOn={snap.autoDetectDate}
              onChange={(autoDetectDate) => setSnap({ ...snap, autoDetectDate })}
            />
            <Option
              label="Smart priority detection"
              isOn={snap.smartPriority}
              onChange={(smartPriority) => setSnap({ ...snap, smartPriority })}
            />
            <Button
              type="submit"
              className="ml-auto max-sm:w-full"
              disabled={processing.isBusy || description === ''}
            >
              {processing.isBusy ? 'Processing...' : 'Process & Extract'}
            </Button>
          </div>
          {processing.isBusy && <ModelWait onTakeBuiltIn={takeBuiltIn} />}
        </form>
      </CardContent>
    </Card>
  )
}

function tellMissing() {
  toast({
    variant: 'destructive',
    title: 'Missing Description',
    description: 'Please enter a snap description before processing.',
  })
}

type OptionProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

function Option({ label, isOn, onChange }: OptionProps) {
  const id = useId()
  return (
    <div className="flex min-h-control items-center gap-2">
      <Checkbox id={id} checked={isOn} onCheckedChange={(checked) => onChange(checked === true)} />
      <Label htmlFor={id} className="py-2 font-normal">
        {label}
      </Label>
    </div>
  )
}
