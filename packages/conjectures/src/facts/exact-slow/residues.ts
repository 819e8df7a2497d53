import { options, type Ruleset, sortedBox } from '@nim/core/rules'

/** A position with its options; or, at the last one, the number of residues met in the box. */
export interface Residue {
  readonly x: readonly number[]
  readonly options: readonly (readonly number[])[]
  readonly met: number | null
}

/**
 * Every position of a box of NIM(n,k), and then how many residues of |x| modulo k it has.
 * @param data gets that number
 */
export function* residues(
  ruleset: Ruleset & { readonly k: number },
  max: number,
  data: Record<string, number | string>,
): Generator<Residue, void> {
  const box = sortedBox(ruleset.piles, max)
  const met = new Set<number>()
  for (let rank = 0; rank < box.count; rank++) {
    const x = box.unrank(rank)
    met.add(x.reduce((sum, pile) => sum + pile, 0) % ruleset.k)
    yield { x, options: options(ruleset, x), met: null }
  }
  data['subgames'] = met.size
  yield { x: box.unrank(box.count - 1), options: [], met: met.size }
}
