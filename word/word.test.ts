import { describe, expect, it } from 'vitest'
import { NASTY_STRINGS } from '../server/testing/nasty-strings.ts'
import { DOCUMENT_END, documentOpening } from './document.ts'
import { entryParagraphs, type WordEntry } from './entry.ts'
import { FIXED_PARTS } from './parts.ts'

const ILLEGAL = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

describe('every part of a Word file is well-formed', () => {
  it.each(Object.entries(FIXED_PARTS))('%s', (_, xml) => {
    expect(faultIn(xml)).toBe('')
  })

  it('the text, whatever the entries hold', () => {
    const entries = NASTY_STRINGS.map(everywhere)
    const text = entries.map((entry, index) => entryParagraphs(entry, index + 1)).join('')
    const opening = documentOpening({ total: entries.length, generatedOn: '<&">' })
    expect(faultIn(opening + text + DOCUMENT_END)).toBe('')
  })
})

it('the text of an entry reads back, but for the characters that XML forbids', () => {
  for (const nasty of NASTY_STRINGS.filter((text) => text.trim() !== '')) {
    const [, story = ''] =
      /Situation: <\/w:t><\/w:r>(.*?)<\/w:p>/s.exec(entryParagraphs(everywhere(nasty), 1)) ?? []
    const expected = nasty.replace(ILLEGAL, '').replace(/\r\n?/g, '\n')
    expect(textOf(story.replaceAll('<w:br/>', '\n'))).toBe(expected)
  }
})

it('a Word file refers to nothing outside itself', () => {
  for (const xml of Object.values(FIXED_PARTS)) expect(xml).not.toMatch(/TargetMode|Target="\w+:/)
})

function everywhere(text: string): WordEntry {
  return {
    extractedData: {
      date: '',
      priority: 'high',
      project: text,
      problemSummary: text,
      approach: text,
      solution: text,
      impact: text,
      technologies: [text, text],
    },
    resumeBullet: text,
    starStory: { situation: text, task: text, action: text, result: text },
  }
}

function textOf(xml: string): string {
  const names: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' }
  return xml.replaceAll(/<[^>]*>/g, '').replaceAll(/&(\w+);/g, (_, name) => names[name] ?? '?')
}

/** Where this stops being well-formed XML without comments and sections; empty where it does not. */
function faultIn(xml: string): string {
  const open: string[] = []
  const token =
    /<(\/?)([\w:.]+)((?:\s[\w:]+="[^"<&]*")*)\s*(\/?)>|[^<&]+|&(?:amp|lt|gt|quot);|^<\?xml version="1\.0"[^>]*\?>/gy
  let end = 0
  for (const match of xml.matchAll(token)) {
    const [text, isEnd, name, , isEmpty] = match
    end = match.index + text.length
    if (ILLEGAL.test(text)) return `a forbidden character at ${match.index}`
    if (name === undefined || isEmpty) continue
    if (!isEnd) open.push(name)
    else if (open.pop() !== name) return `</${name}> at ${match.index}`
  }
  if (end < xml.length) return xml.slice(end, end + 60)
  return open.join(' ')
}
