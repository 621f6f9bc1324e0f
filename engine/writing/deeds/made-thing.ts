import { roughStem } from '../../text/rough-stem.ts'
import type { Deed } from './deed.ts'

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

/** "If a lamp is out, it tries the next one", right behind what was made: what the new thing does then. */
export function isGoingOnOfMade(body: string, before: string, deeds: readonly Deed[]): boolean {
  const main = body.replace(/^(?:if|when|whenever|once|after|every time)\s[^,]{2,80},\s/i, '')
  if (!/^(?:it|they)\s/i.test(main) || AMISS.test(main)) return false
  return (
    isOfMadeThing(before, deeds) ||
    deeds.some(({ clause, source }) => source.body === before && MAKING.test(clause.verb.base))
  )
}
