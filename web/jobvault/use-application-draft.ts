import { useRef } from 'react'
import type { JobApplication } from '../../contract/applications.ts'
import { today } from '../lib/format.ts'
import { useDraft } from '../lib/use-draft.ts'

/** What the form holds, all of it text as it was typed. */
export type FormFields = {
  positionName: string
  companyName: string
  dateApplied: string
  notes: string
  jobDescriptionUrl: string
  jobDescriptionText: string
}

export type FormDraft = {
  /** The application that is edited, as it was known then; absent for a new one. */
  edited?: { id: string; version: number }
  original: FormFields
  fields: FormFields
  /** What the user had typed where an extraction put something else. */
  replaced: Partial<FormFields>
}

export type ApplicationDraft = ReturnType<typeof useApplicationDraft>

/** The open application form, which survives a reload and an expired session; there is none while it is closed. */
export function useApplicationDraft() {
  const [value, keep] = useDraft<FormDraft | null>('jobvault.form', null)
  // An extraction ends long after it began: it changes what the form holds by then.
  const latest = useRef(value)
  latest.current = value

  function set(next: FormDraft | null) {
    latest.current = next
    keep(next ?? undefined)
  }

  function change(fields: Partial<FormFields>) {
    const current = latest.current
    if (current) set({ ...current, fields: { ...current.fields, ...fields } })
  }

  return {
    value,
    change,
    close: () => set(null),

    startNew() {
      const fields = { ...BLANK, dateApplied: today() }
      set({ original: fields, fields, replaced: {} })
    },

    startEditing(application: JobApplication) {
      const fields = fieldsOf(application)
      const { id, version } = application
      set({ edited: { id, version }, original: fields, fields, replaced: {} })
    },

    /** Goes on from what is stored now: with the user's own text, or with that of the server. */
    rebase(application: JobApplication, keepMine: boolean) {
      const current = latest.current
      if (!current) return
      const { id, version } = application
      const original = fieldsOf(application)
      set({ ...current, edited: { id, version }, original, fields: keepMine ? current.fields : original })
    },

    /** Puts in what was found, and remembers what it took the place of. */
    fill(found: Partial<FormFields>) {
      const current = latest.current
      if (!current) return
      const replaced = { ...current.replaced }
      for (const name of Object.keys(found) as (keyof FormFields)[]) {
        const typed = current.fields[name]
        if (typed.trim() !== '' && typed !== found[name]) replaced[name] = typed
      }
      set({ ...current, fields: { ...current.fields, ...found }, replaced })
    },

    undo(name: keyof FormFields) {
      const current = latest.current
      const typed = current?.replaced[name]
      if (!current || typed === undefined) return
      const { [name]: _, ...replaced } = current.replaced
      set({ ...current, fields: { ...current.fields, [name]: typed }, replaced })
    },
  }
}

const BLANK: FormFields = {
  positionName: '',
  companyName: '',
  dateApplied: '',
  notes: '',
  jobDescriptionUrl: '',
  jobDescriptionText: '',
}

function fieldsOf(application: JobApplication): FormFields {
  const { positionName, companyName, dateApplied, notes, jobDescriptionUrl, jobDescriptionText } = application
  return {
    positionName,
    companyName,
    dateApplied: dateApplied ?? '',
    notes,
    jobDescriptionUrl,
    jobDescriptionText,
  }
}
