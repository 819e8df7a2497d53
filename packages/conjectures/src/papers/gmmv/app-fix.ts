import { exactSlowNim } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { outcomeCost } from '../../judge/check-outcomes.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import {
  type Appendix,
  APPENDIX_CONVENTIONS,
  CORRECTED_APPENDIX,
  judgeAppendix,
} from './app-branches.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The whole appendix, with the three corrected branches. */
export const gmmvAppFix: Claim = defineClaim<Record<string, string>, BoxDomain, Appendix>({
  id: 'GMMV-App-fix',
  paper: 'gmmv',
  kind: 'proposition',
  source: `${GMMV}, Appendix, corrected by nimlab`,
  paperStatus: 'asserted',
  title: 'P-positions of NIM(4,3) by residue of |x| modulo 3 and branches, corrected',
  statement: String.raw`The appendix with $c$ in branches 2.1b, 2.2c and 2.3c computed from $d=(x_1+x_3-x_2)\bmod4$ in the place of $x_1+x_2$: 2.1b $c=2+3d$; 2.2c $c=5$ if $d$ is odd, $c=8-3d$ otherwise; 2.3c $c=5$ if $d$ is odd, $c=2+3d$ otherwise. Everything else as printed.`,
  conventions: APPENDIX_CONVENTIONS,
  decides:
    'for every position of the box, whether the first branch that applies gives the outcome found by exhaustive solution',
  complexity: 'C(max+4,4) positions',
  parameters: [],
  quick: { max: 24 },
  defaultDomain: () => ({ kind: 'box', max: 60 }),
  cost: (_, domain) => outcomeCost(exactSlowNim(4, 3), domain),
  printed: CORRECTED_APPENDIX,
  judge: (appendix, asked) => judgeAppendix(appendix, asked, () => true),
})
