import { isInK } from '@nim/core/setnim/definitions'
import { NT } from '../../../claim/sources/nt.ts'
import { everyAOf, intervalOf, oneAndIntervals } from '../../../facts/setnim/games-of-theorems.ts'
import { parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { type Claim, positions } from '../../../judge/index.ts'
import { BY_OUTCOME } from '../judged-by.ts'
import { evenK } from './theorem-20-letters.ts'
import { THEOREM_20_PARTS } from './theorem-20-steps-of-the-proof.ts'

export const nt5: Claim = positions({
  ...BY_OUTCOME,
  id: 'NT-5',
  at: `${NT.evenSums}, Theorem 20`,
  title: 'A = odd numbers with 1, and {k,…,n} with k even: P iff P in SN(n,{k,…,n}) and |x| even',
  statement: String.raw`Let $n\ge2$, $k$ even, $2\le k\le n$, and $\{1,k,k+1,\dots,n\}\subset A\subset\{\text{odd numbers}\}\cup\{k,\dots,n\}$. The P-positions of $SN(n,A)$ are exactly the $x\in K$ with $|x|$ even, where $K=\{x:l(\lfloor x/2\rfloor)=l(\lceil x/2\rceil)\}$ are the P-positions of $SN(n,\{k,\dots,n\})$. The parts are the steps of the proof.`,
  conventions: ['normal play; all positions; K and l for k, not for min A = 1'],
  games: everyAOf(oneAndIntervals('even'), 2, 6),
  partsOf: (parameters) => {
    const n = parameters['n'] as number
    const k = intervalOf(n, parseMoveSet(parameters['A'] as string), 'even')!
    return Object.keys(THEOREM_20_PARTS).filter(
      (part) => part !== 'one more stack' || (k > 2 && k < n),
    )
  },
  printed: THEOREM_20_PARTS,
  // the sum may be odd
  wrongAt: { case: { n: 3, A: '{1,2,3}', part: 'P-positions' }, max: 4 },
  wrong: (at) => isInK(at.x, evenK(at)) === (at.outcome === 0),
})
