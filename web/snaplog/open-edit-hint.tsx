import { readDraft } from '../lib/draft-storage.ts'
import { useUser } from '../lib/session.ts'
import { editKey } from './use-panel-edit.ts'

const PARTS = ['extracted', 'bullet', 'story']

/** Says that an entry, not the one on screen, has an edit that was begun in this tab and not saved. */
export function OpenEditHint({ logId }: { logId: string }) {
  const { id } = useUser()
  if (!PARTS.some((part) => readDraft(id, editKey(logId, part)))) return null
  return <span className="shrink-0 text-accent text-xs">Edit open</span>
}
