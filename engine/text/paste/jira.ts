import { inPlaceOf, nothing } from './in-place.ts'

const HEADING = /^h[1-6]\.\s/m
const FENCE = /\{(?:code|noformat)(?::[^{}\n]{0,80})?\}/
const MARKS =
  /^h([1-6])\.(?=\s)|^([*#-]{2,4})(?=\s)|^#(?=\s)|(\{(?:code|noformat)(?::[^{}\n]{0,80})?\})|(\{(?:quote|panel|color|info|note|warning|tip)(?::[^{}\n]{0,120})?\})|(\{\{)(?=[^{}\n]{1,200}\}\})|(?<=\{\{[^{}\n]{1,200})(\}\})|\[([^[\]|\n]{1,200})\|([^[\]|\s]{1,500})\]|\[(~[\w.@:-]{1,60})\]|(![\w.-]{1,100}\.(?:png|jpe?g|gif|svg)(?:\|[^!\n]{0,60})?!)/gm

/** The wiki text of a Jira ticket. */
export function fromJira(text: string): string {
  const isNumbered = HEADING.test(text)
  if (!isNumbered && !FENCE.test(text)) return text
  return text.replace(
    MARKS,
    (
      mark: string,
      level?: string,
      deep?: string,
      fence?: string,
      frame?: string,
      opens?: string,
      closes?: string,
      words?: string,
      target?: string,
      person?: string,
    ) => {
      if (level) return level > '2' ? '###' : '## '
      if (deep) return inPlaceOf(deep, '-')
      if (fence) return inPlaceOf(fence, '\n```\n')
      if (frame) return nothing(frame)
      if (opens) return '\u200b`'
      if (closes) return '`\u200b'
      if (words && target) return `\u200b${words}${nothing(`|${target}]`)}`
      if (person) return `\u200b\u200b${person.slice(1)}\u200b`
      if (mark === '#') return isNumbered ? '-' : mark
      return nothing(mark)
    },
  )
}
