import {
  isInK,
  isOddAndHighest,
  lowered,
  setOf,
  surplusAbove,
  total,
} from '@nim/core/setnim/definitions'
import { everyAOf, intervalOf, oneAndIntervals } from '../../../facts/setnim/games-of-theorems.ts'
import type { Letters } from '../../../facts/setnim/letters.ts'
import { type Claim, everyMove, instances, positions, upTo } from '../../../judge/index.ts'
import { NT } from '../../../claim/sources/nt.ts'
import { parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { BY_OUTCOME } from '../judged-by.ts'
import { outcomesBySearch } from '../../../facts/setnim/outcomes-elsewhere.ts'

/** The even k of the theorem. min A is 1. */
function evenK({ x, A }: Letters): number {
  return intervalOf(x.length, A, 'even')!
}

/** Q = K ∩ E. */
function isInQ(x: readonly number[], k: number): boolean {
  return isInK(x, k) && total(x) % 2 === 0
}

/** The odd stacks, numbered from 0. */
function oddOf(x: readonly number[]): number[] {
  return x.flatMap((height, i) => (height % 2 === 1 ? [i] : []))
}

/** True if x is outside K and has an odd sum and fewer than k odd stacks. */
function isHardCase({ x, sum, o }: Letters, k: number): boolean {
  return !isInK(x, k) && sum % 2 === 1 && o < k
}

export const nt5: Claim = positions({
  ...BY_OUTCOME,
  id: 'NT-5',
  at: `${NT.evenSums}, Theorem 20`,
  title: 'A = odd numbers with 1, and {k,…,n} with k even: P iff P in SN(n,{k,…,n}) and |x| even',
  statement: String.raw`Let $n\ge2$, $k$ even, $2\le k\le n$, and $\{1,k,k+1,\dots,n\}\subset A\subset\{\text{odd numbers}\}\cup\{k,\dots,n\}$. The P-positions of $SN(n,A)$ are exactly the $x\in K$ with $|x|$ even, where $K=\{x:l(\lfloor x/2\rfloor)=l(\lceil x/2\rceil)\}$ are the P-positions of $SN(n,\{k,\dots,n\})$. The parts are the steps of the proof.`,
  conventions: ['normal play; all positions; K and l for k, not for min A = 1'],
  games: everyAOf(oneAndIntervals('even'), 2, 6),
  partsOf: ({ n, A }, all) => {
    const k = intervalOf(n as number, parseMoveSet(A as string), 'even')!
    return all.filter((part) => part !== 'one more stack' || (k > 2 && k < (n as number)))
  },
  says: {
    'P-positions': 'x is P iff it is in K and its sum is even',
    'no move stays': 'no move joins two positions of K with even sums',
    'odd sum in K':
      'from K with an odd sum, playing on any one odd stack leads to K with an even sum',
    'parity rule':
      'outside K, if the sum is even or o ≥ k, playing on all odd stacks and the highest even ones, max(o,k) in all, leads to K with an even sum',
    'one low odd stack':
      'outside K with an odd sum and o < k, if F_v(p+1) = 0 with p = l(⌊x/2⌋): some odd stack has ⌈x_i/2⌉ ≤ p+1, and playing on it alone leads to K with an even sum',
    'one more stack':
      'outside K with an odd sum and o < k, if F_v(p+1) ≥ 1: playing on all odd stacks and the highest even ones, k+1 in all, is possible and leads to K with an even sum',
  },
  printed: {
    'P-positions': (at) => isInQ(at.x, evenK(at)) === (at.outcome === 0),
    'no move stays': (at) => {
      const k = evenK(at)
      return isInQ(at.x, k) ? everyMove(at.moves, ({ option }) => !isInQ(option, k)) : null
    },
    'odd sum in K': (at) => {
      const { x, sum } = at
      const k = evenK(at)
      if (!isInK(x, k) || sum % 2 === 0) return null
      return oddOf(x).every((i) => isInQ(lowered(x, setOf([i])), k))
    },
    'parity rule': (at) => {
      const { x, sum, o, moves } = at
      const k = evenK(at)
      if (isInK(x, k) || (sum % 2 === 1 && o < k)) return null
      const size = Math.max(o, k)
      const byRule = moves.filter((play) => play.a === size && isOddAndHighest(x, play.played))
      return byRule.length > 0 && byRule.every(({ option }) => isInQ(option, k))
    },
    'one low odd stack': (at) => {
      const k = evenK(at)
      if (!isHardCase(at, k)) return null
      const { p, F } = surplusAbove(at.x, k)
      if (F !== 0) return null
      const low = oddOf(at.x).filter((i) => at.v[i]! <= p + 1)
      return low.length > 0 && low.every((i) => isInQ(lowered(at.x, setOf([i])), k))
    },
    'one more stack': (at) => {
      const k = evenK(at)
      if (!isHardCase(at, k) || surplusAbove(at.x, k).F === 0) return null
      const byRule = at.moves.filter(
        ({ a, played }) => a === k + 1 && isOddAndHighest(at.x, played),
      )
      return byRule.length > 0 && byRule.every(({ option }) => isInQ(option, k))
    },
  },
  // In the mutation, the sum may be odd.
  wrongAt: { case: { n: 3, A: '{1,2,3}', part: 'P-positions' }, max: 4 },
  wrong: (at) => isInK(at.x, evenK(at)) === (at.outcome === 0),
})

export const nt5r: Claim = instances({
  id: 'NT-5.r',
  kind: 'remark',
  at: `${NT.evenSums}, Remark`,
  title: 'for odd k ≥ 3 the P-position (0,…,0,1,…,1,2) with k nonempty stacks is not in K',
  statement: String.raw`Let $3\le k\le n$, $k$ odd, and $\{1,k,\dots,n\}\subset A\subset\{\text{odd numbers}\}\cup\{k,\dots,n\}$. Then $(0,\dots,0,1,\dots,1,2)$ with $k$ nonempty stacks is a P-position of $SN(n,A)$ and not in $K$. So the $x\in K$ with $|x|$ even are not the P-positions.`,
  domain: upTo('n', 7),
  cost: (_, { max }) => 2n ** BigInt(max),
  *instances({ domain: { max } }) {
    for (let n = 3; n <= max; n++) {
      for (const text of oneAndIntervals('odd')(n)) {
        const A = parseMoveSet(text)
        const k = intervalOf(n, A, 'odd')!
        const x = Array.from({ length: n }, (_, i) => (i < n - k ? 0 : i < n - 1 ? 1 : 2))
        yield { n, A, k, x, isP: outcomesBySearch(n, A)(x) === 'P' }
      }
    }
  },
  digest: ({ isP }) => (isP ? 0 : 1),
  method: 'retrograde',
  printed: ({ x, k, isP }) => isP && !isInK(x, k),
  witness: ({ n, A, k, x }) => ({ n, A, k, x }),
  // In the mutation, P-positions of this form have a sum below 8.
  wrongAt: { case: {}, max: 7 },
  wrong: ({ x, k, isP }) => isP && !isInK(x, k) && total(x) < 8,
})
