import type { PlayConvention } from '@nim/core/rules'
import type { TableValue } from './task.ts'

/**
 * True if an entry of a table means P: outcome 0; Grundy value 0, in normal and misère play;
 * remoteness even in normal play, odd in misère play.
 *
 * @source GMMV-F5 (a), GMMV REF-1
 */
export function isP(value: TableValue, play: PlayConvention, entry: number): boolean {
  if (value !== 'remoteness') return entry === 0
  return entry % 2 === (play === 'normal' ? 0 : 1)
}
