import { appendixBranch, APPENDIX_BRANCHES } from '@nim/core/exact-slow'
import { exactSlowNim } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { checkOutcomes, outcomeCost } from '../../judge/check-outcomes.ts'
import { looking } from '../../rows/looks-at.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { APPENDIX_CLASSES } from '../../facts/exact-slow/appendix-classes.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

const RULESET = exactSlowNim(4, 3)
const WHOLE = 'whole'

/** Branch names as the paper's list gives them, `case0.1` to `case2.3c`, then the whole. */
const BRANCHES = [...APPENDIX_BRANCHES.map(({ id }) => id.replace('GMMV-App-', '')), WHOLE]

/** The appendix: P- and N-positions of NIM(4,3), one case a branch and one for the whole. */
export const gmmvApp: Claim = defineClaim<
  { branch: string },
  BoxDomain,
  typeof appendixBranch<number>
>({
  id: 'GMMV-App',
  alias: 'nim-4-3',
  paper: 'gmmv',
  kind: 'proposition',
  source: `${GMMV}, Appendix`,
  paperStatus: 'observed',
  title: 'P-positions of NIM(4,3) by residue of |x| modulo 3 and branches',
  statement: String.raw`For sorted $x$ with four piles let $D=x_3-x_2-x_1$, $d=(x_1+x_3-x_2)\bmod 4$, $\lambda=x_1+x_2+x_3-2x_4$ and $Q(c)=[\lambda-c=12j,\ j\ge 0]$. For each residue of $|x|$ modulo 3 the first branch whose condition holds says whether $x$ is a P-position.`,
  conventions: [
    'normal play; positions sorted ascending; residues modulo 4 are in 0..3',
    'a branch speaks of the positions that reach it: no earlier branch of its case applies',
  ],
  decides:
    'for every position of the box that reaches the branch, whether the branch gives the outcome found by exhaustive solution',
  complexity: 'C(max+4,4) positions',
  parameters: [
    {
      kind: 'choice',
      name: 'branch',
      about: 'branch of the appendix, or the whole',
      values: () => BRANCHES,
    },
  ],
  quick: { max: 16 },
  defaultDomain: () => ({ kind: 'box', max: 40 }),
  cost: (_, domain) => outcomeCost(RULESET, domain),
  printed: looking(APPENDIX_CLASSES, appendixBranch<number>),
  judge: (branchOf, { id, parameters, domain, limits }) =>
    checkOutcomes({
      claim: id,
      parameters,
      ruleset: RULESET,
      domain,
      limits,
      says: parameters.branch === WHOLE ? 'the appendix' : `branch ${parameters.branch}`,
      statement: {
        printed: branchOf,
        at: (position) => {
          const { branch, isP } = branchOf(position)
          return parameters.branch === WHOLE || branch.id === `GMMV-App-${parameters.branch}`
            ? isP
            : null
        },
      },
    }),
})
