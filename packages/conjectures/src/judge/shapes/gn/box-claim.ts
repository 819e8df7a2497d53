import { requiredMemory, solve, type Table, type TableValue } from '@nim/bruteforce'
import { boxCount, type Box, type Ruleset, sortedBox } from '@nim/core/rules'
import { type Asked, type Claim, type ClaimDefinition, defineClaim } from '../../../claim/claim.ts'
import { boxNear } from '../../../rows/box-near.ts'
import { streamHeader } from '../../stream-header.ts'
import { tally } from '../../tally.ts'
import { rankedTableMemory } from '../../../rows/table-memory.ts'
import { forEachRow } from '../../../rows/for-each-row.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import type { Examined, Failure } from './vector-claim.ts'

/** A case of a statement about positions of n piles. */
export interface PileCase {
  readonly [name: string]: number | string
  readonly n: number
}

type Definition<S> = ClaimDefinition<PileCase, BoxDomain, S>

/** A statement about every position of a box. */
export interface BoxClaim<S> extends Omit<
  Definition<S>,
  'paper' | 'cost' | 'judge' | 'conventions' | 'complexity' | 'defaultDomain'
> {
  readonly conventions?: readonly string[]
  readonly complexity?: string
  readonly method: string
  /** Positions of the default box, about. */
  readonly positions: number
  /** Bytes of the claim's own tables a position takes. */
  readonly bytes: number
  /** The game whose tables are solved, and of what. */
  readonly tables?: {
    readonly ruleset: (n: number) => Ruleset
    readonly of: readonly TableValue[]
  }
  /**
   * Prepares a case (solves its tables, which are released afterwards) and returns what examines one
   * position: null if the statement does not speak of it.
   */
  examiner(
    statement: S,
    asked: Asked<PileCase, BoxDomain>,
    solved: (value: TableValue) => Table,
  ): (x: readonly number[], rank: number, box: Box) => Examined | null
  /**
   * The same row by row, which is faster, if the statement can be asked so; null if not. Asked for the
   * kernel `auto` only.
   */
  rows?(
    statement: S,
    asked: Asked<PileCase, BoxDomain>,
    box: Box,
    solved: (value: TableValue) => Table,
  ): BoxRow | null
}

/**
 * Examines a row of a sorted box, x_1 = 0, …, length − 1: fills answers[x_1] with `HOLDS`, `FAILS` or
 * `SILENT`, and values[x_1] with what goes into the digest.
 * @param position the position with x_1 = 0
 * @param rank of that position; the others follow
 */
export type BoxRow = (
  position: readonly number[],
  answers: Uint8Array,
  values: Uint32Array,
  length: number,
  rank: number,
) => void

/** Makes a claim out of a statement that is examined position by position over a sorted box. */
export function boxClaim<S>(claim: BoxClaim<S>): Claim {
  return defineClaim<PileCase, BoxDomain, S>({
    conventions: [],
    complexity: 'C(max+n, n) positions times n',
    ...claim,
    paper: 'gn',
    defaultDomain: ({ n }) => boxNear(n, claim.positions),
    cost: ({ n }, domain) => {
      const positions = boxCount(n, domain.max, true)
      const { ruleset, of } = claim.tables ?? { ruleset: null, of: [] }
      const tables = of.map((value) => rankedTableMemory(ruleset!(n), domain, value))
      return {
        positions,
        memory: tables.reduce((a, b) => a + b, positions * BigInt(claim.bytes)),
      }
    },
    judge: (statement, asked) => {
      const { parameters, domain, limits } = asked
      const box = sortedBox(parameters.n, domain.max)
      const tables: Table[] = []
      const solved = (value: TableValue): Table => {
        const made = tables.find((table) => table.value === value)
        if (made !== undefined) return made
        const used = claim
          .tables!.of.slice(0, tables.length)
          .reduce(
            (sum, each) => sum + requiredMemory(claim.tables!.ruleset(parameters.n), domain, each),
            0,
          )
        const memory = limits.memory - used
        const ruleset = claim.tables!.ruleset(parameters.n)
        tables.push(solve(ruleset, domain, { value, ...limits, memory }))
        return tables.at(-1)!
      }
      try {
        const found = tally(streamHeader(asked.id, parameters, domain))
        const isFast = limits.kernel === undefined || limits.kernel === 'auto'
        const row = isFast ? (claim.rows?.(statement, asked, box, solved) ?? null) : null
        if (row === null) {
          const examine = claim.examiner(statement, asked, solved)
          box.forEach((x, rank) => {
            const one = examine(x, rank, box)
            if (one !== null) found.test(x, one.failure === null, one.value)
          })
          return found.result(claim.method, (x) => examine(x, box.rank(x), box)!.failure!)
        }
        const answers = new Uint8Array(domain.max + 1)
        const values = new Uint32Array(domain.max + 1)
        forEachRow(box, (position, length, rank) => {
          row(position, answers, values, length, rank)
          found.testRow(position, answers, length, values, 0)
        })
        return found.result(claim.method, (x) => {
          // What is examined one by one may need the positions before: those up to the pile x_n.
          const reached = sortedBox(parameters.n, x.at(-1)!)
          const examine = claim.examiner(
            statement,
            { ...asked, domain: { ...domain, max: reached.max } },
            solved,
          )
          let failure: Failure | null = null
          reached.forEach((y, rank) => {
            const one = examine(y, rank, reached)
            if (rank === box.rank(x)) failure = one!.failure
          })
          return failure!
        })
      } finally {
        for (const table of tables) table.release()
      }
    },
  })
}
