import { hypergraphNim } from '@nim/core/rules'
import { and, even, integers, odd, or } from '@nim/presburger'
import type { PartialGoal } from '@nim/prover'
import { pileNames } from '../../rows/formula-statement.ts'

/**
 * The statement “Even positions are P, and positions whose odd piles form an edge are N”. There is
 * one goal for each nonempty hypergraph on n piles, in numerical order. The bits of the
 * hypergraph's number are its edges, and the bits of an edge are its piles.
 *
 * @complexity 2^(2^n − 1) − 1 goals
 * @source GMMV-R1
 */
export function hypergraphGoals(n: number): PartialGoal[] {
  const x = integers('x', n)
  const sets = Array.from({ length: 2 ** n - 1 }, (_, i) => i + 1)
  return Array.from({ length: 2 ** sets.length - 1 }, (_, i): PartialGoal => {
    const number = i + 1
    const edges = sets
      .filter((edge) => (number >> (edge - 1)) & 1)
      .map((edge) => x.flatMap((__, pile) => ((edge >> pile) & 1 ? [pile + 1] : [])))
    const isOdd = (edge: readonly number[]): boolean[] => x.map((__, j) => edge.includes(j + 1))
    return {
      kind: 'partial',
      id: `GMMV-R1 n=${n} H=${number}`,
      ruleset: hypergraphNim(n, edges),
      variables: pileNames(n),
      isP: and(...x.map((pile) => even(pile))),
      isN: or(
        ...edges.map((edge) =>
          and(...isOdd(edge).map((isIn, j) => (isIn ? odd(x[j]!) : even(x[j]!)))),
        ),
      ),
    }
  })
}
