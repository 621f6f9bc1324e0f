import type { Weighed } from '../../../facts/fields/select.ts'
import { roughStem } from '../../../text/nouns/rough-stem.ts'
import type { Deed } from '../deed.ts'

const MAKING = /^(?:add|create|introduce|implement|build|write|develop|design|make)$/
/** What the name of a thing ends before. */
const BEYOND =
  /[,;:(]|\s(?:to|for|in|on|at|of|with|from|by|as|into|that|which|who|where|when|so|and|or|using|via|called|named)\s.*$/
/** What was missing, or went wrong, was there before. */
const AMISS =
  /\b(?:not|no|never|missing|without|lacked|lacks|fail(?:s|ed)?|crash(?:es|ed)?|broken|wrong|slow|only|cannot)\b|n't\b/i

/** "The form takes photos" below "Added an upload form" tells what the new thing does: no trouble, and no reason for it. */
export function isOfMadeThing(body: string, deeds: readonly Deed[]): boolean {
  const [, subject = ''] = /^(?:the|this|our|my)\s((?:[\w-]+\s){1,4})/i.exec(body) ?? []
  if (!subject || AMISS.test(body)) return false
  const words = subject.trim().toLowerCase().split(' ').map(roughStem)
  return deeds.some(({ clause, rest }) => {
    if (!MAKING.test(clause.verb.base) || /^(?:the|our|my|its|their)\s/i.test(rest)) return false
    const name = rest
      .replace(BEYOND, '')
      .replace(/^(?:an?|new|some)\s(?:new\s)?/i, '')
      .trim()
    const head = roughStem((name.split(' ').at(-1) ?? '').toLowerCase())
    return head.length > 2 && words.includes(head)
  })
}

/** "Each guest is greeted by name": how it goes on since. */
const ALWAYS = /^(?:each|every|all)\s(?:[\w-]+\s){1,3}(?:is|are)\s(?!not\b|still\b)[a-z]+(?:ed|en|t)\s/i

/** "If a lamp is out, it tries the next one", right behind what was made: what the new thing does then. */
export function isGoingOnOfMade(body: string, before: string, deeds: readonly Deed[]): boolean {
  const main = body.replace(/^(?:if|when|whenever|once|after|every time)\s[^,]{2,80},\s/i, '')
  if (!(/^(?:it|they)\s/i.test(main) || ALWAYS.test(main)) || AMISS.test(main.replace(/-only\b/g, '')))
    return false
  return (
    isOfMadeThing(before, deeds) ||
    deeds.some(({ clause, source }) => source.body === before && MAKING.test(clause.verb.base))
  )
}

/** "Redundant lamp check" above "this adds a redundant check of the lamps" names what was made, and no fault. */
export function namesMadeThing({ body, sentence }: Weighed, deeds: readonly Deed[]): boolean {
  if (sentence.kind !== 'title') return false
  const words = body.toLowerCase().split(' ')
  const ends = [words.at(0), words.at(-1)].map((word) => roughStem(word ?? ''))
  return deeds.some(({ clause, rest, source }) => {
    if (source.body === body || !MAKING.test(clause.verb.base)) return false
    const made = rest
      .toLowerCase()
      .split(/[^a-z\d_-]+/)
      .map(roughStem)
    return ends.every((word) => word.length > 2 && made.includes(word))
  })
}
