import type { SnapAnalysis } from './analyse-snap.ts'
import { findProse } from './facts/fields/prose.ts'
import type { Weighed } from './facts/fields/select.ts'
import { findProject } from './facts/project/project.ts'
import { findTechnologies } from './facts/technologies/technologies.ts'
import { createGuard } from './ground.ts'
import { ROLE_WEIGHTS } from './lexicon/role-weights.ts'
import { WORD_WEIGHTS } from './lexicon/word-weights.ts'
import { ROLES, type Role } from './roles.ts'
import { readDocument } from './text/lines/document.ts'
import { openWorkshop } from './writing/bullet/tellings.ts'
import { tell } from './writing/deeds/deed.ts'
import { findDeeds } from './writing/deeds/deeds.ts'

/** Why the engine took a sentence for what it took it for. */
export type ReadSentence = {
  text: string
  /** Where it stands: "title", "item", "prose", with what its heading announces. */
  place: string
  /** Who acts, the verb, its form and how far the deed got; nothing where no deed was read. */
  clause?: string
  /** Its roles, the likeliest first, each from 0 to 1; those below a tenth are left out. */
  roles: readonly (readonly [role: Role, likelihood: number])[]
  /** What spoke loudest for and against the likeliest role, with its weight. */
  voices: readonly (readonly [voice: string, weight: number])[]
  /** The deeds read in it, as a story would tell them. */
  deeds: readonly string[]
}

export type Why = { sentences: readonly ReadSentence[]; drafts: readonly string[] }

/** How many voices and drafts are told. */
const VOICES = 5
const DRAFTS = 8

/** Tells how the built-in engine read a description: for whoever wants to mend what it said. */
export function explain(description: string): Why {
  const document = readDocument(description)
  const prose = findProse(document)
  const guard = createGuard(document, findTechnologies(document))
  const deeds = findDeeds(prose)
  const { ranked } = openWorkshop(prose, findProject(document).project, guard)
  return {
    sentences: prose.all.map((one) => ({
      ...readSentence(one),
      deeds: deeds.filter(({ source }) => isOf(source, one)).map((deed) => tell(deed, 'past')),
    })),
    drafts: ranked.slice(0, DRAFTS).map(({ text }) => text),
  }
}

/** A deed may have been read in a part of the sentence. */
function isOf({ sentence }: Weighed, one: Weighed): boolean {
  return sentence.index === one.sentence.index
}

function readSentence({ sentence, body, clause, likelihood, features, words }: Weighed) {
  const roles = ROLES.map((role) => [role, likelihood[role]] as const)
    .filter(([, likely]) => likely >= 0.1)
    .toSorted(([, a], [, b]) => b - a)
  const [likeliest = 'solution'] = roles[0] ?? []
  const at = ROLES.indexOf(likeliest)
  const voices = [
    ...features.map((name) => [name, ROLE_WEIGHTS[name]?.[at] ?? 0] as const),
    ...words.map((word) => [`"${word}"`, WORD_WEIGHTS.get(word)?.[at] ?? 0] as const),
  ]
  return {
    text: body,
    place: [sentence.kind, sentence.section].filter(Boolean).join(', '),
    ...(clause && {
      clause: `${clause.subject}: ${clause.isNegated ? 'not ' : ''}${clause.verb.base} (${clause.form}, ${clause.modality})`,
    }),
    roles,
    voices: voices.toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a)).slice(0, VOICES),
  }
}

/** The same as text, under the answer that it explains. */
export function whyAsText({ resumeBullet }: SnapAnalysis, { sentences, drafts }: Why): string {
  const figures = (list: readonly (readonly [string, number])[]) =>
    list.map(([name, value]) => `${name} ${value.toFixed(2)}`).join(', ') || '-'
  const read = sentences.flatMap(({ text, place, clause, roles, voices, deeds }) => [
    `  ${text}`,
    `    place   ${place}`,
    `    clause  ${clause ?? '-'}`,
    `    roles   ${figures(roles)}`,
    `    voices  ${figures(voices)}`,
    ...deeds.map((deed) => `    deed    ${deed}`),
  ])
  const told = drafts.map((draft) => `  ${draft}`)
  return [
    'Sentences, as they were read',
    ...read,
    'Drafts of the bullet, the best first, before anything is added or polished',
    ...(told.length > 0 ? told : ['  -']),
    `Told: ${resumeBullet}`,
  ].join('\n')
}
