import type { CommandBudget } from '../terminal/budget.ts'
import { withVerdictColours } from '../terminal/colour.ts'
import { caseName } from './case-record.ts'
import type { ProofPlan } from './proof-cases.ts'
import { type ProofMethod, type ProofRecord, proofRecord } from './proof-record.ts'
import { proofTable } from './proof-table.ts'

/**
 * The records of a run. A run prints each record immediately, or stores the record for the table at
 * the end.
 */
export interface Records {
  readonly all: readonly ProofRecord[]
  /**
   * Announces the cases that the run will decide. The record of a case is incomplete until the run
   * decides the case.
   */
  begin(plan: ProofPlan): void
  /** Announces a run whose claims are not known in advance. */
  beginUnknown(): void
  add(record: ProofRecord): void
  /**
   * Prints the table of all decided cases. If the records were already printed one by one, prints
   * nothing.
   */
  end(): void
}

/**
 * Collects the records of a run. The budget always has a record for every case. A case without a
 * verdict has an incomplete record.
 *
 * @param isJson true to print each record on a line as soon as it exists
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

const ENDED = 'the command ended before this case was decided'
