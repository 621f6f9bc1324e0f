import { isInstruction } from '../../engine/ground/instructions.ts'
import type { JobNames } from './analyst.ts'
import type { PostingAnswer } from './posting-question.ts'

const LONGEST = 120

/** The names of an answer that stand in the posting word for word, and not in a line that speaks to a model. */
export function checkPosting(answer: PostingAnswer, text: string): Omit<JobNames, 'notes'> {
  const lines = text.split(/\n|(?<=[.!?])\s+/).filter((line) => !isInstruction(line))
  const posting = ` ${fold(lines.join(' \n '))} `
  const keep = (name: string | null) => {
    const written = name?.trim() ?? ''
    if (!written || written.length > LONGEST || /[\n<>{}]/.test(written)) return undefined
    return posting.includes(` ${fold(written)} `) ? written : undefined
  }
  const positionName = keep(answer.positionName)
  const companyName = keep(answer.companyName)
  return { ...(positionName && { positionName }), ...(companyName && { companyName }) }
}

/** Words in small letters with one space between; lines stay apart. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\n&+#]+/gu, ' ')
    .trim()
}
