/** Which piles a move lowers, and by how much. */
export type Taken = readonly { readonly pile: number; readonly stones: bigint }[]

/** What a move takes: `1 from 2, 3` or `2 from 1, 3 from 4`; piles are numbered from 1. */
export function takenWords(taken: Taken): string {
  const piles = new Map<bigint, number[]>()
  for (const { pile, stones } of taken) piles.set(stones, [...(piles.get(stones) ?? []), pile])
  const each = [...piles].map(([stones, from]) => `${stones} from ${from.join(' ')}`)
  return each.join(', ')
}
