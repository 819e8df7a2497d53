import { rulesetTitle, type PlayConvention } from '@nim/core/rules'
import { congruent, FALSE, type Formula, integer, TRUE, xor } from '@nim/presburger'
import { type Claim, defineClaim } from '../claim/claim.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import type { BoxDomain } from '../claim/verdict.ts'
import { outcomeRowsOfFormula } from '../rows/formula-rows.ts'
import type { FormulaStatement } from '../rows/formula-statement.ts'
import { solvedBoxCost, withSolvedBox } from '../rows/solved-box.ts'
import { compareOutcomes } from './compare-outcomes.ts'
import { outcomeEvidence, outcomeLetter } from './local-evidence.ts'
import type { Games } from '../claim/games.ts'
import { type Card, usualCard } from './statement.ts'
import { streamHeader } from './stream-header.ts'

/** A claim that a formula describes the P-positions of a game. It is judged over a box. */
export interface FormulasClaim<C extends CaseParameters> extends Omit<
  Card,
  'chosenBy' | 'partsOf'
> {
  readonly games: Games<C>
  /** The formula of a case, true at P-positions and false at N-positions. */
  readonly printed: (parameters: C) => FormulaStatement
  readonly wrong?: FormulaStatement
  /** Default: normal play. */
  readonly play?: (parameters: C) => PlayConvention
  /** The name of the formula in the evidence. Default: the id. */
  readonly calls?: (parameters: C) => string
}

/**
 * A claim that formulas describe outcomes. The formula itself is judged: by rows or, if it uses
 * piles only through residues, by patterns. So the table of the box may be larger than the memory.
 */
export function formulas<C extends CaseParameters>(claim: FormulasClaim<C>): Claim {
  const { games, printed, calls = () => claim.id, play } = claim
  const statements = new Map<string, FormulaStatement>()
  /** The statement of a case. It is kept, because its compilation takes longer than a small box. */
  const statementOf = (parameters: C): FormulaStatement => {
    const key = JSON.stringify(parameters)
    const known = statements.get(key) ?? printed(parameters)
    statements.set(key, known)
    return known
  }
  return defineClaim<C, BoxDomain, FormulaStatement, unknown>({
    ...usualCard(claim),
    decides:
      'for every position of the box to which the statement applies, whether the formula gives the outcome that the exhaustive solver finds',
    complexity: 'C(max+n,n) positions',
    ...claim,
    parameters: games.parameters,
    statementOf,
    about: (parameters) => ({
      game: { ruleset: games.ruleset(parameters), play: play?.(parameters) ?? 'normal' },
      counts: 'positions',
      verdicts: ['holds', 'refuted', 'vacuous'],
    }),
    defaultDomain: (parameters) => games.defaultDomain(parameters),
    cost: (parameters, domain) => solvedBoxCost(games.ruleset(parameters), domain, 'outcome', 0n),
    judge: (statement, { id, parameters, domain, limits }) => {
      const ruleset = games.ruleset(parameters)
      const header = streamHeader(claim.digestId ?? id, parameters, domain)
      const rows = outcomeRowsOfFormula(statement, ruleset.piles, domain.max)
      const asked = { value: 'outcome', play: play?.(parameters) ?? 'normal', ...limits } as const
      return withSolvedBox(ruleset, domain, asked, 0n, (solved) =>
        compareOutcomes(header, solved, rows, (position) => {
          const expected = outcomeLetter(1 - solved.at(position))
          const says = `${calls(parameters)} on ${rulesetTitle(ruleset)}`
          return outcomeEvidence(solved, position, expected, says)
        }),
      )
    },
  })
}

/** The statement that all positions where a formula is true are P, or that they are all N. */
export function allAre(outcome: 'P' | 'N', where: Formula): FormulaStatement {
  return { says: outcome === 'P' ? TRUE : FALSE, where }
}

/** A mutation that exchanges P and N where a pile, such as `x4`, is ≡ residue (mod modulus). */
export function exchanged(
  statement: FormulaStatement,
  pile: string,
  residue: number,
  modulus: number,
): FormulaStatement {
  const there = congruent(integer(pile), residue, modulus)
  return { ...statement, says: xor(statement.says, there) }
}
