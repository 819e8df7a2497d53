import type { CommandBudget } from '../terminal/budget.ts'
import { withVerdictColours } from '../terminal/colour.ts'
import { caseName } from './case-record.ts'
import type { ProofPlan } from './proof-cases.ts'
import { type ProofMethod, type ProofRecord, proofRecord } from './proof-record.ts'
import { proofTable } from './proof-table.ts'

/** The records of a run: each is printed, or kept for the table at the end. */
export interface Records {
  readonly all: readonly ProofRecord[]
  /** The cases that the run decides: until it has, they are incomplete. */
  begin(plan: ProofPlan): void
  /** The same where it is not known beforehand which claims will be decided. */
  beginUnknown(): void
  add(record: ProofRecord): void
  /** Prints the table of all that is decided, or nothing more if each record was printed. */
  end(): void
}

/**
 * Collects the records of a run. What it keeps in the budget has a record for every case: one that is not decided yet is
 * incomplete.
 *
 * @param isJson true: a record a line, as soon as it is there
 */
export function collectRecords(
  budget: CommandBudget,
  method: ProofMethod,
  isJson: boolean,
): Records {
  const all: ProofRecord[] = []
  let waiting: ProofPlan['cases'] = []
  const textOf = (records: readonly ProofRecord[]): string =>
    isJson ? records.map((record) => JSON.stringify(record)).join('\n') : proofTable(records)
  const rest = (): string => {
    const open = waiting.map(({ claim, case: parameters }) =>
      proofRecord({
        claim,
        case: parameters,
        verdict: 'incomplete',
        reason: ENDED,
        method,
        seconds: 0,
      }),
    )
    return textOf(isJson ? open : [...all, ...open])
  }
  return {
    all,
    begin: ({ cases }) => {
      waiting = cases
      budget.keep(rest())
    },
    beginUnknown: () => budget.keep(isJson ? '' : 'no claim is decided yet'),
    add: (record) => {
      all.push(record)
      waiting = waiting.filter((one) => caseName(one) !== caseName(record))
      if (isJson) budget.print(JSON.stringify(record), rest())
      else budget.keep(rest())
    },
    end: () => {
      if (!isJson && all.length > 0) budget.print(withVerdictColours(proofTable(all)))
    },
  }
}

const ENDED = 'the command ended before it was decided'
