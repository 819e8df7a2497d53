import { constant, integer, integers, plus } from '@nim/presburger'
import type { FurtherNumber } from '@nim/prover'
import type { CaseParameters } from '../../claim/parameter.ts'
import { moveSizesFrom } from '../../facts/setnim/move-sets.ts'
import { NT_LEMMA_1, ntL1 } from '../../papers/nt/1-slow-setnim/lemma-1-to-3-l-and-the-halves.ts'
import { NT_LEMMA_2, ntL2 } from '../../papers/nt/1-slow-setnim/lemma-1-to-3-l-and-the-halves.ts'
import { NT_LEMMA_3, ntL3 } from '../../papers/nt/1-slow-setnim/lemma-1-to-3-l-and-the-halves.ts'
import { NT_FORMULA_5, ntF5 } from '../../papers/nt/1-slow-setnim/theorem-5-balanced-positions.ts'
import {
  NT_LEMMA_6,
  ntL6,
} from '../../papers/nt/2-types/lemma-6-to-8-k-by-halves-by-l-and-by-types.ts'
import { NT_LEMMA_14 } from '../../papers/nt/2-types/lemma-14-longest-plays-and-reduction.ts'
import { ntL14 } from '../../papers/nt/2-types/lemma-14-longest-plays-and-reduction.ts'
import {
  NT_LEMMA_7,
  ntL7,
} from '../../papers/nt/2-types/lemma-6-to-8-k-by-halves-by-l-and-by-types.ts'
import {
  NT_LEMMA_8,
  ntL8,
} from '../../papers/nt/2-types/lemma-6-to-8-k-by-halves-by-l-and-by-types.ts'
import { A, k, n } from '../case-parameters.ts'
import type { Provable } from '../provable.ts'
import { implication } from '../setnim/implication.ts'

const AT_LEAST_K = {
  sizes: (c: CaseParameters) => moveSizesFrom(k(c), n(c)),
  stacks: [2, 3],
} as const

/**
 * Every m up to the limit beyond which a larger m makes no difference, and every y ≤ x in ascending
 * order, because l ignores the order.
 */
function furtherOfLemma1(c: CaseParameters): FurtherNumber[] {
  const x = integers('x', n(c))
  const from = constant(0)
  if (c['part'] === 'a') return [{ name: 'm', from, to: plus(...x, 1) }]
  if (c['part'] !== 'b') return []
  return x.map((to, i) => ({ name: `y${i + 1}`, from: i === 0 ? from : integer(`y${i}`), to }))
}

/**
 * Lemmas about l and the halves. Each lemma states that its conclusion is true whenever its
 * hypothesis is true.
 */
export const NT_IMPLICATIONS: readonly Provable[] = [
  implication({
    claim: ntL1,
    texts: NT_LEMMA_1,
    also: furtherOfLemma1,
    ...AT_LEAST_K,
  }),
  implication({
    claim: ntL2,
    texts: NT_LEMMA_2,
    sizes: (c) => moveSizesFrom(1, n(c)),
    stacks: [2, 4],
  }),
  implication({ claim: ntL3, texts: NT_LEMMA_3, ...AT_LEAST_K }),
  implication({ claim: ntF5, texts: NT_FORMULA_5, ...AT_LEAST_K }),
  implication({
    claim: ntL6,
    texts: NT_LEMMA_6,
    also: (c) => [{ name: 'p', from: constant(0), to: integer(`x${n(c)}`) }],
    ...AT_LEAST_K,
  }),
  implication({ claim: ntL7, texts: NT_LEMMA_7, ...AT_LEAST_K }),
  implication({
    claim: ntL8,
    texts: NT_LEMMA_8,
    ...AT_LEAST_K,
    only: 'the parts a, b and distance; c is about l of the halves of red(x)',
  }),
  implication({
    claim: ntL14,
    texts: NT_LEMMA_14,
    sizes: A,
    stacks: [2, 3],
    only: 'all parts except "one less", which names the sets of stacks',
  }),
]
