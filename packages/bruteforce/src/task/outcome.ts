import type { PlayConvention } from '@nim/core/rules'
import type { TableValue } from './task.ts'

/**
 * True if an entry of a table means P. The outcome 0 and the Grundy value 0 mean P. A remoteness
 * means P if it is even in normal play, or odd in misère play.
 *
 * @source GMMV-F5 (a), GMMV REF-1
 */
export function isP(value: TableValue, play: PlayConvention, entry: number): boolean {
  if (value !== 'remoteness') return entry === 0
  return entry % 2 === (play === 'normal' ? 0 : 1)
}
