import { type ByA, everyA } from '../../../facts/setnim/game-families.ts'
import { leastOf } from '../../../facts/setnim/move-sets.ts'
import { type Claim, eachText, positions } from '../../../judge/index.ts'
import { ofEveryMove } from '../of-every-move.ts'
import { BY_REDUCTION } from '../judged-by.ts'

const RHO = (k: number): string => `sum - ${k} * top`
const PLAYED = 'sum - sum_next'

/**
 * The condition "(R1) or (R2)". If all maximal stacks are played on, the highest stack is lower
 * after the move.
 */
const R1_OR_R2 = (k: number): string =>
  `(top_next < top and ${PLAYED} > ${k} and 0 <= ${RHO(k)} < ${PLAYED} - ${k} or top_next = top and 0 <= ${RHO(k)} < ${PLAYED})`

export const LEMMA_2_8: Readonly<Record<string, (parameters: ByA) => string>> = {
  'only if': (c) => `isReduced_next = 1 or ${R1_OR_R2(leastOf(c))} if isReduced = 1`,
  'a = k': (c) =>
    `isReduced_next = 1 if isReduced = 1 and ${PLAYED} = ${leastOf(c)} and top_next < top`,
}

export const LEMMA_2_8_CONVERSE = (c: ByA): string =>
  `not ${R1_OR_R2(leastOf(c))} or isReduced_next = 0 if isReduced = 1`

const SUBJECT = { ...BY_REDUCTION, kind: 'lemma', games: everyA(1, 5) } as const

export const dhL28: Claim = positions({
  ...SUBJECT,
  id: 'DH-L2.8',
  at: 'Lemma 2.8',
  paperStatus: 'proved',
  title: 'a move from a reduced position needs reduction only if (R1) or (R2)',
  statement: String.raw`In $SN(n,A)$ with $k=\min A$ let $x$ be reduced and $\rho=|x|-k\,x_n$. A move on $a$ stacks makes reduction necessary only if (R1) $a>k$, all maximal stacks are played on, and $0\le\rho<a-k$; or (R2) some maximal stack is not played on and $0\le\rho<a$. In particular none is needed when $a=k$ and all maximal stacks are played on.`,
  says: {
    'only if': 'a move from a reduced x needs reduction only if (R1) or (R2) holds',
    'a = k': 'no reduction is needed if a = k and all maximal stacks are played on',
  },
  printed: eachText(LEMMA_2_8, ofEveryMove),
  // In the mutation, the bound for ρ is one too small.
  wrongAt: { case: { n: 3, A: '{2}', part: 'only if' }, max: 5 },
  wrong: ofEveryMove(
    (c) =>
      `isReduced_next = 1 or ${RHO(leastOf(c))} < ${leastOf(c) - 1} and ${R1_OR_R2(leastOf(c))} if isReduced = 1`,
  ),
})

export const dhL28b: Claim = positions({
  ...SUBJECT,
  id: 'DH-L2.8b',
  at: 'Theorem 5.1, proof (use of Lemma 2.8)',
  title: 'a move from a reduced position needs reduction if (R1) or (R2)',
  statement: String.raw`The converse of Lemma 2.8, which the proof of Theorem 5.1 uses as "if and only if": if (R1) or (R2) holds for a move from a reduced position, the move makes reduction necessary.`,
  printed: ofEveryMove(LEMMA_2_8_CONVERSE),
  // The mutation omits the bound for ρ.
  wrongAt: { case: { n: 3, A: '{2}' }, max: 4 },
  wrong: ofEveryMove(() => 'top_next < top or isReduced_next = 0 if isReduced = 1'),
})
