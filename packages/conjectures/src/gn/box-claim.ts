import { boxCount, type Box, sortedBox } from '@nim/core/rules'
import { type Asked, type Claim, type ClaimDefinition, defineClaim } from '../claim.ts'
import { boxNear } from '../evidence/box-near.ts'
import { streamHeader } from '../evidence/check-outcomes.ts'
import { tally } from '../evidence/tally.ts'
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
  /** Bytes of tables a position takes. */
  readonly bytes: number
  /**
   * Prepares a case (solves its tables) and returns what examines one position: null if the
   * statement does not speak of it.
   */
  examiner(
    statement: S,
    asked: Asked<PileCase, BoxDomain>,
  ): (x: readonly number[], rank: number, box: Box) => Examined | null
}

/** Makes a claim out of a statement that is examined position by position over a sorted box. */
export function boxClaim<S>(claim: BoxClaim<S>): Claim {
  return defineClaim<PileCase, BoxDomain, S>({
    conventions: [],
    complexity: 'C(max+n, n) positions times n',
    ...claim,
    paper: 'gn',
    defaultDomain: ({ n }) => boxNear(n, claim.positions),
    cost: ({ n }, { max }) => {
      const positions = boxCount(n, max, true)
      return { positions, memory: positions * BigInt(claim.bytes) }
    },
    judge: (statement, asked) => {
      const { parameters, domain } = asked
      const box = sortedBox(parameters.n, domain.max)
      const examine = claim.examiner(statement, asked)
      const found = tally(streamHeader(asked.id, parameters, domain))
      box.forEach((x, rank) => {
        const examined = examine(x, rank, box)
        if (examined !== null) found.test(x, examined.failure === null, examined.value)
      })
      return found.result(claim.method, (x) => examine(x, box.rank(x), box)!.failure!)
    },
  })
}
