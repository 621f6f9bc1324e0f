import { lean } from '../../lean.ts'
import { verbIn } from '../clauses/verbs.ts'
import type { Sentence } from './document.ts'

/** "Partially replaces https://..." and "This reverts commit 1a2b3c4d." say nothing once the address is gone. */
function isOnlyAddress({ kind, marks, text }: Sentence): boolean {
  if (kind === 'title') return false
  if (/^this reverts commit [0-9a-f]{7,40}\.?$/i.test(text)) return true
  const urls = marks.filter((mark) => mark.kind === 'url')
  const told = urls.reduceRight((rest, url) => rest.slice(0, url.start) + rest.slice(url.end), text)
  return urls.length > 0 && told.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length < 4
}

/** What a form asks of the one who fills it in, and greetings. */
const NOT_TOLD =
  /^(?:(?:special |many )?thanks?\b(?! to (?:the |our |my |an? )?[a-z][^,]{2,60}, (?:the|our|my|it|we|I|all|this)\b)|thank you|kudos|cc\b|hi\b|hello\b|n\/a\b|please (?:delete|describe|remove|check|include|provide|fill|read|make sure|ensure|note that this|select|add)\b|see you\b|(?:(?:best|kind|warm|many) )?(?:regards|greetings|wishes)\b[\s,.!]|cheers,|(?:read|see|find|check)\b.{0,40}\bhere\.?$|that's all\b|stay tuned|your (?:pr|pull request|changes?|code|commits?)\b)|\brelease notes? (?:are|is) (?:not )?(?:required|needed)\b/i

/** Whose work it rests on and who saw it: "Based on a patch by Ann Lee", "Patch from Bo", "Spotted by Cy". */
const CREDIT = lean(
  /^(?!.*\b(?:I|we|it|there|this)\b)(?:based (?:up)?on (?:(?:an?|the|some|my|our) )?(?:[\w#-]+ ){0,3}(?:patch(?:es)?|diffs?|PRs?|pull requests?|commits?|ideas?|reports?|suggestions?|work|discussions?|code|proposal|feedback)\b[^,;:]{0,80}|(?:(?:original|initial|bug) )?(?:patch|diff|idea|report|suggestion)(?:es|s)? (?:from|by) [^,;:]{2,60}|(?:spotted|noticed|reported|suggested|requested|pointed out|reviewed|tested|found|proposed|contributed)(?: and [a-z]+)? by (?![a-z]+ing\b)[^,;:]{2,60}:?)$/i,
)

/** When a page was written, how long it takes to read, what time a report covers. */
const BYLINE =
  /^(?:(?:published|posted|written|updated|created|submitted|last (?:updated|edited|modified))(?:\s(?:on|at|by)|:|(?=\s(?:[A-Z][a-z]{2,8}\.?\s)?\d))\s.{0,40}\d.{0,20}$|(?:time|reporting|review) period\b)/i
/** "4 min read", also where a page's date is glued to it. */
const READING_TIME = /\b\d+ min(?:ute)? read(?:[A-Z]|\b)/

/** "Start time: 09:15 AM", "Resolved: 2024-05-02 10:40 UTC": when, and nothing else. */
const MOMENT =
  /^(?:(?:incident|outage|event)\s)?(?:start|end|began|begin|started|ended|detect(?:ed|ion)|resolved|resolution|reported|acknowledged|mitigated|closed)(?:\s(?:time|date|at|on))*\s?:\s(?=[^\n]*(?:\d:\d\d|\d[-/]\d|[a-z]{3}\s\d|\d\s?[ap]m))(?:[\d\s:.,/-]|T(?=\d)|[AaPp]\.?[Mm]\.?|[A-Z]{2,4}\b|(?:st|nd|rd|th)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)+$/i

/** "Works on Windows", "compiles without warnings": a box that says how the thing does, not what was done. */
function isCheck(text: string): boolean {
  const [, word = ''] =
    /^([a-z]+s)\s(?:[a-z]+ly|on|without|from|in|with|under|as|at|fine|well|again)\b/i.exec(text) ?? []
  return verbIn(word.toLowerCase(), 's') !== undefined
}

/** What stands there is what the form asks; "Todo checklist" is the writer's own. */
const CHECKLIST = /^(?!.*\bto-?dos?\b).*\bcheck ?list\b/i

/** "Changes since v1": what reviewers of a patch asked for, which is part of the patch by now. */
const REVISIONS = /^chang(?:es|ed|elog) (?:since|from|after) (?:v|version |revision |patch ?set )\d{1,2}:?$/i

/** An item below such a heading or line. */
function isOfForm({ headings, leadIn = '' }: Sentence): boolean {
  const heading = headings.at(-1) ?? ''
  return CHECKLIST.test(heading) || REVISIONS.test(heading) || REVISIONS.test(leadIn)
}

/** Whether a sentence may carry a fact: no heading, code, trailer, greeting, form or byline does. */
export function isTelling(sentence: Sentence): boolean {
  if (sentence.section === 'meta' || NOT_TOLD.test(sentence.text) || CREDIT.test(sentence.text)) return false
  if (BYLINE.test(sentence.text) || READING_TIME.test(sentence.text) || MOMENT.test(sentence.text))
    return false
  if (sentence.box === 'empty' || (sentence.section === 'boilerplate' && sentence.box)) return false
  if (sentence.kind === 'item' && isOfForm(sentence)) return false
  if (isOnlyAddress(sentence) || (sentence.box && isCheck(sentence.text))) return false
  if (sentence.kind === 'row') return /\d/.test(sentence.text)
  if (sentence.kind === 'data') return /\d/.test(sentence.text)
  return (
    sentence.kind === 'title' ||
    sentence.kind === 'prose' ||
    sentence.kind === 'item' ||
    sentence.kind === 'quote'
  )
}
