import { LONGEST_TEXT, toText } from '@nim/presburger'
import type { Result } from './discovery.ts'

/**
 * A result that can be written down: a description of more characters than a formula may have tells
 * nothing that the box does not, and nobody reads it again. The game is open then.
 *
 * @param max largest pile of the box on which a description is right
 */
export function readable(result: Result, max: number): Result {
  if (result.status === 'open') return result
  const { length } = toText(result.says)
  if (length <= LONGEST_TEXT) return result
  const why = `the shortest description that is right on piles 0..${max} has ${length} characters, too many to be read`
  return { status: 'open', why, breaksAt: [], wrong: 0 }
}
