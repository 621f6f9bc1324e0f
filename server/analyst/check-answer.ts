import type { SourcedField } from '../../contract/snaps.ts'
import { cleanText } from '../../contract/text.ts'
import { canonicalName, isListed } from '../../engine/facts/technologies/spellings.ts'
import { isNamed } from '../../engine/ground/names.ts'
import type { Source } from '../../engine/ground/source.ts'
import { type Claims, type Fault, findUnsupported, textsOf } from '../../engine/ground.ts'
import { readVerb } from '../../engine/text/clauses/verbs.ts'
import type { SnapAnswer } from './snap-question.ts'

/** What is wrong with a part of an answer, in words that the model understands. */
export type AnswerFault = { field: SourcedField; reason: string }

const REASONS: Record<Fault['kind'], (words: string) => string> = {
  number: (words) => `"${words}" is not a number that the description gives for this`,
  'computed number': (words) => `"${words}" was computed; the description does not say it`,
  technology: (words) => `"${words}" is not named in the description`,
  identifier: (words) => `"${words}" is not named in the description`,
  name: (words) => `"${words}" is not named in the description`,
  date: (words) => `"${words}" is not named in the description`,
  'stronger claim': (words) => `"${words}" claims more than the description does`,
  modality: (words) => `"${words}" is planned, hedged or not done in the description`,
  unsupported: (words) => `the description says nothing of "${words}"`,
}
const LONGEST: Partial<Record<SourcedField, number>> = { project: 80, resumeBullet: 400 }
const REQUIRED: ReadonlySet<SourcedField> = new Set([
  'project',
  'resumeBullet',
  'situation',
  'task',
  'action',
  'result',
])
const MOST_TECHNOLOGIES = 30

/** The claims of an answer, cleaned; technologies under their canonical names, without those the text does not name. */
export function claimsOf(answer: SnapAnswer, source: Source): Claims {
  const technologies = answer.technologies.map((name) => canonicalName(tidy(name)))
  return {
    extractedData: {
      project: tidy(answer.project),
      problemSummary: tidy(answer.problemSummary),
      approach: tidy(answer.approach),
      solution: tidy(answer.solution),
      impact: tidy(answer.impact),
      technologies: [...new Set(technologies)]
        .filter((name) => isTechnology(name, source))
        .slice(0, MOST_TECHNOLOGIES),
    },
    resumeBullet: tidy(answer.resumeBullet),
    starStory: {
      situation: tidy(answer.situation),
      task: tidy(answer.task),
      action: tidy(answer.action),
      result: tidy(answer.result),
    },
  }
}

/** Named in the text, and by a name: a word that the text also has in small letters only looks like one. */
function isTechnology(name: string, source: Source): boolean {
  if (!name || name.length > 60 || !isNamed(name, [], source)) return false
  if (source.technologies.has(name.toLowerCase()) || isListed(name)) return true
  return /[\p{Lu}\d._-]/u.test(name) && source.raw.includes(name) && !source.raw.includes(name.toLowerCase())
}

/** Everything in the claims that their description does not support, or that no reader would take for an entry. */
export function checkClaims(claims: Claims, source: Source): AnswerFault[] {
  return [
    ...findUnsupported(claims, source).map(({ field, kind, words }) => ({
      field,
      reason: REASONS[kind](words),
    })),
    ...findFormFaults(claims),
  ]
}

function findFormFaults(claims: Claims): AnswerFault[] {
  const seen = new Set<string>()
  return textsOf(claims).flatMap(([field, text]) => {
    const reason =
      formFault(field, text) ?? (isStory(field) && seen.has(text) ? 'it repeats another part' : undefined)
    if (isStory(field)) seen.add(text)
    return reason ? [{ field, reason }] : []
  })
}

function formFault(field: SourcedField, text: string): string | undefined {
  if (text === '') return REQUIRED.has(field) ? 'it is empty' : undefined
  if (text.length > (LONGEST[field] ?? 900)) return 'it is too long'
  if (/<\/?[a-z][^<>]*>|!?\[[^\]]*\]\(|https?:\/\/|^[#*{[-]|```/i.test(text))
    return 'it has Markdown, HTML or a link'
  if (
    /\b(?:as an ai|language model|the (?:description|text) (?:says|does not|states)|not stated|n\/a)\b/i.test(
      text,
    )
  )
    return 'it speaks of the text instead of the work'
  return field === 'resumeBullet' ? bulletFault(text) : undefined
}

function bulletFault(text: string): string | undefined {
  const words = text.split(/\s+/)
  if (words.length < 8 || words.length > 40) return `it has ${words.length} words instead of 10 to 35`
  if (/\b(?:I|my|me)\b/.test(text)) return 'it speaks in the first person'
  const opening = words[0]?.replace(/[^\p{L}-]/gu, '') ?? ''
  const isPast = readVerb(opening).some(({ form }) => form === 'past') || /ed$/.test(opening)
  return isPast ? undefined : 'it does not open with a verb in the past tense'
}

function isStory(field: SourcedField): boolean {
  return field === 'situation' || field === 'task' || field === 'action' || field === 'result'
}

/** One line without marks of lists, emphasis or quotation around it. */
function tidy(text: string | null): string {
  return cleanText(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\*\*|__/g, '')
    .trim()
    .replace(/^[-*\u2022]\s+/, '')
    .replace(/^["\u201c](.*)["\u201d]$/, '$1')
}
