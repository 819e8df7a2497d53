import { boxCount, sorted } from '@nim/core/rules'
import type { Fact } from '../fact.ts'
import { sizesOf } from './stacks.ts'
import { hasStack, stackSets } from './visit-moves.ts'

/**
 * The stacks that some play empties, as bits: a stack that is empty, or that can be emptied after some
 * move, stacks keeping their identity.
 */
export const emptyableStacks: Fact = {
  says: 'the stacks that can be emptied by some play, as bits',
  source: 'DH-U1',
  about: 'SN',
  of: ({ box, ruleset }) => {
    const n = box.piles
    const sets = sizesOf(ruleset).flatMap((size) => stackSets(n, size))
    const bits: number[] = []
    box.forEach((x, rank) => {
      let emptied = x.reduce((set, height, i) => (height === 0 ? set | (1 << i) : set), 0)
      for (const set of sets) {
        const left = x.map((height, i) => height - ((set >> i) & 1))
        if (left.some((height) => height < 0)) continue
        const order = left.map((_, i) => i).sort((i, j) => left[i]! - left[j]!)
        const after = bits[box.rank(sorted(left))]!
        order.forEach((stack, place) => {
          if (hasStack(after, place)) emptied |= 1 << stack
        })
      }
      bits[rank] = emptied
    })
    return (_, rank) => bits[rank]!
  },
  bytes: ({ piles }, { max }) => 8n * boxCount(piles, max, true),
}
