import type { PlayConvention } from '@nim/core/rules'
import type { TableValue } from './task.ts'

/**
 * True if an entry of a table means P. That is, the outcome is 0, or the Grundy value is 0, or the
 * remoteness is even in normal play or odd in misère play.
 *
 * @source GMMV-F5 (a), GMMV REF-1
 */
export function isP(value: TableValue, play: PlayConvention, entry: number): boolean {
  if (value !== 'remoteness') return entry === 0
  return entry % 2 === (play === 'normal' ? 0 : 1)
}
