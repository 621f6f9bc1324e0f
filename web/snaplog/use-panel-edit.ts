import { useState } from 'react'
import { type LogEdit, TaskLog, updateLog } from '../../contract/snaps.ts'
import { ApiError, call } from '../api.ts'
import { showFailure } from '../lib/failure.ts'
import { useDraft } from '../lib/use-draft.ts'
import { useOneAtATime } from '../lib/use-one-at-a-time.ts'
import { type ToastMessage, toast } from '../ui/toast.ts'
import { useLogCache } from './log-cache.ts'

/** Open edits are drafts under this prefix, the id of the log and the name of the part. */
export const EDIT_PREFIX = 'snaplog.edit.'

/** What makes a panel editable: its part of the log as a form, and back. */
export type EditablePart<Form> = {
  name: string
  read(log: TaskLog): Form
  write(form: Form): Omit<LogEdit, 'version'>
  saved: ToastMessage
}

/** An edit that is open: what the part was when it began, and what it is now. */
type Draft<Form> = { base: Form; form: Form }

export type PanelEdit<Form> = ReturnType<typeof usePanelEdit<Form>>

/**
 * The view and edit mode of one panel. An open edit is kept in this tab until it is saved or cancelled, and a failed
 * save leaves it open. `conflict` is the log as somebody else has saved it meanwhile.
 */
export function usePanelEdit<Form>(log: TaskLog, part: EditablePart<Form>) {
  const cache = useLogCache()
  const [draft, setDraft] = useDraft<Draft<Form> | null>(`${EDIT_PREFIX}${log.id}.${part.name}`, null)
  const [conflict, setConflict] = useState<TaskLog | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  function close() {
    setDraft(undefined)
    setConflict(null)
    setRefusal(null)
  }

  const sending = useOneAtATime(async (version: number) => {
    if (!draft) return
    setRefusal(null)
    try {
      const body = { version, ...part.write(draft.form) }
      cache.put(await call(updateLog, { params: { id: log.id }, body }))
      close()
      toast(part.saved)
    } catch (error) {
      const current = currentOf(error)
      if (current) return setConflict(current)
      if (error instanceof ApiError && error.status === 400) setRefusal(error.problem?.message ?? null)
      showFailure(error, 'Save Failed', 'Failed to save the entry. Please try again.')
    }
  })

  return {
    form: draft?.form,
    isBusy: sending.isBusy,
    isDirty: draft !== null && !isSame(draft.base, draft.form),
    conflict,
    refusal,
    start: () => setDraft({ base: part.read(log), form: part.read(log) }),
    change: (changes: Partial<Form>) => draft && setDraft({ ...draft, form: { ...draft.form, ...changes } }),
    cancel: close,
    async save() {
      // The log may be newer than the edit, after a reload: then the server would see no conflict.
      if (draft && !isSame(draft.base, part.read(log))) setConflict(log)
      else await sending.run(log.version)
    },
    async keepMine() {
      if (conflict) await sending.run(conflict.version)
    },
    loadTheirs() {
      if (conflict) cache.put(conflict)
      close()
    },
  }
}

function currentOf(error: unknown): TaskLog | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  return TaskLog.safeParse(error.problem?.current).data
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
