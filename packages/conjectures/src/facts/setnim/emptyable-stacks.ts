import { sorted } from '@nim/core/rules'
import type { SolvedGame } from './solved-game.ts'
import { stackSets } from './visit-moves.ts'

const known = new WeakMap<SolvedGame, Uint32Array>()

/**
 * The stacks that some play empties, as bits, by rank: a stack that is empty, or that can be emptied
 * after some move, stacks keeping their identity.
 * @complexity positions times all sets of stacks
 */
export function emptyableStacks(game: SolvedGame): Uint32Array {
  let table = known.get(game)
  if (table !== undefined) return table
  const { box, n, sizes } = game
  const bits = new Uint32Array(box.count)
  box.forEach((x, rank) => {
    let emptied = 0
    for (let i = 0; i < n; i++) if (x[i] === 0) emptied |= 1 << i
    for (const size of sizes) {
      for (const set of stackSets(n, size)) {
        const left = x.map((height, i) => height - ((set >> i) & 1))
        if (left.some((height) => height < 0)) continue
        const order = left.map((_, i) => i).sort((i, j) => left[i]! - left[j]!)
        const after = bits[box.rank(sorted(left))]!
        order.forEach((stack, place) => {
          if ((after >> place) & 1) emptied |= 1 << stack
        })
      }
    }
    bits[rank] = emptied
  })
  table = bits
  known.set(game, table)
  return table
}
