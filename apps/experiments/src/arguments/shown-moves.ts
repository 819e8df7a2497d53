import { InvalidArgumentError } from '@commander-js/extra-typings'
import type { Shown } from '../position/position-page.ts'

/** Reads `all`, `best` or a number of moves. */
export function shownMoves(text: string): Shown {
  if (text === 'all' || text === 'best') return text
  if (/^\d{1,9}$/.test(text) && Number(text) > 0) return Number(text)
  throw new InvalidArgumentError('Expected all, best or a number of moves.')
}
