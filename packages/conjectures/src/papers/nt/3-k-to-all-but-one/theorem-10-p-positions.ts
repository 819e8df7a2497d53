import { isInE, isInK, lowered } from '@nim/core/setnim/definitions'
import type { Letters } from '../../../facts/setnim/letters.ts'
import { type Claim, everyMove, positions } from '../../../judge/index.ts'
import { afterPlayOn, isAllOddException, winningMoveOnKToAllButOne } from '@nim/core/setnim'
import { NT } from '../../../claim/sources/nt.ts'
import { divisorIntervals, everyAOf } from '../../../facts/setnim/games-of-theorems.ts'
import { parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { inE } from '../../../facts/setnim/stacks.ts'
import { BY_OUTCOME } from '../judged-by.ts'

const SETS = { K: isInK, E: isInE } as const

/** No move leads from one set into another. */
const noMove =
  (from: keyof typeof SETS, to: keyof typeof SETS) =>
  ({ x, k, moves }: Letters) =>
    SETS[from](x, k) ? everyMove(moves, ({ option }) => !SETS[to](option, k)) : null

/** True if, for each stack in `spared`, the move on all other stacks leads into K. */
function leadIntoK({ x, k }: Letters, spared: readonly number[]): boolean {
  return spared.every((kept) => isInK(lowered(x, (2 ** x.length - 1) ^ (1 << kept)), k))
}

export const nt2: Claim = positions({
  ...BY_OUTCOME,
  id: 'NT-2',
  at: `${NT.allButAll}, Theorem 10`,
  title:
    'in SN(n,{k,…,n−1}), k | n−1: P iff in K, or all odd with |x| ≡ n−2 (mod 2k) and |x| − k·x_n ≥ n−1',
  statement: String.raw`Let $n\ge2$ and $k$ be a divisor of $n-1$. With $\rho=|x|-k\max x$ and $E=\{x:\text{all stacks odd},\ |x|\equiv n-2\ (\mathrm{mod}\ 2k),\ \rho\ge n-1\}$, the P-positions of $SN(n,\{k,\dots,n-1\})$ are exactly $K\cup E$; $K$ and $E$ are disjoint. The parts are the steps of the proof.`,
  conventions: ['normal play; all positions, reduced or not; K as in NT-T5'],
  games: everyAOf(divisorIntervals, 2, 5),
  // For k = 1 every all-odd position is in E, so two parts apply to no position.
  partsOf: ({ A }, all) =>
    all.filter((name) => parseMoveSet(A as string)[0] !== 1 || !name.endsWith('rho')),
  facts: { ...BY_OUTCOME.facts, inE },
  says: {
    'P-positions': 'x is P iff it is in K or in E',
    disjoint: 'no position is in K and in E',
    'K to K': 'no move leads from K to K',
    'K to E': 'no move leads from K to E',
    'E to E': 'no move leads from E to E',
    'E to K': 'no move leads from E to K',
    'not all odd': 'outside K and E with o ≤ n−1 some move on max(o,k) stacks leads into K',
    'small rho':
      'with all stacks odd and rho ≤ n−2, playing on all but a highest stack leads into K',
    'large rho':
      'with all stacks odd, outside E, and rho ≥ n−1, playing on any n−1 stacks leads into K',
    rule: 'the winning move leads from every N-position to a P-position',
  },
  printed: {
    'P-positions': ({ x, k, inK, outcome }) => (inK || isAllOddException(x, k)) === (outcome === 0),
    disjoint: ({ inK, inE }) => (inE ? !inK : null),
    'K to K': noMove('K', 'K'),
    'K to E': noMove('K', 'E'),
    'E to E': noMove('E', 'E'),
    'E to K': noMove('E', 'K'),
    'not all odd': ({ x, k, o, inK, inE, moves }) =>
      inK || inE || o === x.length
        ? null
        : moves.some(({ a, option }) => a === Math.max(o, k) && isInK(option, k)),
    'small rho': (at) => {
      const { x, o, rho, inK } = at
      return inK || o < x.length || rho > x.length - 2 ? null : leadIntoK(at, [x.length - 1])
    },
    'large rho': (at) => {
      const { x, o, rho, inK, inE } = at
      return inK || inE || o < x.length || rho < x.length - 1 ? null : leadIntoK(at, [...x.keys()])
    },
    rule: ({ x, k, outcome, outcomeAt }) => {
      const played = winningMoveOnKToAllButOne(x, k)
      if ((played === null) !== (outcome === 0)) return false
      return played === null ? null : outcomeAt(afterPlayOn(x, played)) === 0
    },
  },
  // The mutation omits the condition on rho from E. It first fails at 1,1,3.
  wrongAt: { case: { n: 3, A: '{2}', part: 'P-positions' }, max: 4 },
  wrong: ({ x, k, sum, o, inK, outcome }) => {
    const isException = o === x.length && (sum - (x.length - 2)) % (2 * k) === 0
    return (inK || isException) === (outcome === 0)
  },
})
