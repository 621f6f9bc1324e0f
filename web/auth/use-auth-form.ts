import type { SubmitEvent } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import type { AuthAnswer } from '../../contract/accounts.ts'
import { ApiError, messageOf } from '../api.ts'
import { startSession } from '../lib/session.ts'

type AuthFormOptions<Fields extends FieldValues> = {
  /** Loads what checks and sends the form; it comes while the user types, so the first screen stays small. */
  load: () => Promise<{ check: Resolver<Fields>; send: (fields: Fields) => Promise<AuthAnswer> }>
  /** The empty form, its fields in the order in which they are checked. */
  blank: DefaultValues<Fields>
  /** Shown when the server refuses without a message, and when there is no answer to read. */
  messages: { refused: string; failed: string }
  /** The field to return to when the server refuses with this status, and whether it is the one at fault. */
  returnTo: (status: number) => { field: Path<Fields>; isAtFault: boolean }
}

/** One authentication form: checks, sends, starts the session, and says the first thing that is wrong. */
export function useAuthForm<Fields extends FieldValues>(options: AuthFormOptions<Fields>) {
  const { load, blank, messages, returnTo } = options
  const form = useForm<Fields>({
    defaultValues: blank,
    reValidateMode: 'onSubmit',
    resolver: async (...form) => (await load()).check(...form),
  })
  const { errors, isSubmitting, submitCount } = form.formState

  const submit = form.handleSubmit(async (fields) => {
    const { send } = await load()
    const { user } = await send(fields)
    startSession(user)
  })

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    try {
      await submit(event)
    } catch (error) {
      if (!(error instanceof ApiError)) return form.setError('root', { message: messages.failed })
      const { field, isAtFault } = returnTo(error.status)
      form.setError(isAtFault ? field : 'root', { message: messageOf(error, messages.refused) })
      form.setFocus(field, { shouldSelect: true })
    }
  }

  const faultyField = Object.keys(blank).find((name) => errors[name])
  const error = faultyField ? errors[faultyField] : errors.root
  return {
    form,
    onSubmit,
    faultyField,
    isBusy: isSubmitting,
    /** The one message of the alert. */
    message: typeof error?.message === 'string' ? error.message : undefined,
    hasBeenSent: submitCount > 0,
  }
}
