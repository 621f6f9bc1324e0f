import { describe, expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { timeOf } from '../../testing/time-of.ts'

function told(note: string) {
  const { resumeBullet, starStory } = analyse(note)
  return { bullet: resumeBullet, result: starStory.result }
}

describe('figures set side by side', () => {
  it('reads two columns of a table as before and after', () => {
    const { bullet, result } = told(
      'Pool the buffers\n\nWe keep the buffers in a pool.\n\n| benchmark | main | this PR |\n|---|---|---|\n| Encode | 812 ns | 204 ns |\n| Decode | 930 ns | 890 ns |',
    )
    expect(bullet).toContain('cutting the encode benchmark from 812 ns to 204 ns')
    expect(result).toBe('The encode benchmark went from 812 ns to 204 ns.')
  })

  it('reads two lines with the same label', () => {
    const { bullet, result } = told('Enable gzip\n\nResponse size before: 310 KB\nResponse size after: 72 KB')
    expect(bullet).toBe('Enabled gzip, cutting the response size from 310 KB to 72 KB.')
    expect(result).toBe('The response size went from 310 KB to 72 KB.')
  })

  it('takes the entries of a journal for no gain', () => {
    const { bullet, result } = told(
      'Time spent: 3 hrs\n\nI wired the lamp of the pier.\n\nTime spent: 2 hrs\n\nI painted the mast.',
    )
    expect(`${bullet} ${result}`).not.toContain('3 hrs')
  })

  it('knows the new of two tools from what the change moves to, also in a table without outer bars', () => {
    const { bullet, result } = told(
      'Move to esbuild\n\nBundler | Build time\n--- | ---\nRollup | 48s\nesbuild | 3s',
    )
    expect(bullet).toBe('Moved to esbuild, cutting the build time from 48s to 3s.')
    expect(result).toBe('The build time went from 48s with Rollup to 3s with esbuild.')
    expect(told('Tidy the readme\n\n- Rollup: 48s\n- esbuild: 3s').bullet).not.toContain('from 48s')
  })

  it('reads both figures in one line, and of what from the line that leads up to them', () => {
    const { bullet, result } = told(
      'Fix the slow gate page\n\nThe trial shows a fall in page load time on the test gate:\n\n**Previous**: ~900 ms (40 calls)\n**New**: ~150 ms (3 calls)',
    )
    expect(bullet).toContain('load time from ~900 ms to ~150 ms')
    expect(result).toContain('load time went from ~900 ms to ~150 ms.')
  })

  it('takes a unit on both sides of an arrow, with spaces in it', () => {
    const { bullet, result } = told('Add a write buffer\n\nThroughput: 90 rows / s -> 4,100 rows / s')
    expect(bullet).toBe('Added a write buffer, raising throughput from 90 rows / s to 4,100 rows / s.')
    expect(result).toBe('Throughput went from 90 rows / s to 4,100 rows / s.')
  })

  it('reads a measure and how it moved, with nothing else beside them', () => {
    const { bullet, result } = told(
      'Sped up the weekly stock report by sorting the shelves once. 3 h \u2192 20 min',
    )
    expect(bullet).toContain('from 3 h to 20 min')
    expect(result).toBe('The weekly stock report went from 3 h to 20 min.')
    const lead = told(
      'Put all menu changes through one form. Lead time 4 days to 2 hours, nothing gets lost.',
    )
    expect(lead.bullet).toBe(
      'Cut lead time from 4 days to 2 hours by putting all menu changes through one form.',
    )
    expect(lead.result).toBe('Lead time went from 4 days to 2 hours, nothing gets lost.')
    expect(told('Moved the tanks. Row 3 to 9').result).not.toContain('went from')
    expect(told('Painted the hall. Opened 9 h to 17 h').result).not.toContain('went from')
  })

  it('tells a gain that holds for some things only, and is quick on long words', () => {
    const note =
      'Batch the tide lookups\n\nFor some ports (such as Kiel) it cuts the number of queries from 20 to 3.'
    expect(told(note).bullet).toContain('cutting the number of queries from 20 to 3 for some ports')
    const longName = `Batch the tide lookups\n\nFor ${'a'.repeat(600)} 40% faster than before.`
    expect(timeOf(() => told(longName))).toBeLessThan(2000)
  })

  it('tells no figure that grew worse in the bullet', () => {
    const { bullet } = told('Turn on checksums\n\nWrite latency before: 3 ms\nWrite latency after: 5 ms')
    expect(bullet).not.toContain('5 ms')
  })
})
