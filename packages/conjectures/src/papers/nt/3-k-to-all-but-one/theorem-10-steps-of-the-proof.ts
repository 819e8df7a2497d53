import { isInE, isInK, lowered } from '@nim/core/setnim/definitions'
import type { Letters } from '../../../facts/setnim/letters.ts'
import { everyMove, type Part } from '../../../judge/index.ts'

type Step = Part<Letters & { readonly inE: boolean }, unknown>

const SETS = { K: isInK, E: isInE } as const

/** No move from one set into another. */
function noMove(from: keyof typeof SETS, to: keyof typeof SETS): Step {
  return {
    says: `no move leads from ${from} to ${to}`,
    holds: ({ x, k, moves }) =>
      SETS[from](x, k) ? everyMove(moves, ({ option }) => !SETS[to](option, k)) : null,
  }
}

/** Whether playing on all stacks but one leads into K, whichever of these is spared. */
function leadIntoK({ x, k }: Letters, spared: readonly number[]): boolean {
  return spared.every((kept) => isInK(lowered(x, (2 ** x.length - 1) ^ (1 << kept)), k))
}

/** No move stays in K ∪ E, and some move leads there from everywhere else. */
export const THEOREM_10_STEPS: Readonly<Record<string, Step>> = {
  disjoint: {
    says: 'no position is in K and in E',
    holds: ({ inK, inE }) => (inE ? !inK : null),
  },
  'K to K': noMove('K', 'K'),
  'K to E': noMove('K', 'E'),
  'E to E': noMove('E', 'E'),
  'E to K': noMove('E', 'K'),
  'not all odd': {
    says: 'outside K and E with o ≤ n−1 some move on max(o,k) stacks leads into K',
    holds: ({ x, k, o, inK, inE, moves }) =>
      inK || inE || o === x.length
        ? null
        : moves.some(({ a, option }) => a === Math.max(o, k) && isInK(option, k)),
  },
  'small rho': {
    says: 'with all stacks odd and rho ≤ n−2, playing on all but a highest stack leads into K',
    holds: (at) => {
      const { x, o, rho, inK } = at
      return inK || o < x.length || rho > x.length - 2 ? null : leadIntoK(at, [x.length - 1])
    },
  },
  'large rho': {
    says: 'with all stacks odd, outside E, and rho ≥ n−1, playing on any n−1 stacks leads into K',
    holds: (at) => {
      const { x, o, rho, inK, inE } = at
      return inK || inE || o < x.length || rho < x.length - 1 ? null : leadIntoK(at, [...x.keys()])
    },
  },
}
