// Written by `npm run index`: the claims of the paper, by file.
import type { Claim } from '../../claim/claim.ts'
import { dhD1, dhD2 } from './0-definitions/definition-1-and-2-game-and-notation.ts'
import { dhD3, dhD4, dhD5 } from './0-definitions/definition-3-to-5-reduction.ts'
import { dhD6, dhD7 } from './0-definitions/definition-6-and-7-chops-and-types.ts'
import { dhEX1 } from './1-introduction/example-1-names.ts'
import { dhI1, dhI2, dhI3 } from './1-introduction/quoted-1-to-3-one-all-or-any-stacks.ts'
import { dhI4a, dhI4b, dhI4bFix } from './1-introduction/quoted-4-m-rule.ts'
import { dhI5 } from './1-introduction/quoted-5-circular-nim.ts'
import { dhT11 } from './1-introduction/theorem-1-1-how-p-positions-are-recognised.ts'
import { dhAlg1 } from './2-reduced-positions/algorithm-1-repeated-chopping.ts'
import { dhAlg2, dhAlg2Fix } from './2-reduced-positions/algorithm-2-partial-sums.ts'
import { dhC25 } from './2-reduced-positions/corollary-2-5-same-reduction-same-outcome.ts'
import { dhEX2, dhEX3 } from './2-reduced-positions/example-2-and-3-unplayable-tokens.ts'
import { dhEX4, dhFIG1, dhFIG2 } from './2-reduced-positions/example-4-and-figures-1-2-game-tree.ts'
import { dhEX5, dhEX5Fix } from './2-reduced-positions/example-5-drops-of-the-maximum.ts'
import { dhEX6 } from './2-reduced-positions/example-6-both-algorithms.ts'
import { dhF4 } from './2-reduced-positions/formula-4-when-chopped-is-reduced.ts'
import { dhL21 } from './2-reduced-positions/lemma-2-1-same-plays-after-reduction.ts'
import { dhL26, dhL27 } from './2-reduced-positions/lemma-2-6-and-2-7-chops.ts'
import { dhL28, dhL28b } from './2-reduced-positions/lemma-2-8-when-moves-need-reduction.ts'
import { dhP24 } from './2-reduced-positions/proposition-2-4-reduction-keeps-outcomes.ts'
import { dhU1, dhU2, dhU3 } from './2-reduced-positions/remark-1-to-3-what-reduced-means.ts'
import { dhU4, dhU4Fix } from './2-reduced-positions/remark-4-moves-that-make-tokens-unplayable.ts'
import { dhU5 } from './2-reduced-positions/remark-5-types-of-reduced-positions-only.ts'
import { dhU6 } from './2-reduced-positions/remark-6-first-pass-divides-by-k.ts'
import {
  dhTAB1,
  dhTAB1x,
  dhTAB2,
  dhTAB2x,
} from './2-reduced-positions/table-1-and-2-runs-of-the-algorithms.ts'
import { dhT22, dhT22s, dhT22sFix } from './2-reduced-positions/theorem-2-2-reduced-is-nirb.ts'
import { dhT23 } from './2-reduced-positions/theorem-2-3-reduced-in-every-game.ts'
import { dhFIG3 } from './3-play-on-all-but-one/figure-3-position-grids.ts'
import { dhL31, dhL31Fix } from './3-play-on-all-but-one/lemma-3-1-types-without-reduction.ts'
import { dhL32 } from './3-play-on-all-but-one/lemma-3-2-types-after-reduction.ts'
import { dhL32n } from './3-play-on-all-but-one/note-on-moves-without-reduction.ts'
import { dhT33 } from './3-play-on-all-but-one/theorem-3-3-p-types.ts'
import {
  dhFIG4,
  dhFIG5,
  dhT33s,
  dhT33sFix,
} from './3-play-on-all-but-one/theorem-3-3-steps-and-figures-4-5.ts'
import { dhEX7, dhEX8 } from './4-number-of-odd-stacks/examples-7-and-8.ts'
import { dhP43 } from './4-number-of-odd-stacks/proposition-4-3-added-moves.ts'
import { dhR42 } from './4-number-of-odd-stacks/remark-4-2-positions-with-one-reduction.ts'
import { dhU7 } from './4-number-of-odd-stacks/remark-on-added-numbers.ts'
import { dhT41 } from './4-number-of-odd-stacks/theorem-4-1-even-and-allowed-numbers.ts'
import { dhFIG6 } from './5-play-on-all-but-one-or-all/figure-6-position-grids.ts'
import { dhT51, dhT51d, dhT51s } from './5-play-on-all-but-one-or-all/theorem-5-1-and-its-steps.ts'
import { dhC1 } from './6-further-results/conjecture-1-at-least-k-stacks.ts'
import { dhFIG7 } from './6-further-results/figure-7-position-grids.ts'
import { dhOP3n } from './6-further-results/inclusions-with-all-stacks.ts'
import { dhOP1, dhOP2, dhOP3, dhOP4 } from './6-further-results/questions-1-to-4.ts'
import { dhR62 } from './6-further-results/remark-6-2-inclusions.ts'
import { dhU8, dhU8Fix } from './6-further-results/remark-8-linear-time.ts'
import { dhT61 } from './6-further-results/theorem-6-1-one-or-all-stacks.ts'

/** The claims of the paper. */
export const DH_CLAIMS: readonly Claim[] = [
  dhD1,
  dhD2,
  dhD3,
  dhD4,
  dhD5,
  dhD6,
  dhD7,
  dhEX1,
  dhI1,
  dhI2,
  dhI3,
  dhI4a,
  dhI4b,
  dhI4bFix,
  dhI5,
  dhT11,
  dhAlg1,
  dhAlg2,
  dhAlg2Fix,
  dhC25,
  dhEX2,
  dhEX3,
  dhEX4,
  dhFIG1,
  dhFIG2,
  dhEX5,
  dhEX5Fix,
  dhEX6,
  dhF4,
  dhL21,
  dhL26,
  dhL27,
  dhL28,
  dhL28b,
  dhP24,
  dhU1,
  dhU2,
  dhU3,
  dhU4,
  dhU4Fix,
  dhU5,
  dhU6,
  dhTAB1,
  dhTAB1x,
  dhTAB2,
  dhTAB2x,
  dhT22,
  dhT22s,
  dhT22sFix,
  dhT23,
  dhFIG3,
  dhL31,
  dhL31Fix,
  dhL32,
  dhL32n,
  dhT33,
  dhT33s,
  dhT33sFix,
  dhFIG4,
  dhFIG5,
  dhEX7,
  dhEX8,
  dhP43,
  dhR42,
  dhU7,
  dhT41,
  dhFIG6,
  dhT51,
  dhT51d,
  dhT51s,
  dhC1,
  dhFIG7,
  dhOP3n,
  dhOP1,
  dhOP2,
  dhOP3,
  dhOP4,
  dhR62,
  dhU8,
  dhU8Fix,
  dhT61,
]
