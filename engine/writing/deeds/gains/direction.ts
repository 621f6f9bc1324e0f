import { lean } from '../../../lean.ts'
import { END, FIGURE } from '../../../text/figures/amount.ts'
import { growthOf } from '../../../text/figures/growth.ts'
import { findQuantities } from '../../../text/figures/quantities.ts'
import { turnOf } from '../../figures/better-or-worse.ts'

const FROM_TO = lean(`^from\\s(${FIGURE})((?:\\s[^\\d,;]{1,30}?)?)\\sto\\s(${END})`, 'i')

/** "From 0.9 to 0.7" of what is wanted, whatever the verb says. */
export function isWorse(thing = '', change = ''): boolean {
  const [, was = '', counted = '', now = ''] = FROM_TO.exec(change) ?? []
  return was !== '' && turnOf(`${thing} ${counted}`, was, now) === 'worse'
}

/**
 * "cut" or "raised" where both numbers have the same unit, else the neutral "brought"; nothing where what was measured got worse, as
 * more time, bytes or money and less of what is wanted do.
 */
export function directionOf(change: string, thing = ''): string | undefined {
  const [, was = '', counted = '', now = ''] = FROM_TO.exec(change) ?? []
  const turn = was ? turnOf(`${thing} ${counted}`, was, now) : 'unknown'
  if (turn === 'worse') return undefined
  if (turn === 'better') return growthOf(was, now) < 0 ? 'cut' : 'raised'
  // Of a range the upper end is compared.
  const [from, to] = [change.split(' to ')[0], change.split(' to ').slice(1).join(' ')].map(
    (side) =>
      findQuantities((side ?? '').replace(/^from\s/, '').replace(/\d[\d.]*\s?[-\u2013]\s?(?=\d)/g, ''))[0],
  )
  const value = (text: string | undefined) =>
    Number.parseFloat((/\d[\d,.]*/.exec(text ?? '')?.[0] ?? '').replace(/,/g, ''))
  const unit = (text: string | undefined) => (text ?? '').replace(/[\d.,~\s<>+-]/g, '').replace(/s$/, '')
  if (!from || !to || unit(from.text) !== unit(to.text)) return 'brought'
  if (value(to.text) < value(from.text)) return 'cut'
  return to.kind === 'duration' || to.kind === 'size' || to.kind === 'money' ? undefined : 'raised'
}
