import { slowSetNim } from '@nim/core/rules'
import {
  algorithm2,
  type Algorithm2Intervals,
  algorithm2Trace,
  isPTypeByTheorem33,
  isPTypeByTheorem51,
  positionType,
} from '@nim/core/setnim'
import type { Claim } from '../../claim/claim.ts'
import { allButOne, type GameFamily } from '../../facts/setnim/game-families.ts'
import { moveSizesFrom } from '../../facts/setnim/move-sets.ts'
import type { Instance, ListedPart, Parts, PositionPart } from '../../facts/setnim/part.ts'
import type { Type } from '../../facts/setnim/position-facts.ts'
import { seededRandom } from '../../facts/setnim/seeded-random.ts'
import { DH } from '../../claim/sources/dh.ts'
import {
  type InstanceList,
  type Listing,
  statementClaim,
} from '../../judge/shapes/dh/statement-claim.ts'

interface Run extends Instance {
  readonly n: number
  readonly operations: number
}

/** Reduce by Algorithm 2 with the given intervals, then look up the theorem for the game. */
function lookUp(
  intervals: Algorithm2Intervals,
  isPType: (n: number, type: Type) => boolean,
): PositionPart {
  return {
    says: 'reducing and looking up the theorem gives the outcome',
    ofPosition: (at) => {
      const reduced = algorithm2(at.x, at.k, intervals)
      return isPType(at.n, positionType(reduced, at.k)) === (at.outcome() === 'P')
    },
  }
}

const operations: ListedPart<Run> = {
  says: 'the operations are at most 7n: n additions, at most n−1 tests of four, a chop and a parity a stack',
  ofInstance: ({ n, operations: count }) => count <= 7 * n,
}

const PRINTED: Parts = {
  'A = {n−1}': lookUp('closed', isPTypeByTheorem33),
  'A = {n−1,n}': lookUp('closed', isPTypeByTheorem51),
  'A = {n−1}, Algorithm 2 as printed': lookUp('half-open', isPTypeByTheorem33),
  'A = {n−1,n}, Algorithm 2 as printed': lookUp('half-open', isPTypeByTheorem51),
  operations,
}

const GAMES: GameFamily = {
  ...allButOne(3, 6),
  parameters: [
    {
      kind: 'choice',
      name: 'part',
      about: 'the game and the reduction, or the count of operations',
      values: () => Object.keys(PRINTED),
    },
    {
      kind: 'integer',
      name: 'n',
      about: 'number of stacks',
      allowed: ({ part }) => [3, part === 'operations' ? 1000 : 12],
      defaults: ({ part }) => [3, part === 'operations' ? 40 : 6],
    },
  ],
  ruleset: ({ n, part }) => {
    const stacks = n as number
    return slowSetNim(
      stacks,
      moveSizesFrom(stacks - 1, String(part).startsWith('A = {n−1,n}') ? stacks : stacks - 1),
    )
  },
}

/** Runs on random positions of n stacks. */
function list(n: number, positions: number): Listing {
  let most = 0
  function* instances(): Generator<Run> {
    const random = seededRandom(n)
    for (let index = 0; index < positions; index++) {
      const highest = 1 + random.below(1000)
      const x = Array.from({ length: n }, () => random.below(highest)).sort((a, b) => a - b)
      const { visited, partialSums, result } = algorithm2Trace(x, n - 1, 'closed')
      // An addition a stack, three comparisons and a division a test, a chop and a parity a stack.
      const count = partialSums.length - 1 + 4 * visited.length + 2 * result.length
      most = Math.max(most, count)
      yield {
        n,
        operations: count,
        actual: count,
        witness: () => ({ x, operations: count }),
        finds: () => `${count} operations for n = ${n}`,
      }
    }
  }
  return { instances: instances(), data: () => ({ mostOperations: most }) }
}

const OPERATIONS: InstanceList = {
  method: 'count of operations',
  defaultDomain: () => ({ kind: 'up-to', of: 'random position', max: 200 }),
  cost: ({ n }, domain) => ({
    positions: domain.kind === 'fixed' ? 0n : BigInt(domain.max) * BigInt(n as number),
    memory: 1n << 20n,
  }),
  list: ({ n }, domain) => list(n as number, domain.kind === 'fixed' ? 0 : domain.max),
}

/** Deciding the outcome in linear time. */
export const dhU8: Claim = statementClaim({
  id: 'DH-U8',
  kind: 'remark',
  source: `${DH}, section 6`,
  paperStatus: 'asserted',
  title: 'the outcome for A = {n−1} and {n−1,n} is decided in time linear in n',
  statement: String.raw`With a linear-time reduction, the outcome of any position of $SN(n,\{n-1\})$ and of $SN(n,\{n-1,n\})$ is decided in time linear in $n$: reduce, then look up Theorem 3.3 or 5.1.`,
  conventions: [
    'the reduction is Algorithm 2 with closed intervals (DH-Alg2-fix); as a reading of its own, Algorithm 2 as printed',
    'positions are given sorted; operations are additions, divisions, comparisons and parities of heights',
  ],
  decides:
    'for every position of the box, the outcome by exhaustive solution; operations: their number for random positions, n = 3..40, against a linear bound, which is evidence for the growth only',
  complexity: 'C(max+n,n) positions times n',
  games: GAMES,
  truth: 'outcome',
  lists: OPERATIONS,
  quick: { ranges: { n: [3, 5] } },
  printed: PRINTED,
})
