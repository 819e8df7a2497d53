import type { Values } from '@nim/bruteforce'
import { exactSlowNim, isTerminal } from '@nim/core/rules'
import { type Claim, type ClaimCard, defineClaim } from '../../../claim/claim.ts'
import { boxNear } from '../../../rows/box-near.ts'
import { streamHeader } from '../../stream-header.ts'
import { listOptions, optionValues } from '../../local-evidence.ts'
import { type SolvedBox, solvedBoxCost, withSolvedBox } from '../../../rows/solved-box.ts'
import { forEachEntry } from '../../../rows/for-each-entry.ts'
import { type Tally, tally } from '../../tally.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { makeRowsOf, type RemotenessRows } from '../../../facts/exact-slow/remoteness-by-rows.ts'
import { theorem3RowsMemory } from './theorem-3-rows.ts'

/** A case of such a claim. */
export interface RemotenessCase {
  readonly [name: string]: number | string
  readonly n: number
}

/** A claim that a formula or an algorithm gives the remoteness of NIM(n,n−1). */
export interface RemotenessClaim extends Pick<
  ClaimCard,
  | 'id'
  | 'kind'
  | 'source'
  | 'paperStatus'
  | 'title'
  | 'statement'
  | 'conventions'
  | 'decides'
  | 'parameters'
  | 'quick'
> {
  /** How the statement is called in the evidence. */
  says(parameters: RemotenessCase): string
  /** The formula or algorithm. */
  readonly printed: RemotenessFormula
}

/** R by the statement; null where it gives no value. Asked at nonterminal positions only. */
export type RemotenessFormula = (
  position: readonly number[],
  parameters: RemotenessCase,
) => number | null

/** Compares the formula with exhaustive solution at every nonterminal position of a box. */
export function remotenessClaim(claim: RemotenessClaim): Claim {
  return defineClaim<RemotenessCase, BoxDomain, RemotenessFormula>({
    ...claim,
    paper: 'gmmv',
    complexity: 'C(max+n,n) positions times n solver steps and one run of the algorithm',
    defaultDomain: ({ n }) => boxNear(n, 100_000),
    cost: ({ n }, domain) =>
      solvedBoxCost(
        exactSlowNim(n, n - 1),
        domain,
        'remoteness',
        theorem3RowsMemory(n, domain.max),
      ),
    judge: (formula, { id, parameters, domain, limits }) => {
      const ruleset = exactSlowNim(parameters.n, parameters.n - 1)
      const asked = { value: 'remoteness', ...limits } as const
      const besides = theorem3RowsMemory(parameters.n, domain.max)
      return withSolvedBox(ruleset, domain, asked, besides, (table) => {
        const found = tally(streamHeader(id, parameters, domain))
        const isPlain = limits.kernel !== undefined && limits.kernel !== 'auto'
        const makeRows = isPlain ? undefined : makeRowsOf<RemotenessCase>(formula)
        if (makeRows !== undefined) testRows(found, table, makeRows(parameters, domain.max))
        else {
          forEachEntry(table, (position, actual) => {
            if (isTerminal(ruleset, position)) return
            const expected = formula(position, parameters)
            found.test(position, expected === actual, actual)
          })
        }
        return found.result('retrograde', (position) => {
          const expected = formula(position, parameters)
          const actual = table.at(position)
          const options = optionValues(table, position)
          return {
            expected,
            actual,
            explain: `${claim.says(parameters)} gives ${expected ?? 'no value'}, but R = ${actual}: the options have R ${listOptions(options)}`,
            options,
          }
        })
      })
    },
  })
}

function testRows(found: Tally, { box, forEachRow }: SolvedBox, rows: RemotenessRows): void {
  const values = new Int32Array(box.max + 1)
  forEachRow(({ position, length, entries, offset }) => {
    // with x_2 = 0 the one position of the row is terminal
    if (position[1] === 0) return
    rows(position, values, length)
    const at = found.beginRow(length)
    found.endRow(position, length, compare(found.words, at, values, length, entries, offset))
  })
}

/** The words of a row from words[at] on; 1 if another value was said somewhere, else 0. */
function compare(
  words: Uint32Array,
  at: number,
  said: Int32Array,
  length: number,
  entries: Values,
  offset: number,
): number {
  let failing = 0
  for (let x1 = 0; x1 < length; x1++) {
    const R = entries[offset + x1]!
    const fails = said[x1] === R ? 0 : 1
    words[at + x1] = 2 * R + fails
    failing |= fails
  }
  return failing
}
