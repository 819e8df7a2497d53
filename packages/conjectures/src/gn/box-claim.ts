import { requiredMemory, solve, type Table, type TableValue } from '@nim/bruteforce'
import { boxCount, type Box, type Ruleset, sortedBox } from '@nim/core/rules'
import { type Asked, type Claim, type ClaimDefinition, defineClaim } from '../claim.ts'
import { boxNear } from '../evidence/box-near.ts'
import { streamHeader } from '../evidence/check-outcomes.ts'
import { tally } from '../evidence/tally.ts'
import { rankedTableMemory } from '../evidence/table-memory.ts'
import { testByRows } from '../evidence/test-by-rows.ts'
import type { BoxDomain } from '../verdict.ts'
import type { Examined } from './vector-claim.ts'

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
   * The same for all positions of the box at once, if the statement can say it, which is faster. Asked
   * for the kernel `auto` only.
   */
  inBox?(statement: S, box: Box, solved: (value: TableValue) => Table): ExaminedBox | null
}

/** By rank: the value that goes into the digest, and whether the statement is right. */
export interface ExaminedBox {
  readonly actuals: ArrayLike<number>
  holds(rank: number): boolean
}

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
        const examined = isFast ? (claim.inBox?.(statement, box, solved) ?? null) : null
        const examine = claim.examiner(statement, asked, solved)
        if (examined !== null)
          testByRows(found, box, examined.actuals, (rank) => examined.holds(rank))
        else {
          box.forEach((x, rank) => {
            const one = examine(x, rank, box)
            if (one !== null) found.test(x, one.failure === null, one.value)
          })
        }
        return found.result(claim.method, (x) => examine(x, box.rank(x), box)!.failure!)
      } finally {
        for (const table of tables) table.release()
      }
    },
  })
}
