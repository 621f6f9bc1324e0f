import { ADJECTIVES, LIGHT_ADJECTIVES } from '../../lexicon/chunk-words.ts'
import { endOfStatement } from '../../text/parting/own-statement.ts'
import { chunksIn } from './noun-chunks.ts'
import { type Named, nameAt } from './project-names.ts'
import type { Candidate } from './project-phrase.ts'
import type { Topic } from './project-topics.ts'

/** How long a name may become by what is told with it. */
const LONGEST_EXTENT = 44
/** How much a frame must speak for a phrase whose ends are to be trusted. */
const TRUSTED = 1.5
/** What may stand between the nouns of a name. */
const JOINT =
  /^(?:of|for|in|on|at|to|from|with|into|between|and|or|&|\+|the|an?|my|our|its|this|these|based|\d[\d.,]*)$/i

/** The name as a frame tells it, with what belongs to it: "alerts for staging", not "alerts"; as it is where no frame does so cleanly. */
export function asTold(topic: Topic, framed: readonly Candidate[]): Named {
  const told = framed.find(
    (one) =>
      one.score >= TRUSTED &&
      topic.places.some((place) => isTelling(one, place) && !isPartOf(one, place, topic)) &&
      isClean(one),
  )
  return told ? withoutLight(told) : topic
}

/** "flags of Tidemark": the whole has a name of its own, and the work was on it. */
function isPartOf(told: Named, name: Named, { features }: Topic): boolean {
  const lead = name.sentence.text.slice(told.start, name.start)
  if (!/ (?:of|in|for|on) (?:(?:the|my|our|an?|its) )?$/.test(lead)) return false
  // "Song of Gulls" is a name with all its words.
  if (
    told.start > 0
      ? /^\p{Lu}/u.test(lead)
      : told.sentence.marks.some((mark) => mark.start === 0 && mark.end === told.end)
  )
    return false
  return Boolean(features.proper || features.identifier || features.code)
}

/** "A round of boards" is about boards. */
const HEAP =
  /^(?:round|bunch|couple|pair|lot|number|bit|handful|ton) of (?:(?:the|my|our|these|those) )?(?=\p{L})/iu

/** Without "five main" in front, which tells nothing. */
function withoutLight(place: Named): Named {
  const heap = HEAP.exec(nameAt(place))?.[0].length
  if (heap) return withoutLight({ ...place, start: place.start + heap })
  const words = [...nameAt(place).matchAll(/\S+/g)]
  const first = words.find(
    (word, index) => index === words.length - 1 || !LIGHT_ADJECTIVES.has(word[0].toLowerCase()),
  )
  return { ...place, start: place.start + (first?.index ?? 0) }
}

/** Whether it says no less than the name, or leaves off a verb around several words: "sluice" alone tells less than "sluice gates". */
function isTelling(told: Named, name: Named): boolean {
  const isWhole = told.start <= name.start && name.end <= told.end
  return overlaps(told, name) && (isWhole || nameAt(told).includes(' '))
}

export function overlaps(a: Named, b: Named): boolean {
  return a.sentence.index === b.sentence.index && a.start < b.end && b.start < a.end
}

/** Whether a phrase is made of noun phrases and what joins them, and ends in a noun. */
function isClean({ sentence, start, end }: Named): boolean {
  if (end - start > LONGEST_EXTENT) return false
  // The words of a link are a name with both its ends.
  if (sentence.marks.some((mark) => mark.kind === 'link' && mark.start === start && mark.end === end))
    return true
  if (endOfStatement(sentence.text, start) < end) return false
  const chunks = chunksIn(sentence)
  const isInChunk = (at: number) => chunks.some((chunk) => chunk.start <= at && at < chunk.end)
  const words = [...sentence.text.slice(start, end).matchAll(/\S+/g)]
  return words.every((word, index) => {
    const small = word[0].toLowerCase()
    if (isInChunk(start + word.index) || LIGHT_ADJECTIVES.has(small))
      return index < words.length - 1 || !LIGHT_ADJECTIVES.has(small)
    if (index > 0 && index < words.length - 1) return JOINT.test(small)
    // "Stage 2", but not "size 5 3 3"
    if (index > 0 && /^\d/.test(small)) return !/^\d/.test(words[index - 1]?.[0] ?? '')
    // "timing strategies", "generation and rendering"
    return /^\p{Ll}{3,}ing$/u.test(small) || (index === 0 && ADJECTIVES.has(small))
  })
}
