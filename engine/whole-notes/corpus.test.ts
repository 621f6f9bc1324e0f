import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { analyseSnap } from '../analyse-snap.ts'

type Note = { id: string; text: string; labels: { technologiesMust: string[]; projectAccept: string[] } }

const NOTES: Note[] = readFileSync(new URL('../../bench/corpus/snaps.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const analyse = ({ text }: Note) =>
  analyseSnap(text, { today: '2026-11-14', autoDetectDate: true, smartPriority: true })

describe.each(NOTES)('the note $id', (note) => {
  const { resumeBullet, starStory, extractedData } = analyse(note)
  const told = [resumeBullet, ...Object.values(starStory), extractedData.impact, extractedData.solution].join(
    ' ',
  )

  it('gets a bullet of one breath that speaks of no "I" or "we"', () => {
    const words = resumeBullet.split(/\s+/)
    expect(words.length).toBeGreaterThanOrEqual(10)
    expect(words.length).toBeLessThanOrEqual(35)
    expect(resumeBullet).toMatch(/^[A-Z].*\.$/)
    expect(resumeBullet).not.toMatch(/\b(?:I(?!\/)|my|we|our)\b/)
  })

  it('gets a story whose four parts say different things', () => {
    const parts = Object.values(starStory)
    expect(new Set(parts).size).toBe(4)
    for (const part of parts) expect(part.length).toBeGreaterThanOrEqual(15)
  })

  it('is told without a number that it does not hold', () => {
    const known = new Set(note.text.match(/\d+/g) ?? [])
    expect((told.match(/\d+/g) ?? []).filter((number) => !known.has(number))).toEqual([])
  })
})

describe('the notes together', () => {
  it('are answered as they were before, whatever was asked in between', () => {
    const first = NOTES.map(analyse)
    expect(NOTES.toReversed().map(analyse).toReversed()).toEqual(first)
  })

  it('have nearly all their technologies found, and hardly anything taken for one', () => {
    const fold = (name: string) => name.toLowerCase().replace(/[^a-z0-9+#]/g, '')
    const wanted = NOTES.flatMap((note) =>
      note.labels.technologiesMust.map((name) => `${note.id} ${fold(name)}`),
    )
    const found = new Set(
      NOTES.flatMap((note) =>
        analyse(note).extractedData.technologies.map((name) => `${note.id} ${fold(name)}`),
      ),
    )
    expect(wanted.filter((name) => found.has(name)).length / wanted.length).toBeGreaterThan(0.85)
  })
})
