import type { Box } from '../../rules/box.ts'
import { options } from '../../rules/options.ts'
import type { Ruleset } from '../../rules/ruleset.ts'

/**
 * For every position of a box, by rank, the number of moves in a shortest or longest play to the
 * end. It is computed from the options alone. Options must have smaller ranks than the position, as
 * in slow games on piles.
 *
 * @complexity the total number of options of all positions
 * @source DH-I1, GMMV-F4
 */
export function playLengthsOnBox(
  ruleset: Ruleset,
  box: Box,
  which: 'shortest' | 'longest',
): Int32Array {
  const extreme = which === 'shortest' ? Math.min : Math.max
  const lengths = new Int32Array(box.count)
  box.forEach((x, rank) => {
    const after = options(ruleset, x).map((option) => lengths[box.rank(option)]!)
    lengths[rank] = after.length === 0 ? 0 : 1 + extreme(...after)
  })
  return lengths
}
