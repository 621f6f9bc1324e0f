import type { TaskLog } from '../../contract/snaps.ts'
import { ExtractedPanel } from './extracted-panel.tsx'
import { ResumeBulletCard } from './resume-bullet-card.tsx'
import { StarStoryCard } from './star-story-card.tsx'

/** The open entry: three panels, each with an edit mode of its own. */
export function Result({ log }: { log: TaskLog }) {
  return (
    <>
      <ExtractedPanel log={log} />
      <ResumeBulletCard log={log} />
      <StarStoryCard log={log} />
    </>
  )
}
