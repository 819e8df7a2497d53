import { slowSetNim } from '@nim/core/rules'
import type { Algorithm2Intervals } from '@nim/core/setnim'
import { algorithm2, isPTypeByTheorem33, isPTypeByTheorem51, positionType } from '@nim/core/setnim'
import { allButOne, type GameFamily, stacks } from '../../../facts/setnim/game-families.ts'
import { stackMoves } from '../../../facts/setnim/moves.ts'
import { positionFacts } from '../../../facts/setnim/reduced-moves.ts'
import { reduction } from '../../../facts/setnim/reduction.ts'
import { type Decision, randomDecisions } from '../../../facts/setnim/algorithm-tables.ts'
import type {
  ByCaseClaim,
  Claim,
  Part,
  Parts,
  StatementInput,
  UpToDomain,
} from '../../../judge/index.ts'
import { byCase, choice, corrected, instances, outcome, positions } from '../../../judge/index.ts'

type Case = { readonly part: string; readonly n: number }

const FACTS = { outcome, reduction, moves: stackMoves }
type At = StatementInput<typeof FACTS>

/** Reduces by Algorithm 2 with the given intervals, then looks up the theorem for the game. */
function lookUp(intervals: Algorithm2Intervals, isP: typeof isPTypeByTheorem33): Part<At, Case> {
  return {
    says: 'reducing and looking up the theorem gives the outcome',
    holds: ({ x, outcome }, { n }) =>
      isP(n, positionType(algorithm2(x, n - 1, intervals), n - 1)) === (outcome === 0),
    stated: positionFacts,
  }
}

const LOOK_UPS: Parts<At, Case> = {
  'A = {n−1}': lookUp('closed', isPTypeByTheorem33),
  'A = {n−1,n}': lookUp('closed', isPTypeByTheorem51),
  'A = {n−1}, Algorithm 2 as printed': lookUp('half-open', isPTypeByTheorem33),
  'A = {n−1,n}, Algorithm 2 as printed': lookUp('half-open', isPTypeByTheorem51),
}

const GAMES: GameFamily<Case> = {
  ...allButOne(3, 6),
  parameters: [
    choice('part', 'game and reduction, or count', [...Object.keys(LOOK_UPS), 'operations']),
    {
      ...stacks(3, 3, 6),
      allowed: ({ part }) => [3, part === 'operations' ? 1000 : 12],
      defaults: ({ part }) => [3, part === 'operations' ? 40 : 6],
    },
  ],
  ruleset: ({ n, part }) => slowSetNim(n, part.startsWith('A = {n−1,n}') ? [n - 1, n] : [n - 1]),
}

const CARD = {
  id: 'DH-U8',
  kind: 'remark',
  at: 'section 6',
  title: 'the outcome for A = {n−1} and {n−1,n} is decided in time linear in n',
  statement: String.raw`With a linear-time reduction, the outcome of any position of $SN(n,\{n-1\})$ and of $SN(n,\{n-1,n\})$ is decided in time linear in $n$: reduce, then look up Theorem 3.3 or 5.1.`,
  conventions: [
    'the reduction is that of DH-Alg2-fix, and in a separate reading that of Algorithm 2 as printed; the check counts arithmetic operations and comparisons as they occur, for A = {n−1} and sorted x; linear means at most 8n',
  ],
  quick: { ranges: { n: [3, 5] } },
  principal: {
    cases: { part: ['A = {n−1}', 'A = {n−1,n}', 'operations'] },
    because:
      'the paper says "with a linear-time reduction", but names no algorithm. DH-Alg2 judges Algorithm 2',
  },
  flaw: { class: 'algorithm', cause: 'DH-Alg2' },
} as const

const onBoxes = positions<Case, typeof FACTS>({
  ...CARD,
  games: GAMES,
  facts: FACTS,
  digest: ({ outcome }) => outcome,
  method: 'retrograde',
  printed: LOOK_UPS,
})

const counted = instances<Case, UpToDomain, Decision>({
  ...CARD,
  unsettled: { where: 'fails', because: 'another procedure may take fewer operations' },
  domain: () => ({ kind: 'up-to', of: 'random position', max: 200 }),
  instances: ({ parameters: { n }, domain, data }) => randomDecisions(n, domain.max, data),
  digest: ({ operations }) => operations,
  method: 'count of operations',
  printed: (found, { n }) => found.isP === found.isPByBisection && found.operations <= 8 * n,
  witness: ({ x, operations }) => ({ x, operations }),
})

const printed: ByCaseClaim = {
  ...CARD,
  parameters: GAMES.parameters,
  claimOf: ({ part }) => (part === 'operations' ? counted : onBoxes),
  // The mutation uses Theorem 5.1.
  wrongAt: { case: { part: 'A = {n−1}', n: 4 } },
  wrong: lookUp('closed', isPTypeByTheorem51).holds,
}

export const dhU8: Claim = byCase(printed)

export const dhU8Fix: Claim = byCase(
  corrected(
    printed,
    {
      title: 'the outcome for A = {n−1}, {n−1,n} is decided in linear time by Algorithm 2',
      statement: String.raw`The outcome of any position of $SN(n,\{n-1\})$ and of $SN(n,\{n-1,n\})$ is decided in time linear in $n$: reduce by Algorithm 2 with the closed intervals of DH-Alg2-fix, then look up Theorem 3.3 or 5.1. Named: the reduction; with the half-open intervals that are printed for Algorithm 2 some outcomes come out wrong.`,
      conventions: ['the reduction is Algorithm 2 with closed intervals (DH-Alg2-fix)'],
      // The mutation uses the intervals as printed.
      wrongAt: { case: { part: 'A = {n−1}', n: 5 }, max: 8 },
      wrong: LOOK_UPS['A = {n−1}, Algorithm 2 as printed']!.holds,
    },
    { only: { part: ['A = {n−1}', 'A = {n−1,n}', 'operations'] } },
  ),
)
