import {
  APPENDIX_BRANCHES,
  type AppendixBranch,
  appendixBranch,
  CORRECTED_APPENDIX_BRANCHES,
  correctedAppendixBranch,
} from '@nim/core/exact-slow'
import { exactSlowNim } from '@nim/core/rules'
import { type Asked, type Claim, defineClaim } from '../../claim/claim.ts'
import { checkOutcomes, outcomeCost } from '../../judge/check-outcomes.ts'
import { looking } from '../../rows/looks-at.ts'
import type { BoxDomain, CheckResult } from '../../claim/verdict.ts'
import { APPENDIX_CLASSES } from '../../facts/exact-slow/appendix-classes.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

const RULESET = exactSlowNim(4, 3)
const CASES = ['GMMV-App-case0', 'GMMV-App-case1', 'GMMV-App-case2']

/** Ids whose formula is corrected. */
const CORRECTED: readonly string[] = CORRECTED_APPENDIX_BRANCHES.filter(
  ({ formula }, i) => formula !== APPENDIX_BRANCHES[i]!.formula,
).map(({ id }) => id)

/** The appendix in executable form. */
export type Appendix = typeof appendixBranch<number>

/** As printed, and corrected. */
const PRINTED: Appendix = looking(APPENDIX_CLASSES, appendixBranch<number>)
export const CORRECTED_APPENDIX: Appendix = looking(
  APPENDIX_CLASSES,
  correctedAppendixBranch<number>,
)

/** Abbreviations of the appendix. */
export const APPENDIX_CONVENTIONS: readonly string[] = [
  'normal play; positions sorted ascending; D = x_3 − x_2 − x_1, d = (x_1 + x_3 − x_2) mod 4, λ = x_1 + x_2 + x_3 − 2x_4, Q(c) = [λ − c = 12j, j ≥ 0]; residues modulo 4 are in 0..3',
  'a branch speaks of the positions that reach it: no earlier branch of its case applies',
]

/** Compares the appendix with solved outcomes where `speaks` says that it is asked. */
export function judgeAppendix(
  appendix: Appendix,
  { id, parameters, domain, limits }: Asked<Record<string, string>, BoxDomain>,
  speaks: (branch: AppendixBranch) => boolean,
): CheckResult {
  return checkOutcomes({
    claim: id,
    parameters,
    ruleset: RULESET,
    domain,
    limits,
    says: id,
    statement: {
      printed: appendix,
      at: (position) => {
        const { branch, isP } = appendix(position)
        return speaks(branch) ? isP : null
      },
    },
  })
}

interface Part {
  readonly id: string
  readonly title: string
  readonly statement: string
  readonly max: number
  readonly speaks: (branch: AppendixBranch) => boolean
}

function claim(part: Part, appendix: Appendix, isFix: boolean): Claim {
  const { speaks, max, ...card } = part
  return defineClaim<Record<string, string>, BoxDomain, Appendix>({
    ...card,
    id: isFix ? `${part.id}-fix` : part.id,
    paper: 'gmmv',
    kind: 'proposition',
    source: `${GMMV}, Appendix${isFix ? ', corrected by nimlab' : ''}`,
    paperStatus: isFix ? 'asserted' : 'observed',
    conventions: APPENDIX_CONVENTIONS,
    decides:
      'for every position of the box that the statement speaks of, whether the formula gives the outcome found by exhaustive solution',
    complexity: 'C(max+4,4) positions',
    parameters: [],
    quick: { max: 16 },
    defaultDomain: () => ({ kind: 'box', max }),
    cost: (_, domain) => outcomeCost(RULESET, domain),
    printed: appendix,
    judge: (statement, asked) => judgeAppendix(statement, asked, speaks),
  })
}

function branchPart(branch: AppendixBranch, isFix: boolean): Part {
  const condition = `$|x|\\equiv${branch.residue}\\pmod3$, ${branch.condition}`
  const change = isFix ? '. Changed: c depends on d, in the print it depends on x_1 + x_2' : ''
  return {
    id: branch.id,
    title: `|x| ≡ ${branch.residue} (mod 3), ${branch.condition}: P iff ${branch.formula}`,
    statement: `In $NIM(4,3)$, ${condition}: $x$ is P iff ${branch.formula}${change}.`,
    max: isFix ? 40 : 30,
    speaks: ({ id }) => id === branch.id,
  }
}

function casePart(id: string, residue: number, isFix: boolean): Part {
  const change = isFix ? ' Changed: branches 2.1b, 2.2c, 2.3c, see their corrections.' : ''
  return {
    id,
    title: `the branches for |x| ≡ ${residue} (mod 3)${isFix ? ', corrected' : ''}`,
    statement: `In $NIM(4,3)$, for $|x|\\equiv${residue}\\pmod3$ the first branch whose condition holds says whether $x$ is P.${change}`,
    max: isFix ? 40 : 30,
    speaks: (branch) => branch.residue === residue,
  }
}

/** The three cases and all branches of the appendix, corrections after what they correct. */
export const APPENDIX_CLAIMS: readonly Claim[] = CASES.flatMap((id, residue) => [
  claim(casePart(id, residue, false), PRINTED, false),
  ...(CORRECTED.some((branch) => branch.startsWith(id))
    ? [claim(casePart(id, residue, true), CORRECTED_APPENDIX, true)]
    : []),
  ...APPENDIX_BRANCHES.filter((branch) => branch.residue === residue).flatMap((branch) => {
    const corrected = CORRECTED_APPENDIX_BRANCHES.find((each) => each.id === branch.id)!
    const printed = claim(branchPart(branch, false), PRINTED, false)
    return CORRECTED.includes(branch.id)
      ? [printed, claim(branchPart(corrected, true), CORRECTED_APPENDIX, true)]
      : [printed]
  }),
])
