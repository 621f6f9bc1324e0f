import { describe, expect, it } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findProject } from './project.ts'

describe('a project without what was done to it', () => {
  it.each([
    [
      '### Refining the berth planner view\n\nThe main thing this week was when it opens.',
      'berth planner view',
    ],
    ['# Installing Gullbase and Ropewatch\n\nToday I set both up.', 'Gullbase and Ropewatch'],
    ['hoist_command: Avoid leaking a rope\n\nThe rope was left behind.', 'hoist_command'],
    ['# Remove Old Berth Labels & Delete jsberth\n\nBoth went out today.', 'Berth Labels'],
    ['### 4.2 New Drum, New Noise\nThe drum was loud.', 'New Drum'],
    [
      '## 2026-09-04 (late evening) \u2014 Crane parking and lamp test\n\n- Done: both.',
      'Crane parking and lamp test',
    ],
    ['## Mean tide height + range check - 05/21/26\n\nWrote both.', 'Mean tide height + range check'],
  ])('%s', (text, project) => expect(findProject(readDocument(text)).project).toBe(project))
})
