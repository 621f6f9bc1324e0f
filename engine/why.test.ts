import { expect, it } from 'vitest'
import { analyse } from './testing/analyse.ts'
import { explain, whyAsText } from './why.ts'

const NOTE =
  'The mill stopped whenever a sack was torn. I rewrote the feeder with a spare belt. It has run for two weeks since.'

it('tells of each sentence who acts, its likeliest role and what spoke for it', () => {
  const [trouble, deed] = explain(NOTE).sentences
  expect(trouble?.roles[0]?.[0]).toBe('problem')
  expect(deed).toMatchObject({ clause: 'i: rewrite (past, done)', place: 'prose' })
  expect(deed?.roles[0]?.[0]).toBe('solution')
  expect(deed?.voices[0]?.[1]).not.toBe(0)
  expect(deed?.deeds).toEqual(['rewrote the feeder with a spare belt'])
})

it('lists the drafts that the bullet was chosen from, as text below the answer', () => {
  const why = explain(NOTE)
  expect(why.drafts[0]).toMatch(/^rewrote the feeder/)
  const text = whyAsText(analyse(NOTE), why)
  expect(text).toContain('    clause  i: rewrite (past, done)')
  expect(text).toContain(`Told: ${analyse(NOTE).resumeBullet}`)
})

it('has little to say where nothing was done', () => {
  expect(explain('').sentences).toEqual([])
  expect(whyAsText(analyse(''), explain(''))).toContain('  -')
})
