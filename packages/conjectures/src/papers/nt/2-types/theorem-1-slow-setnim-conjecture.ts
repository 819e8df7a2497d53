import { afterPlayOn, isPTypeByConjecture1, parityRule } from '@nim/core/setnim'
import { NT } from '../../../claim/sources/nt.ts'
import { atLeastK } from '../../../facts/setnim/games-of-theorems.ts'
import {
  isReduced,
  reduction,
  reducedOdd,
  reducedResidue,
} from '../../../facts/setnim/reduction.ts'
import { type Claim, positions } from '../../../judge/index.ts'
import { BY_OUTCOME } from '../judged-by.ts'

export const nt1: Claim = positions({
  ...BY_OUTCOME,
  id: 'NT-1',
  at: `${NT.types}, Corollary`,
  title: 'the Slow SetNim conjecture: in SN(n,{k,…,n}) a reduced x is P iff o ≤ r ≤ 2k−2−o',
  statement: String.raw`For all $1\le k\le n$: a reduced position of $SN(n,\{k,\dots,n\})$ is a P-position iff $o\le r\le2k-2-o$, with $o$ the number of odd stacks and $r=|x|\bmod2k$. Every position has the outcome of its reduction. The parity rule of NT-T5 may be applied to $x$ or to $red(x)$.`,
  conventions: ['normal play; reduction by its definition (DH-D3)', 'this is DH-C1'],
  games: atLeastK(6),
  facts: { ...BY_OUTCOME.facts, isReduced, reduction, reducedOdd, reducedResidue },
  says: {
    reduced: 'a reduced x is P iff o ≤ r ≤ 2k−2−o',
    all: 'x is P iff the type of its reduction is in T',
    rule: 'at every N-position the parity rule applied to the reduction wins',
  },
  printed: {
    reduced: ({ o, r, isReduced, outcome }, { n, k }) =>
      isReduced ? isPTypeByConjecture1(n, k, { o, r }) === (outcome === 0) : null,
    all: ({ reducedOdd: o, reducedResidue: r, outcome }, { n, k }) =>
      isPTypeByConjecture1(n, k, { o, r }) === (outcome === 0),
    rule: ({ x, reduction, outcome, outcomeAt }, { k }) =>
      outcome === 0 ? null : outcomeAt(afterPlayOn(x, parityRule(reduction, k))) === 0,
  },
  // The mutation uses the upper limit 2k−o instead of 2k−2−o.
  wrongAt: { case: { n: 3, k: 2, part: 'reduced' }, max: 4 },
  wrong: ({ o, r, isReduced, outcome }, { k }) =>
    isReduced ? (o <= r && r <= 2 * k - o) === (outcome === 0) : null,
})
