import { slowSetNim } from '@nim/core/rules'
import {
  algorithm2,
  type Algorithm2Intervals,
  algorithm2Trace,
  isPTypeByTheorem33,
  isPTypeByTheorem51,
} from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import type { Told } from '../../../facts/fact.ts'
import { allButOne, type ByN, type GameFamily } from '../../../facts/setnim/game-families.ts'
import { moveSizesFrom } from '../../../facts/setnim/move-sets.ts'
import { moves } from '../../../facts/setnim/moves.ts'
import { describePosition } from '../../../facts/setnim/reduced-moves.ts'
import { reduction } from '../../../facts/setnim/reduction.ts'
import { seededRandom } from '../../../facts/setnim/seeded-random.ts'
import { type Type, typeOf } from '../../../facts/setnim/stacks.ts'
import { outcome } from '../../../facts/solved.ts'
import { inTwoShapes } from '../../../judge/in-two-shapes.ts'
import { instances } from '../../../judge/instances.ts'
import { positions } from '../../../judge/positions.ts'
import {
  type Card,
  choice,
  type Part,
  type Parts,
  type Statement,
  type Wrong,
} from '../../../judge/statement.ts'

type Case = ByN & { readonly part: string }

const FACTS = { outcome, reduction, moves }

type At = Told<typeof FACTS>

/** Reduce by Algorithm 2 with the given intervals, then look up the theorem for the game. */
function lookUp(
  intervals: Algorithm2Intervals,
  isPType: (n: number, type: Type) => boolean,
): Part<At, Case> {
  return {
    says: 'reducing and looking up the theorem gives the outcome',
    holds: ({ x, outcome }, { n }) =>
      isPType(n, typeOf(algorithm2(x, n - 1, intervals), n - 1)) === (outcome === 0),
    finds: describePosition,
  }
}

const CLOSED: Parts<At, Case> = {
  'A = {n−1}': lookUp('closed', isPTypeByTheorem33),
  'A = {n−1,n}': lookUp('closed', isPTypeByTheorem51),
}

const OPERATIONS = 'operations'

/** A run on a random position, and how many operations it took. */
interface Run {
  readonly x: readonly number[]
  readonly operations: number
}

function* runs(n: number, count: number): Generator<Run> {
  const random = seededRandom(n)
  for (let index = 0; index < count; index++) {
    const highest = 1 + random.below(1000)
    const x = Array.from({ length: n }, () => random.below(highest)).sort((a, b) => a - b)
    const { visited, partialSums, result } = algorithm2Trace(x, n - 1, 'closed')
    // an addition a stack, three comparisons and a division a test, a chop and a parity a stack
    yield { x, operations: partialSums.length - 1 + 4 * visited.length + 2 * result.length }
  }
}

/** The claim with these parts about positions. */
function linearTime(
  card: Pick<Card, 'id' | 'digestId' | 'at' | 'title' | 'statement' | 'conventions'>,
  printed: Parts<At, Case>,
  wrong: Wrong<Statement<At & Run, Case>>,
): Claim {
  const games: GameFamily<Case> = {
    ...allButOne(3, 6),
    parameters: [
      choice('part', 'the game and the reduction, or the count of operations', [
        ...Object.keys(printed),
        OPERATIONS,
      ]),
      {
        kind: 'integer',
        name: 'n',
        about: 'number of stacks',
        allowed: ({ part }) => [3, part === OPERATIONS ? 1000 : 12],
        defaults: ({ part }) => [3, part === OPERATIONS ? 40 : 6],
      },
    ],
    ruleset: ({ n, part }) =>
      slowSetNim(n, moveSizesFrom(n - 1, part.startsWith('A = {n−1,n}') ? n : n - 1)),
  }
  const shared = {
    ...card,
    kind: 'remark',
    paperStatus: 'asserted',
    decides:
      'for every position of the box, the outcome by exhaustive solution; operations: their number for random positions, n = 3..40, against a linear bound, which is evidence for the growth only',
    complexity: 'C(max+n,n) positions times n',
    quick: { ranges: { n: [3, 5] } },
  } as const
  const onBoxes = positions({
    ...shared,
    games,
    facts: FACTS,
    digest: ({ outcome }) => outcome,
    method: 'retrograde',
    printed,
  })
  const operations = instances<Case, UpToDomain, Run>({
    ...shared,
    parameters: games.parameters,
    domain: () => ({ kind: 'up-to', of: 'random position', max: 200 }),
    *instances({ parameters, domain, data }) {
      let mostOperations = 0
      for (const run of runs(parameters.n, domain.max)) {
        mostOperations = Math.max(mostOperations, run.operations)
        yield run
      }
      Object.assign(data, { mostOperations })
    },
    cost: ({ n }, { max }) => BigInt(max * n),
    digest: ({ operations }) => operations,
    method: 'count of operations',
    printed: {
      [OPERATIONS]: {
        says: 'the operations are at most 7n: n additions, at most n−1 tests of four, a chop and a parity a stack',
        holds: ({ operations }, { n }) => operations <= 7 * n,
      },
    },
    witness: ({ x, operations }) => ({ x, operations }),
  })
  return { ...inTwoShapes(onBoxes, operations, ({ part }) => part === OPERATIONS), wrong }
}

/** Deciding the outcome in linear time. */
export const dhU8: Claim = linearTime(
  {
    id: 'DH-U8',
    at: 'section 6',
    title: 'the outcome for A = {n−1} and {n−1,n} is decided in time linear in n',
    statement: String.raw`With a linear-time reduction, the outcome of any position of $SN(n,\{n-1\})$ and of $SN(n,\{n-1,n\})$ is decided in time linear in $n$: reduce, then look up Theorem 3.3 or 5.1.`,
    conventions: [
      'the reduction is Algorithm 2 with closed intervals (DH-Alg2-fix); as a reading of its own, Algorithm 2 as printed',
      'positions are given sorted; operations are additions, divisions, comparisons and parities of heights',
    ],
  },
  {
    ...CLOSED,
    'A = {n−1}, Algorithm 2 as printed': lookUp('half-open', isPTypeByTheorem33),
    'A = {n−1,n}, Algorithm 2 as printed': lookUp('half-open', isPTypeByTheorem51),
  },
  // fewer operations than the algorithm may need
  { case: { part: OPERATIONS, n: 8 }, holds: ({ operations }, { n }) => operations <= 6 * n },
)

/** Deciding the outcome in linear time, by Algorithm 2 with closed intervals. */
export const dhU8Fix: Claim = linearTime(
  {
    id: 'DH-U8-fix',
    digestId: 'DH-U8',
    at: 'section 6, corrected by nimlab',
    title: 'the outcome for A = {n−1}, {n−1,n} is decided in linear time by Algorithm 2, corrected',
    statement: String.raw`The outcome of any position of $SN(n,\{n-1\})$ and of $SN(n,\{n-1,n\})$ is decided in time linear in $n$: reduce by Algorithm 2 with the closed intervals of DH-Alg2-fix, then look up Theorem 3.3 or 5.1. Changed: the intervals; with the printed half-open ones some outcomes come out wrong.`,
    conventions: [
      'the reduction is Algorithm 2 with closed intervals (DH-Alg2-fix)',
      'positions are given sorted; operations are additions, divisions, comparisons and parities of heights',
    ],
  },
  CLOSED,
  // the intervals as printed
  {
    case: { part: 'A = {n−1}', n: 5 },
    max: 8,
    holds: lookUp('half-open', isPTypeByTheorem33).holds,
  },
)
