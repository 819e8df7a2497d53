import type { Pile } from '../integers/integers.ts'
import { integersOf } from '../integers/integers-of.ts'
import { type Position, sorted } from '../rules/position.ts'

/**
 * The position x′ = x − 1_S in sorted form, after one token is taken from each stack of S.
 *
 * @param stacks the set S, as indices from 0 without repetition
 * @throws RangeError if an index is repeated or is not an index of x, or if its stack is empty
 * @complexity O(n log n)
 * @source DH-D1
 */
export function afterPlayOn<T extends Pile>(x: Position<T>, stacks: readonly number[]): T[] {
  const z = integersOf(x)
  const left = [...x]
  const played = new Set(stacks)
  if (played.size < stacks.length) throw new RangeError('move: it names the same stack twice')
  for (const i of played) {
    const height = left[i]
    if (height === undefined) {
      throw new RangeError(`move: expected stacks 0 to ${x.length - 1}, got ${i}`)
    }
    if (height === z.zero) throw new RangeError(`move: stack ${i} is empty`)
    left[i] = z.sub(height, z.one)
  }
  return sorted(left)
}
