import { zodResolver } from '@hookform/resolvers/zod'
import { type SubmitEvent, useId } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError, messageOf } from '../api.ts'

type SectionFormOptions<Fields extends FieldValues> = {
  schema: z.ZodType<Fields, Fields>
  /** Its fields in the order in which they are checked. */
  start: DefaultValues<Fields>
  send: (fields: Fields) => Promise<void>
  /** Shown when the server gives no reason. */
  failed: string
  /** The field at fault when the server refuses with this status. */
  faultOf?: (status: number) => Path<Fields> | undefined
}

/** One form of the settings: checks by the contract, sends, and says the first thing that is wrong. */
export function useSectionForm<Fields extends FieldValues>(options: SectionFormOptions<Fields>) {
  const { schema, start, send, failed, faultOf } = options
  const alertId = useId()
  const form = useForm<Fields>({
    defaultValues: start,
    reValidateMode: 'onSubmit',
    resolver: zodResolver(schema),
  })
  const { errors, isSubmitting } = form.formState

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    try {
      await form.handleSubmit(send)(event)
    } catch (error) {
      const field = error instanceof ApiError ? faultOf?.(error.status) : undefined
      form.setError(field ?? 'root', { message: messageOf(error, failed) })
      if (field) form.setFocus(field, { shouldSelect: true })
    }
  }

  const faultyField = Object.keys(start).find((name) => errors[name])
  const error = faultyField ? errors[faultyField] : errors.root
  return {
    form,
    onSubmit,
    alertId,
    isBusy: isSubmitting,
    message: typeof error?.message === 'string' ? error.message : undefined,
    /** What a field of this form needs besides its label. */
    field: (name: Path<Fields>) => ({
      ...form.register(name),
      isAtFault: faultyField === name,
      alertId,
    }),
  }
}
