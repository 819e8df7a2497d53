import {
  APPENDIX,
  APPENDIX_BRANCHES,
  type AppendixBranch,
  appendixCaseFormula,
  CORRECTED_APPENDIX,
  CORRECTED_APPENDIX_BRANCHES,
  isAppendixCase,
  reachesBranch,
} from '@nim/core/exact-slow'
import { exactSlowNim } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import type { CaseParameters } from '../../../claim/parameter.ts'
import { exchanged, formulas, type FormulasClaim } from '../../../judge/formulas.ts'
import type { Games } from '../../../claim/games.ts'
import { choice } from '../../../judge/statement.ts'

const WHOLE = 'whole'
const CONVENTIONS = [
  'normal play; positions sorted ascending; D = x_3 − x_2 − x_1, d = (x_1 + x_3 − x_2) mod 4, λ = x_1 + x_2 + x_3 − 2x_4, Q(c) = [λ − c = 12j, j ≥ 0]; residues modulo 4 are in 0..3',
  'a branch speaks of the positions that reach it: no earlier branch of its case applies',
]

function boxTo(max: number): Games {
  return {
    parameters: [],
    ruleset: () => exactSlowNim(4, 3),
    defaultDomain: () => ({ kind: 'box', max }),
  }
}

type Said = ReturnType<typeof ofBranch>

const ofBranch = (branches: readonly AppendixBranch[], branch: AppendixBranch) => {
  return { says: branch.isP, where: reachesBranch(branches, branch) }
}

const ofCase = (branches: readonly AppendixBranch[], residue: number): Said => {
  return { says: appendixCaseFormula(branches, residue), where: isAppendixCase(residue) }
}

const appendix: FormulasClaim<CaseParameters> = {
  id: 'GMMV-App',
  alias: 'nim-4-3',
  kind: 'proposition',
  at: 'Appendix',
  paperStatus: 'observed',
  title: 'P-positions of NIM(4,3) by residue of |x| modulo 3 and branches',
  statement: String.raw`For sorted $x$ with four piles let $D=x_3-x_2-x_1$, $d=(x_1+x_3-x_2)\bmod 4$, $\lambda=x_1+x_2+x_3-2x_4$ and $Q(c)=[\lambda-c=12j,\ j\ge 0]$. For each residue of $|x|$ modulo 3 the first branch whose condition holds says whether $x$ is a P-position.`,
  conventions: [
    'normal play; positions sorted ascending; residues modulo 4 are in 0..3',
    CONVENTIONS[1]!,
  ],
  games: {
    ...boxTo(40),
    parameters: [
      choice('branch', 'branch of the appendix, or the whole', [
        ...APPENDIX_BRANCHES.map(({ id }) => id.replace('GMMV-App-', '')),
        WHOLE,
      ]),
    ],
  },
  quick: { max: 16 },
  calls: ({ branch }) => (branch === WHOLE ? 'the appendix' : `branch ${branch}`),
  printed: ({ branch }) => {
    const one = APPENDIX_BRANCHES.find(({ id }) => id === `GMMV-App-${branch}`)
    return one === undefined ? { says: APPENDIX } : ofBranch(APPENDIX_BRANCHES, one)
  },
  wrong: {
    case: { branch: 'case0.2' },
    max: 8,
    holds: exchanged(ofBranch(APPENDIX_BRANCHES, APPENDIX_BRANCHES[1]!), 'x4', 0, 8),
  },
}

/** The appendix, one case a branch and one for the whole. */
export const gmmvApp: Claim = formulas(appendix)

/** The whole appendix, with the three corrected branches. */
export const gmmvAppFix: Claim = formulas({
  ...appendixPart('GMMV-App-fix', 60),
  printed: () => ({ says: CORRECTED_APPENDIX }),
  quick: { max: 24 },
  title: 'P-positions of NIM(4,3) by residue of |x| modulo 3 and branches, corrected',
  statement: String.raw`The appendix with $c$ in branches 2.1b, 2.2c and 2.3c computed from $d=(x_1+x_3-x_2)\bmod4$ in the place of $x_1+x_2$: 2.1b $c=2+3d$; 2.2c $c=5$ if $d$ is odd, $c=8-3d$ otherwise; 2.3c $c=5$ if $d$ is odd, $c=2+3d$ otherwise. Everything else as printed.`,
  wrong: { case: {}, max: 10, holds: { says: APPENDIX } },
})

/** What the parts of the appendix have in common. */
function appendixPart(
  id: string,
  max: number,
): Omit<FormulasClaim<CaseParameters>, 'title' | 'statement' | 'printed'> {
  const isFix = id.endsWith('-fix')
  return {
    id,
    kind: 'proposition',
    at: isFix ? 'Appendix, corrected by nimlab' : 'Appendix',
    paperStatus: isFix ? 'asserted' : 'observed',
    conventions: CONVENTIONS,
    games: boxTo(max),
    quick: { max: 16 },
  }
}

/** A part as printed, and after it the corrected one if that says something else. */
function withFix(
  id: string,
  card: (isFix: boolean) => { readonly title: string; readonly statement: string },
  printed: Said,
  corrected: Said | undefined,
): Claim[] {
  const claim = formulas({
    ...appendixPart(id, 30),
    ...card(false),
    printed: () => printed,
    wrong: {
      case: {},
      max: 12,
      holds: exchanged(printed, 'x4', 0, 8),
      ...(corrected === undefined ? {} : { printedFails: true }),
    },
  })
  if (corrected === undefined) return [claim]
  const fix = formulas({
    ...appendixPart(`${id}-fix`, 40),
    ...card(true),
    printed: () => corrected,
    wrong: { case: {}, max: 12, holds: printed },
  })
  return [claim, fix]
}

function caseClaims(residue: number): Claim[] {
  const isCorrected = residue === 2
  return withFix(
    `GMMV-App-case${residue}`,
    (isFix) => ({
      title: `the branches for |x| ≡ ${residue} (mod 3)${isFix ? ', corrected' : ''}`,
      statement: `In $NIM(4,3)$, for $|x|\\equiv${residue}\\pmod3$ the first branch whose condition holds says whether $x$ is P.${isFix ? ' Changed: branches 2.1b, 2.2c, 2.3c, see their corrections.' : ''}`,
    }),
    ofCase(APPENDIX_BRANCHES, residue),
    isCorrected ? ofCase(CORRECTED_APPENDIX_BRANCHES, residue) : undefined,
  )
}

function branchClaims(branch: AppendixBranch, i: number): Claim[] {
  const { id, residue, condition, formula } = branch
  const corrected = CORRECTED_APPENDIX_BRANCHES[i]!
  const isCorrected = corrected.formula !== formula
  return withFix(
    id,
    (isFix) => {
      const says = isFix ? corrected.formula : formula
      const change = isFix ? '. Changed: c depends on d, in the print it depends on x_1 + x_2' : ''
      return {
        title: `|x| ≡ ${residue} (mod 3), ${condition}: P iff ${says}`,
        statement: `In $NIM(4,3)$, $|x|\\equiv${residue}\\pmod3$, ${condition}: $x$ is P iff ${says}${change}.`,
      }
    },
    ofBranch(APPENDIX_BRANCHES, branch),
    isCorrected ? ofBranch(CORRECTED_APPENDIX_BRANCHES, corrected) : undefined,
  )
}

/** The three cases and all branches of the appendix, corrections after what they correct. */
export const APPENDIX_CLAIMS: readonly Claim[] = [0, 1, 2].flatMap((residue) => [
  ...caseClaims(residue),
  ...APPENDIX_BRANCHES.flatMap((branch, i) =>
    branch.residue === residue ? branchClaims(branch, i) : [],
  ),
])
