import type { RowPatterns } from '@nim/bruteforce'
import { formatRuleset, type Ruleset } from '@nim/core/rules'
import type { Cost, Limits } from '../claim/claim.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import type { BoxDomain, CheckResult } from '../claim/verdict.ts'
import { compareOutcomes } from './compare-outcomes.ts'
import { foundResult } from './found-result.ts'
import { streamHeader } from './stream-header.ts'
import { rowsByClass } from '../rows/by-class.ts'
import { outcomeEvidence, outcomeLetter } from './local-evidence.ts'
import { looksAtOf } from '../rows/looks-at.ts'
import { byParities, patternsOf } from '../rows/periodic-outcome.ts'
import { type OutcomeAt, type OutcomeRows, type OutcomeWords, rowsOf } from '../rows/says.ts'
import { solvedBoxCost, withSolvedBox } from '../rows/solved-box.ts'

/** A claim about the outcomes of one ruleset. */
export interface OutcomeCheck {
  readonly claim: string
  readonly parameters: CaseParameters
  readonly ruleset: Ruleset
  readonly domain: BoxDomain
  readonly limits: Limits
  /** How the statement is called in the evidence, such as `the formula of case0.4`. */
  readonly says: string
  /** The statement: position by position, or row by row, which is faster. */
  readonly statement: OutcomeStatement
  /** Bytes of what the statement keeps. Default 0. */
  readonly besides?: bigint
  /** What else the statement says of every position and is false here, in words; null if nothing. */
  readonly otherFailure?: (position: readonly number[]) => string | null
}

/** A statement on outcomes in one of its forms. */
export type OutcomeStatement =
  | {
      readonly at: OutcomeAt
      /** The printed function behind `at`, which may say what it looks at. */
      readonly printed?: unknown
    }
  | { readonly rows: OutcomeRows }
  | { readonly words: OutcomeWords }

/** Compares a statement's outcomes with the solver's over a box. */
export function checkOutcomes(check: OutcomeCheck): CheckResult {
  const { ruleset, domain, limits, statement, otherFailure } = check
  const header = streamHeader(check.claim, check.parameters, domain)
  const form = outcomeForm(statement, ruleset.piles, domain.max, otherFailure)
  const asked = { value: 'outcome', ...limits } as const
  return withSolvedBox(ruleset, domain, asked, check.besides ?? 0n, (solved) =>
    foundResult(compareOutcomes(header, solved, form), 'retrograde', (position) => {
      const other = otherFailure?.(position) ?? null
      if (other !== null) return { expected: null, actual: null, explain: other }
      const expected = outcomeLetter(1 - solved.at(position))
      const says = `${check.says} on ${formatRuleset(ruleset)}`
      return outcomeEvidence(solved, position, expected, says)
    }),
  )
}

/**
 * The form in which a statement is compared: as an automaton, if it looks at parities only; otherwise
 * row by row.
 */
function outcomeForm(
  statement: OutcomeStatement,
  piles: number,
  max: number,
  otherFailure?: (position: readonly number[]) => string | null,
): OutcomeRows | OutcomeWords | RowPatterns {
  if ('words' in statement) return statement.words
  if ('rows' in statement) return statement.rows
  const { at, printed } = statement
  const looksAt = otherFailure === undefined ? looksAtOf(printed) : undefined
  if (looksAt === 'parities') return patternsOf(byParities(piles, at), max)
  return typeof looksAt === 'object' ? rowsByClass(looksAt, at, max) : rowsOf(at, otherFailure)
}

/** Cost of {@link checkOutcomes}, given the bytes of what the claim keeps besides. */
export function outcomeCost(ruleset: Ruleset, domain: BoxDomain, besides = 0n): Cost {
  return solvedBoxCost(ruleset, domain, 'outcome', besides)
}
