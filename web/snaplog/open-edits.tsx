import { draftKeys } from '../lib/draft-storage.ts'
import { useUser } from '../lib/session.ts'
import { EDIT_PREFIX } from './use-panel-edit.ts'

/** The ids of the logs that have an edit which was begun in this tab and not yet saved. */
export function useOpenEdits(): Set<string> {
  const { id } = useUser()
  const edits = draftKeys(id).filter((key) => key.startsWith(EDIT_PREFIX))
  return new Set(edits.map((key) => key.slice(EDIT_PREFIX.length).replace(/\.[^.]*$/, '')))
}

export function OpenEditHint() {
  return <span className="shrink-0 text-accent text-xs">Edit open</span>
}
