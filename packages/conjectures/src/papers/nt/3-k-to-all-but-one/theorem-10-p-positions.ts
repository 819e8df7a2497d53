import { afterPlayOn, isAllOddException, winningMoveOnKToAllButOne } from '@nim/core/setnim'
import { NT } from '../../../claim/sources/nt.ts'
import { divisorIntervals, everyAOf } from '../../../facts/setnim/games-of-theorems.ts'
import { parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { inE } from '../../../facts/setnim/stacks.ts'
import { type Claim, positions } from '../../../judge/index.ts'
import { BY_OUTCOME } from '../judged-by.ts'
import { THEOREM_10_STEPS } from './theorem-10-steps-of-the-proof.ts'

export const nt2: Claim = positions({
  ...BY_OUTCOME,
  id: 'NT-2',
  at: `${NT.allButAll}, Theorem 10`,
  title:
    'in SN(n,{k,…,n−1}), k | n−1: P iff in K, or all odd with |x| ≡ n−2 (mod 2k) and |x| − k·x_n ≥ n−1',
  statement: String.raw`Let $n\ge2$ and $k$ be a divisor of $n-1$. With $\rho=|x|-k\max x$ and $E=\{x:\text{all stacks odd},\ |x|\equiv n-2\ (\mathrm{mod}\ 2k),\ \rho\ge n-1\}$, the P-positions of $SN(n,\{k,\dots,n-1\})$ are exactly $K\cup E$; $K$ and $E$ are disjoint. The parts are the steps of the proof.`,
  conventions: ['normal play; all positions, reduced or not; K as in NT-T5'],
  games: everyAOf(divisorIntervals, 2, 5),
  // For k = 1 every all-odd position is in E, and two parts speak of nothing.
  partsOf: ({ A }) => {
    const steps = Object.keys(THEOREM_10_STEPS).filter(
      (name) => parseMoveSet(A as string)[0] !== 1 || !name.endsWith('rho'),
    )
    return ['P-positions', ...steps, 'rule']
  },
  facts: { ...BY_OUTCOME.facts, inE },
  says: {
    'P-positions': 'x is P iff it is in K or in E',
    rule: 'the winning move leads from every N-position to a P-position',
  },
  printed: {
    'P-positions': ({ x, k, inK, outcome }) => (inK || isAllOddException(x, k)) === (outcome === 0),
    ...THEOREM_10_STEPS,
    rule: ({ x, k, outcome, outcomeAt }) => {
      const played = winningMoveOnKToAllButOne(x, k)
      if ((played === null) !== (outcome === 0)) return false
      return played === null ? null : outcomeAt(afterPlayOn(x, played)) === 0
    },
  },
  // E without the condition on rho; fails first at 1,1,3
  wrongAt: { case: { n: 3, A: '{2}', part: 'P-positions' }, max: 4 },
  wrong: ({ x, k, sum, o, inK, outcome }) => {
    const isException = o === x.length && (sum - (x.length - 2)) % (2 * k) === 0
    return (inK || isException) === (outcome === 0)
  },
})
