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
import type {
  CaseParameters,
  Claim,
  FormulasClaim,
  Games,
  Parameter,
} from '../../../judge/index.ts'
import { box, choice, corrected, exchanged, formulas } from '../../../judge/index.ts'

const card = {
  kind: 'proposition',
  at: 'Appendix',
  paperStatus: 'observed',
  conventions: [
    'normal play; positions sorted ascending; D = x_3 − x_2 − x_1, d = (x_1 + x_3 − x_2) mod 4, λ = x_1 + x_2 + x_3 − 2x_4, Q(c) = [λ − c = 12j, j ≥ 0]; residues modulo 4 are in 0..3',
    'a branch applies to a position only if no earlier branch of the same case does',
  ],
  // one of the three errors: c is computed from x_1 + x_2 instead of d
  flaw: { class: 'table entry', cause: 'GMMV-App' },
  quick: { max: 16 },
} as const

/** NIM(4,3), in a box. */
export function appendixGames(max: number, parameters: readonly Parameter[] = []): Games {
  return { parameters, ruleset: () => exactSlowNim(4, 3), defaultDomain: box(max) }
}

const BRANCHES = APPENDIX_BRANCHES.map(({ id }) => id.replace('GMMV-App-', ''))

/** The parameter that names a branch. */
export const APPENDIX_BRANCH: Parameter = choice('branch', 'branch of the appendix', BRANCHES)

/** A case or a branch of the appendix. */
interface AppendixPart extends Pick<FormulasClaim<CaseParameters>, 'id' | 'title' | 'statement'> {
  /** The wording of the part. */
  readonly words: string
  readonly said: ReturnType<FormulasClaim<CaseParameters>['printed']>
}

/** The three cases, each followed by its branches. */
function partsOf(branches: readonly AppendixBranch[]): AppendixPart[] {
  return [0, 1, 2].flatMap((residue) => {
    const own = branches.filter((branch) => branch.residue === residue)
    return [
      {
        id: `GMMV-App-case${residue}`,
        title: `the branches for |x| ≡ ${residue} (mod 3)`,
        statement: `In $NIM(4,3)$, for $|x|\\equiv${residue}\\pmod3$ the first branch whose condition holds says whether $x$ is P.`,
        words: own.map(({ formula }) => formula).join(),
        said: { says: appendixCaseFormula(branches, residue), where: isAppendixCase(residue) },
      },
      ...own.map((branch) => ({
        id: branch.id,
        title: `|x| ≡ ${residue} (mod 3), ${branch.condition}: ${outcomeWords('x', branch)}`,
        statement: `In $NIM(4,3)$, $|x|\\equiv${residue}\\pmod3$, ${branch.condition}: ${outcomeWords('$x$', branch)}.`,
        words: branch.formula,
        said: { says: branch.isP, where: reachesBranch(branches, branch) },
      })),
    ]
  })
}

/** The outcome of a position x in the branch. The paper prints `never (N)` and `always (P)`. */
function outcomeWords(x: string, { formula }: AppendixBranch): string {
  const constant = /^(?:never|always) \(([NP])\)$/.exec(formula)?.[1]
  return constant === undefined ? `${x} is P iff ${formula}` : `${x} is ${constant}`
}

const PRINTED = partsOf(APPENDIX_BRANCHES)
const CORRECTED = partsOf(CORRECTED_APPENDIX_BRANCHES)

/** The statement of a branch, by its id without `GMMV-App-`, or of the whole appendix. */
export const saidByBranch = ({ branch }: CaseParameters): AppendixPart['said'] =>
  PRINTED.find(({ id }) => id === `GMMV-App-${branch}`)?.said ?? { says: APPENDIX }

const appendix: FormulasClaim<CaseParameters> = {
  ...card,
  id: 'GMMV-App',
  alias: 'nim-4-3',
  title: 'P-positions of NIM(4,3) by residue of |x| modulo 3 and branches',
  statement: String.raw`For sorted $x$ with four piles let $D=x_3-x_2-x_1$, $d=(x_1+x_3-x_2)\bmod 4$, $\lambda=x_1+x_2+x_3-2x_4$ and $Q(c)=[\lambda-c=12j,\ j\ge 0]$. For each residue of $|x|$ modulo 3 the first branch whose condition holds says whether $x$ is a P-position.`,
  games: appendixGames(40, [
    choice('branch', 'branch of the appendix, or the whole', [...BRANCHES, 'whole']),
  ]),
  calls: ({ branch }) => (branch === 'whole' ? 'the appendix' : `branch ${branch}`),
  printed: saidByBranch,
  wrongAt: { case: { branch: 'case0.2' } },
  wrong: exchanged(saidByBranch({ branch: 'case0.2' }), 'x4', 0, 8),
}

export const gmmvApp: Claim = formulas(appendix)

export const gmmvAppFix: Claim = formulas(
  corrected(appendix, {
    kind: 'proposition',
    title: 'P-positions of NIM(4,3) by residue of |x| modulo 3 and branches, corrected',
    statement: String.raw`The appendix with $c$ in branches 2.1b, 2.2c and 2.3c computed from $d=(x_1+x_3-x_2)\bmod4$ instead of $x_1+x_2$: 2.1b $c=2+3d$; 2.2c $c=5$ if $d$ is odd, $c=8-3d$ otherwise; 2.3c $c=5$ if $d$ is odd, $c=2+3d$ otherwise. Everything else is as printed.`,
    games: appendixGames(60),
    quick: { max: 24 },
    calls: () => 'GMMV-App-fix',
    printed: () => ({ says: CORRECTED_APPENDIX }),
    wrongAt: { case: {}, max: 10 },
    wrong: { says: APPENDIX },
  }),
)

/** The three cases and all branches of the appendix. Each correction follows its original. */
export const APPENDIX_CLAIMS: readonly Claim[] = PRINTED.flatMap(({ words, said, ...about }, i) => {
  const fix = CORRECTED[i]!
  const isRight = fix.words === words
  const part: FormulasClaim<CaseParameters> = {
    ...card,
    ...about,
    games: appendixGames(30),
    printed: () => said,
    wrongAt: { case: {}, ...(isRight ? {} : { printedFails: true }) },
    wrong: exchanged(said, 'x4', 0, 8),
  }
  if (isRight) return [formulas(part)]
  const correction = corrected(part, {
    kind: 'proposition',
    title: `${fix.title}, corrected`,
    statement: `${fix.statement} Changed: c depends on d, in the print it depends on x_1 + x_2.`,
    games: appendixGames(40),
    printed: () => fix.said,
    wrongAt: { case: {} },
    wrong: said,
  })
  return [formulas(part), formulas(correction)]
})
