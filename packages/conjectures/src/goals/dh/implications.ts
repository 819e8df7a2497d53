import type { CaseParameters } from '../../claim/parameter.ts'
import {
  LEMMA_2_6,
  dhL26,
} from '../../papers/dh/2-reduced-positions/lemma-2-6-chopped-stays-reduced.ts'
import {
  LEMMA_2_7,
  dhL27,
} from '../../papers/dh/2-reduced-positions/lemma-2-7-reduction-is-a-chop.ts'
import {
  dhL28,
  dhL28b,
  LEMMA_2_8,
  LEMMA_2_8_CONVERSE,
} from '../../papers/dh/2-reduced-positions/lemma-2-8-when-moves-need-reduction.ts'
import { dhU2, NIRB } from '../../papers/dh/2-reduced-positions/remark-2-forms-of-nirb.ts'
import {
  dhT22,
  THEOREM_2_2,
} from '../../papers/dh/2-reduced-positions/theorem-2-2-reduced-is-nirb.ts'
import {
  dhT23,
  THEOREM_2_3,
} from '../../papers/dh/2-reduced-positions/theorem-2-3-reduced-in-every-game.ts'
import { A, k } from '../case-parameters.ts'
import type { Provable } from '../provable.ts'
import { implication } from '../setnim/implication.ts'

const OF_K = {
  sizes: (c: CaseParameters) => [k(c)],
  stacks: [2, 4],
} as const

/** Claims of DH on reduction: where the hypothesis is true, the conclusion is. */
export const DH_IMPLICATIONS: readonly Provable[] = [
  implication({ claim: dhU2, texts: NIRB, ...OF_K }),
  implication({ claim: dhT22, texts: THEOREM_2_2, ...OF_K }),
  implication({ claim: dhT23, texts: THEOREM_2_3, sizes: A, stacks: [2, 3] }),
  implication({ claim: dhL26, texts: () => LEMMA_2_6, ...OF_K }),
  implication({ claim: dhL27, texts: LEMMA_2_7, ...OF_K }),
  implication({ claim: dhL28, texts: LEMMA_2_8, sizes: A, stacks: [2, 3] }),
  implication({ claim: dhL28b, texts: LEMMA_2_8_CONVERSE, sizes: A, stacks: [2, 3] }),
]
