import { DETAIL_NOUNS, FUNCTION_WORDS, HOLLOW_NOUNS } from '../../lexicon/chunk-words.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { REGIONS } from '../../lexicon/places.ts'
import { PROJECT_WEIGHTS } from '../../lexicon/project-weights.ts'
import { UNITS } from '../../lexicon/units.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import type { Document, Sentence } from '../../text/lines/document.ts'
import { markAt } from '../technologies/mark-at.ts'
import { spellingOf } from '../technologies/spellings.ts'
import { type Chunk, chunksIn } from './noun-chunks.ts'
import { peopleIn } from './people.ts'
import { coinedWords, joined, type Met, stemsOfName, topicFeatures } from './project-features.ts'
import { isGeneric, isTold, isVague, type Named, nameAt } from './project-names.ts'
import { type Candidate, isMeasure } from './project-phrase.ts'
import { subjectLine } from './subject-line.ts'
import { toldSentences } from './told-sentences.ts'

/** Something the text speaks of, everywhere it does so, and how likely it is the matter of it all. */
export type Topic = Named & {
  name: string
  places: readonly Named[]
  features: Record<string, number>
  score: number
}

/** How many sentences are read: what comes later says nothing new. */
const READ = 200
/** How many phrases of the frames are compared. */
const FRAMED = 60
/** "Sep-Nov 2021" tells when. */
const DATED =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?\b.*\d/i
const UNIT = new RegExp(`^(?:${UNITS.map(({ pattern }) => pattern).join('|')})$`, 'i')
/** What instruments show their readings in. */
const MEASURED_IN =
  /^(?:dBm?|[kMG]?bit|[kMG]bps|[kM]?Hz|mAh?|[mk]?V|[mk]?W|rpm|lux|ppm|psi|[\u00b5mck]?m|[mk]?g|ml)$/
/** "reef_map" and "reef_map.py" are one. */
const FILE_ENDING =
  /(?<=^[\w-]{3,40})\.(?:py|ipynb|js|jsx|ts|tsx|c|cc|cpp|h|hpp|rs|go|rb|java|kt|swift|php|sh|sql|md)$/
/** "Reefer v0.3" is Reefer. */
const RELEASE = /(?<=^[a-z][\w-]{2,30}) v?\d+\.\d[\w.]*$/
const LONGEST_NAME = 44
const REPOSITORY = /\b(?:github|gitlab|codeberg|bitbucket)\.(?:com|org)\/[\w.-]+\/([\w.-]+)/gi
/** How many links are read for repositories. */
const LINKS = 40
/** Where things are kept or talked over, which says no more of the work than a room does. */
const KEPT_AT =
  /^(?:github|gitlab|bitbucket|slack|discord|jira|confluence|notion|trello|teams|zoom|(?:google )?play(?: store)?|app store|reddit|medium|stack ?overflow|youtube|linkedin|twitter)$/i
/** Spoken languages. */
const SPOKEN =
  /^(?:english|german|french|spanish|italian|portuguese|dutch|polish|czech|russian|ukrainian|turkish|arabic|hebrew|hindi|chinese|japanese|korean|swedish|danish|finnish|norwegian|greek|hungarian|romanian|vietnamese)$/i
const TIME_ZONE = /^(?:[ECMP][SD]T|CES?T|EES?T|WES?T|GMT|BST|IST|JST|AES?T)$/

/** The noun phrases of the text, the likeliest to be its project first; `framed` is what the frames found. */
export function rankTopics(document: Document, framed: readonly Candidate[]): Topic[] {
  const { groups, stems } = gather(document)
  const phrases = framed
    .slice(0, FRAMED)
    .map((one) => ({ phrase: ` ${nameAt(one).toLowerCase()} `, score: one.score }))
  const most = Math.max(1, ...stems.values())
  const title = subjectLine(document)?.sentence.text.toLowerCase() ?? ''
  const repositories = [...document.raw.matchAll(REPOSITORY)]
    .slice(0, LINKS)
    .map(([, name = '']) => joined(name))
  return [...groups.values()]
    .flatMap((group): Topic[] => {
      const [first] = group
      if (!first || isHollow(first.name)) return []
      const { name } = first
      const features = topicFeatures(group, { stems, most, framed: phrases, title, repositories })
      let score = 0
      for (const feature in features) score += (PROJECT_WEIGHTS[feature] ?? 0) * (features[feature] ?? 0)
      const places = group.map(({ sentence, chunk: { start, end } }) => ({ sentence, start, end }))
      return [
        {
          sentence: first.sentence,
          start: first.chunk.start,
          end: first.chunk.end,
          name,
          places,
          features,
          score,
        },
      ]
    })
    .sort((a, b) => b.score - a.score)
}

/** All noun phrases by name, and in how many sentences each of their words stands. */
function gather(document: Document) {
  const people = peopleIn(document)
  const groups = new Map<string, Met[]>()
  const stems = new Map<string, number>()
  const coined: Met[] = []
  const add = (key: string, met: Met) => {
    const group = groups.get(key)
    if (group) group.push(met)
    else groups.set(key, [met])
  }
  let order = 0
  for (const sentence of toldSentences(document).filter(isNaming).slice(0, READ)) {
    const seen = new Set<string>()
    for (const chunk of chunksIn(sentence)) {
      const name = sentence.text.slice(chunk.start, chunk.end)
      for (const stem of stemsOfName(name)) seen.add(stem)
      if (isWhatItDoes(sentence, chunk.start) || isMeasure(sentence.text, chunk.start)) continue
      if (isElsewhere(name, chunk) || isColumn(sentence, chunk) || isOfOthers(sentence, chunk)) continue
      if (
        isMaker(sentence, chunk.start) ||
        isSpeaking(sentence, chunk.end) ||
        people.has(name.split(/[\s']/, 1)[0] ?? '')
      )
        continue
      const key = name
        .toLowerCase()
        .replace(FILE_ENDING, '')
        .replace(RELEASE, '')
        .replace(/(?<=[^s])s$/, '')
        .replace(/[\s_-]+/g, ' ')
      add(key, { sentence, chunk, order, name })
      // "The Epifer tiles" and "an Epifer limitation" are about Epifer.
      if (!name.includes(' ')) continue
      for (const { word, start } of coinedWords(sentence, chunk.start, chunk.end))
        if (/\p{Ll}/u.test(word))
          coined.push({ sentence, chunk: { ...chunk, start, end: start + word.length }, order, name: word })
    }
    for (const stem of seen) stems.set(stem, (stems.get(stem) ?? 0) + 1)
    if (isTold(sentence)) order++
  }
  for (const met of coined)
    if ((stems.get(stemsOfName(met.name)[0] ?? '') ?? 0) > 1) add(met.name.toLowerCase(), met)
  return { groups, stems }
}

/** Whether the sentence tells, or heads what belongs to no part of a form. */
function isNaming(sentence: Sentence): boolean {
  const { kind, section } = sentence
  return kind === 'heading' ? section === undefined || section === 'summary' : isTold(sentence)
}

/** "The answers were on GitHub", "customers in Brazil", "translated into Polish", "a label using Zebra". */
function isElsewhere(name: string, { before }: Chunk): boolean {
  if (/^(?:using|via)$/.test(before)) return spellingOf(name) !== undefined
  if (!/^(?:on|in|into|to|from|at|and|for)$/.test(before)) return false
  return KEPT_AT.test(name) || SPOKEN.test(name) || REGIONS.has(name.toLowerCase())
}

/** "An index on (gate_id, opened_at)": of what a table has. */
function isColumn({ text }: Sentence, { start, end }: Chunk): boolean {
  return (
    text.slice(start, end).includes('_') &&
    /\((?:\w+, ){0,4}$/.test(text.slice(Math.max(0, start - 60), start)) &&
    /^(?:, \w+){0,4}\)/.test(text.slice(end, end + 60))
  )
}

/** "Reedco said that they pay": who speaks is no work. */
function isSpeaking({ text }: Sentence, end: number): boolean {
  return /^ (?:has |have |had |also )?(?:said|says|told|asked|offered|promised|suggested|announced|replied)\b/.test(
    text.slice(end, end + 20),
  )
}

/** "The chat bot by Elif's team" is theirs. */
function isOfOthers({ text }: Sentence, { end }: Chunk): boolean {
  return OTHERS.test(text.slice(end, end + 40))
}

const OTHERS =
  /^ by (?:\p{Lu}\p{Ll}+'s (?:team|squad|group|crew)|(?:the|another|an?) (?:[\w-]+ ){0,2}(?:team|squad|vendor|agency|contractor))\b(?! and (?:me|I|us)\b)/u

/** Whether it is linked to the page of a person or a company. */
function isMaker(sentence: Sentence, at: number): boolean {
  return /^https?:\/\/(?:www\.)?git(?:hub|lab)\.com\/[\w.-]+\/?$/.test(markAt(sentence, at)?.target ?? '')
}

/** "Wrote a service which posts alerts to Slack" is about the service. */
function isWhatItDoes({ text }: Sentence, at: number): boolean {
  const verb = MADE.exec(text.slice(0, at))?.[1] ?? ''
  return verbIn(verb, 's') !== undefined
}

const MADE =
  /^(?:(?:i|we) )?(?:wrote|built|made|created|developed|designed|implemented) an? (?:[\w-]+ ){1,4}?(?:that|which) (?:\w+ly )?([a-z]+s) /i

/** "Nightly" without what is nightly, and "zero downtime", which there was none of. */
const HOW_OFTEN = /^(?:(?:night|dai|week|month|hour|quarter|year)ly$|(?:zero|no)\s)/i

/** Files that lie in every folder, and days. */
const OF_ANY =
  /^(?:authors|changelog|changes|contributing|copying|hacking|install|licen[cs]e|news|notice|readme|todo|trademark)\.(?:md|txt|rst|org|html)$|^(?:app|index|main)\.[a-z]{1,4}$|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i

/** What helped with the work, and what all of it is. */
const LONE = /^(?:chatgpt|claude|(?:github )?copilot|implementations?|github (?:site|repo|repository|page))$/i

/** "GATE_MOTOR_URL": what a program is told from outside. */
const SWITCH = /^[A-Z][A-Z\d]*_[A-Z\d_]*_[A-Z\d]+$/

/** "Remove" at the head of a sentence: what was done, without what it was done to. */
function isOrder(name: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(name) || spellingOf(name)) return false
  const small = name.toLowerCase()
  return verbIn(small, 'base')?.isWork === true && !NOUN_VERBS.has(small)
}

/** Whether it could be anybody's, or tells of a circumstance. */
function isHollow(name: string): boolean {
  // "BUT" is shouted, "$berth" a variable.
  if (name.startsWith('$')) return true
  if (/^\p{Lu}{2,}$/u.test(name) && FUNCTION_WORDS.has(name.toLowerCase())) return true
  const last = /[^\s-]+$/.exec(name)?.[0].toLowerCase() ?? ''
  return (
    name.length > LONGEST_NAME ||
    DATED.test(name) ||
    TIME_ZONE.test(name) ||
    UNIT.test(name) ||
    MEASURED_IN.test(name) ||
    HOW_OFTEN.test(name) ||
    isOrder(name) ||
    OF_ANY.test(name) ||
    LONE.test(name) ||
    SWITCH.test(name) ||
    // A lone "page" or "line" is a part of anything.
    (/^\p{L}\p{Ll}+$/u.test(name) && (DETAIL_NOUNS.has(last) || DETAIL_NOUNS.has(last.replace(/s$/, '')))) ||
    HOLLOW_NOUNS.has(last) ||
    HOLLOW_NOUNS.has(last.replace(/s$/, '')) ||
    isGeneric(name) ||
    isVague(name)
  )
}
