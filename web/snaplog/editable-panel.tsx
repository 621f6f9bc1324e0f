import { Pencil } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '../ui/card.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import type { PanelEdit } from './use-panel-edit.ts'

type EditablePanelProps<Form> = {
  title: string
  edit: PanelEdit<Form>
  /** Beside Edit, while nothing is edited. */
  actions: ReactNode
  view: ReactNode
  renderForm: (form: Form) => ReactNode
  /** The parts that somebody else changed, in words. */
  describeConflict: (form: Form) => ReactNode
}

/** A card with a view and an edit mode; Esc leaves an edit that has changed nothing, Ctrl/Cmd+Enter saves. */
export function EditablePanel<Form>(props: EditablePanelProps<Form>) {
  const { title, edit, actions, view, renderForm, describeConflict } = props
  const { form, isBusy, conflict } = edit
  const isEditing = form !== undefined
  const card = useRef<HTMLElement>(null)
  useFocusOnSwitch(card, isEditing)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!conflict) edit.save()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || isBusy) return
    if (event.key === 'Escape' && !edit.isDirty) edit.cancel()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
  }

  const titleId = `${title.replaceAll(' ', '-').toLowerCase()}-title`
  return (
    <Card ref={card} aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId} tabIndex={-1} className="mr-auto">
          {title}
        </CardTitle>
        {!isEditing && (
          <div className="-mr-2 ml-auto flex items-center">
            {actions}
            <Button variant="ghost" size="small" data-edit onClick={edit.start}>
              <Pencil aria-hidden />
              Edit
            </Button>
          </div>
        )}
      </CardHeader>
      <CardContent className="pt-2">
        {form === undefined ? (
          view
        ) : (
          <form noValidate onSubmit={submit} onKeyDown={onKeyDown} className="space-y-4">
            {renderForm(form)}
            {edit.refusal && <Alert>{edit.refusal}</Alert>}
            {conflict && <ConflictNotice edit={edit}>{describeConflict(form)}</ConflictNotice>}
            <div className="flex justify-end gap-2">
              <Button variant="secondary" disabled={isBusy} onClick={edit.cancel}>
                Cancel
              </Button>
              <Button type="submit" disabled={isBusy || conflict !== null}>
                Save
              </Button>
            </div>
          </form>
        )}
      </CardContent>
    </Card>
  )
}

/** Into the first field when an edit begins, back to Edit when it ends; not when the panel is first shown. */
function useFocusOnSwitch(card: RefObject<HTMLElement | null>, isEditing: boolean) {
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    const target = isEditing ? 'form :is(input, textarea)' : '[data-edit]'
    card.current?.querySelector<HTMLElement>(target)?.focus()
  }, [card, isEditing])
}
