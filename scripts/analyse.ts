// npm run analyse -- FILE [--json | --why]: what the built-in engine makes of a note, from a file or from standard input, and why.
import { readFileSync } from 'node:fs'
import { analyseSnap, type SnapAnalysis } from '../engine/analyse-snap.ts'
import { explain, whyAsText } from '../engine/why.ts'

const args = process.argv.slice(2)
const file = args.find((arg) => !arg.startsWith('--'))
const description = readNote(file)
const today = new Date().toISOString().slice(0, 10)
const answer = analyseSnap(description, { today, autoDetectDate: true, smartPriority: true })
console.log(args.includes('--json') ? JSON.stringify(answer, null, 2) : asText(answer))
if (args.includes('--why')) console.log(`\n${whyAsText(answer, explain(description))}`)

function readNote(path: string | undefined): string {
  try {
    return readFileSync(path ?? 0, 'utf8').trim()
  } catch {
    console.error(`Cannot read ${path ?? 'standard input'}`)
    process.exit(1)
  }
}

function asText({ extractedData, resumeBullet, starStory, analysis }: SnapAnalysis): string {
  const lines: [string, string][] = [
    ['Project', extractedData.project],
    ['Date', extractedData.date],
    ['Priority', extractedData.priority],
    ['Technologies', extractedData.technologies.join(', ')],
    ['Problem', extractedData.problemSummary],
    ['Approach', extractedData.approach ?? ''],
    ['Solution', extractedData.solution ?? ''],
    ['Impact', extractedData.impact],
    ['Bullet', resumeBullet],
    ['Situation', starStory.situation],
    ['Task', starStory.task],
    ['Action', starStory.action],
    ['Result', starStory.result],
    ...analysis.notes.map((note): [string, string] => ['Note', note]),
  ]
  return lines.map(([name, text]) => `${`${name}:`.padEnd(14)}${text || '-'}`).join('\n')
}
