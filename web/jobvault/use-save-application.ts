import { useState } from 'react'
import {
  ApplicationFields,
  createApplication,
  JobApplication,
  updateApplication,
} from '../../contract/applications.ts'
import { ApiError, call } from '../api.ts'
import { showServerFailure } from '../lib/failure.ts'
import { useOneAtATime } from '../lib/use-one-at-a-time.ts'
import { toast } from '../ui/toast.ts'
import { useApplicationCache } from './application-cache.ts'
import type { ApplicationDraft, FormDraft, FormFields } from './use-application-draft.ts'

/** What is wrong with the form, and where. */
type Fault = { field: keyof FormFields; message: string }

/** Checks and sends the form; what the server refuses stays in it. */
export function useSaveApplication(draft: ApplicationDraft, onFault: (field: keyof FormFields) => void) {
  const cache = useApplicationCache()
  const [fault, setFault] = useState<Fault>()
  const [conflict, setConflict] = useState<JobApplication>()

  const saving = useOneAtATime(async ({ fields, edited }: FormDraft) => {
    const found = faultOf(fields)
    setFault(found)
    if (found) return onFault(found.field)
    try {
      cache.put(
        edited
          ? await call(updateApplication, { params: { id: edited.id }, body: withEdited(fields, edited) })
          : await call(createApplication, { body: fields }),
      )
      draft.close()
      cache.refresh()
      toast({
        title: edited ? 'Application Updated' : 'Application Created',
        description: 'Job application saved successfully',
      })
    } catch (error) {
      setConflict(conflictOf(error))
      showServerFailure(error, 'Error', 'Failed to save application')
    }
  })

  return {
    isBusy: saving.isBusy,
    save: saving.run,
    fault,
    /** The application as it is stored now, where somebody else changed it meanwhile. */
    conflict,
    settle(keepMine: boolean) {
      if (conflict) draft.rebase(conflict, keepMine)
      setConflict(undefined)
    },
  }
}

/** The id goes along in the body, where the server does not need it. */
function withEdited(fields: FormFields, edited: { id: string; version: number }) {
  return { ...fields, ...edited }
}

function faultOf(fields: FormFields): Fault | undefined {
  const issue = ApplicationFields.safeParse(fields).error?.issues[0]
  const field = issue?.path[0]
  return issue && { field: field as keyof FormFields, message: issue.message }
}

function conflictOf(error: unknown): JobApplication | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  return JobApplication.safeParse(error.problem?.current).data
}
