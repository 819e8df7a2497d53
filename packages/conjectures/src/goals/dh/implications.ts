import type { CaseParameters } from '../../claim/parameter.ts'
import { FORMULA_4 } from '../../papers/dh/2-reduced-positions/formula-4-as-texts.ts'
import { dhF4 } from '../../papers/dh/2-reduced-positions/formula-4-when-chopped-is-reduced.ts'
import { LEMMA_2_6, dhL26 } from '../../papers/dh/2-reduced-positions/lemma-2-6-and-2-7-chops.ts'
import { LEMMA_2_7, dhL27 } from '../../papers/dh/2-reduced-positions/lemma-2-6-and-2-7-chops.ts'
import {
  dhL28,
  dhL28b,
  LEMMA_2_8,
  LEMMA_2_8_CONVERSE,
} from '../../papers/dh/2-reduced-positions/lemma-2-8-when-moves-need-reduction.ts'
import {
  FIGURE_4,
  FIGURE_5,
} from '../../papers/dh/3-play-on-all-but-one/figures-4-and-5-as-texts.ts'
import {
  LEMMA_3_1,
  LEMMA_3_1_FIX,
} from '../../papers/dh/3-play-on-all-but-one/lemma-3-1-as-texts.ts'
import {
  dhL31,
  dhL31Fix,
} from '../../papers/dh/3-play-on-all-but-one/lemma-3-1-types-without-reduction.ts'
import {
  dhL32,
  LEMMA_3_2,
} from '../../papers/dh/3-play-on-all-but-one/lemma-3-2-types-after-reduction.ts'
import { dhL32n } from '../../papers/dh/3-play-on-all-but-one/note-on-moves-without-reduction.ts'
import { NOTE_3_2 } from '../../papers/dh/3-play-on-all-but-one/types-as-texts.ts'
import {
  dhFIG4,
  dhFIG5,
} from '../../papers/dh/3-play-on-all-but-one/theorem-3-3-steps-and-figures-4-5.ts'
import {
  dhU3,
  REMARK_3,
} from '../../papers/dh/2-reduced-positions/remark-1-to-3-what-reduced-means.ts'
import {
  dhU4,
  dhU4Fix,
  REMARK_4,
  REMARK_4_FIX,
} from '../../papers/dh/2-reduced-positions/remark-4-moves-that-make-tokens-unplayable.ts'
import { dhU2, NIRB } from '../../papers/dh/2-reduced-positions/remark-1-to-3-what-reduced-means.ts'
import {
  dhT22,
  THEOREM_2_2,
} from '../../papers/dh/2-reduced-positions/theorem-2-2-reduced-is-nirb.ts'
import {
  dhT23,
  THEOREM_2_3,
} from '../../papers/dh/2-reduced-positions/theorem-2-3-reduced-in-every-game.ts'
import { constant, integer } from '@nim/presburger'
import { A, k, n } from '../case-parameters.ts'
import type { Provable } from '../provable.ts'
import { implication } from '../setnim/implication.ts'

const ALL_BUT_ONE = {
  sizes: (c: CaseParameters) => [n(c) - 1],
  stacks: [3, 4],
} as const

/**
 * There are finitely many types for each n, so checking all of them proves a statement about types.
 */
const MOVES = { ...ALL_BUT_ONE, only: 'the part about moves; all types are checked' } as const

/**
 * The other reading of (c) is refuted, first at edge cases. Its goal and its check have different
 * smallest counterexamples.
 */
const { 'c, no reduction': _, ...PRINCIPAL_3_1 } = LEMMA_3_1

const OF_K = {
  sizes: (c: CaseParameters) => [k(c)],
  stacks: [2, 4],
} as const

/**
 * DH claims about reduction, each in the form: if the hypothesis is true, then so is the
 * conclusion.
 */
export const DH_IMPLICATIONS: readonly Provable[] = [
  implication({ claim: dhU2, texts: NIRB, ...OF_K }),
  implication({ claim: dhT22, texts: THEOREM_2_2, ...OF_K }),
  implication({ claim: dhT23, texts: THEOREM_2_3, sizes: A, stacks: [2, 3] }),
  implication({ claim: dhL26, texts: () => LEMMA_2_6, ...OF_K }),
  implication({ claim: dhL27, texts: LEMMA_2_7, ...OF_K }),
  implication({
    claim: dhF4,
    texts: FORMULA_4,
    also: (c) =>
      c['part'] === 'largest' ? [] : [{ name: 'm', from: constant(0), to: integer(`x${n(c)}`) }],
    sizes: OF_K.sizes,
    // with four stacks, m depends on more than two million choices of inequalities, too many for
    // Coq
    stacks: [2, 3],
  }),
  implication({ claim: dhL28, texts: LEMMA_2_8, sizes: A, stacks: [2, 3] }),
  implication({ claim: dhL28b, texts: LEMMA_2_8_CONVERSE, sizes: A, stacks: [2, 3] }),
  implication({ claim: dhU3, texts: REMARK_3, sizes: A, stacks: [2, 3] }),
  implication({ claim: dhU4, texts: () => REMARK_4, sizes: A, stacks: [2, 3] }),
  implication({ claim: dhU4Fix, texts: REMARK_4_FIX, sizes: A, stacks: [2, 3] }),
  implication({ claim: dhL31, texts: PRINCIPAL_3_1, ...ALL_BUT_ONE }),
  implication({ claim: dhL31Fix, texts: LEMMA_3_1_FIX, ...ALL_BUT_ONE }),
  implication({ claim: dhL32, texts: LEMMA_3_2, ...ALL_BUT_ONE }),
  implication({
    claim: dhL32n,
    texts: { implication: NOTE_3_2 },
    ...ALL_BUT_ONE,
    only: 'the implication; a check finds that positions exist',
  }),
  implication({ claim: dhFIG4, texts: { moves: FIGURE_4 }, ...MOVES }),
  implication({ claim: dhFIG5, texts: { moves: FIGURE_5 }, ...MOVES }),
]
