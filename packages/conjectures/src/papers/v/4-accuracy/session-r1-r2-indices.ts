import { floorTimes, type Fraction } from '@nim/core/wythoff'
import { eulerLine, POINT } from '../../../facts/wythoff/on-plane.ts'
import {
  BY_LARGER,
  firstWrongIndex,
  LIMIT,
  LOG_BASES,
  type SessionIndex,
  sessionRounds,
  type WrongIndex,
} from '../../../facts/wythoff/session.ts'
import { choice, type Claim, type Naming, positions } from '../../../judge/index.ts'
import { ANY_START, isStart, STARTS, startsOnPlane, UNDER_49 } from './session-starts.ts'

/** The least index with index·x > S. */
const leastAbove = ({ p, q }: Fraction, S: number): number => Number((BigInt(S) * q) / p) + 1

/** Procedure R1, which gives the index k* if ⌊k*·g_*⌋ = S, and no index otherwise. */
const byR1: SessionIndex = (S, gStar) => {
  const k = leastAbove(gStar, S)
  return floorTimes(gStar, BigInt(k)) === BigInt(S) ? k : null
}

/** Procedure R2, which gives the index i*. */
const byR2: SessionIndex = (S, { p, q }) => leastAbove({ p: p + q, q }, S)

interface Start extends Readonly<Record<'S' | 'L' | 'line', number>> {
  readonly firstWrong: (by: SessionIndex) => WrongIndex
}

/** A claim that a procedure gives the right index for every S that can occur in a game. */
function session(
  card: Naming,
  { sequence, by, runs }: { sequence: 'k' | 'i'; by: SessionIndex; runs: string },
): Claim {
  const findsAll =
    (procedure: SessionIndex) =>
    (start: Start, { starts }: { readonly starts: string }) =>
      isStart(start, starts) ? start.firstWrong(procedure).S > start.L : null
  return positions<{ starts: string; base: string }, ReturnType<typeof factsOf>>({
    ...card,
    kind: 'algorithm',
    conventions: [
      ...STARTS,
      'g_* = x_r with r = ⌈log(l−s)⌉ from the start (s,l), in base 2, 10, e; for any start also (base limit) with the limit of x_r instead of x_r, and (base 10, t = L) with the r of V-16.R0.any',
      runs,
    ],
    decides:
      'for every start of the box and every S ≤ l, whether the index is the one under which S stands among the winning points found by the pass over the plane',
    games: startsOnPlane(700, [
      choice('base', 'base of the logarithm in R0', ({ starts }) =>
        starts === ANY_START ? [...LOG_BASES, LIMIT, BY_LARGER] : LOG_BASES,
      ),
    ]),
    quick: { ranges: { base: ['10', LIMIT, BY_LARGER] }, max: 620 },
    facts: factsOf(sequence),
    digest: 'rounds',
    method: 'pass',
    principal: UNDER_49,
    printed: findsAll(by),
    // In the mutation, the index for S = 18 is 18.
    wrongAt: { max: 20 },
    wrong: findsAll((S, gStar) => (S === 18 ? S : by(S, gStar))),
    evidence: ({ S: s, L: l, rounds, firstWrong }) => {
      const { S, found, right } = firstWrong(by)
      return {
        expected: `index ${right ?? 'none'}`,
        actual: `index ${found ?? 'none'}`,
        explain: `start (${s},${l}), r = ${rounds}: for S = ${S} the procedure gives ${found ?? 'none'}, the index is ${right ?? 'none'}`,
      }
    },
  })
}

const factsOf = (sequence: 'k' | 'i') => ({
  ...POINT,
  line: eulerLine,
  rounds: sessionRounds,
  firstWrong: firstWrongIndex(sequence),
})

export const v16R1: Claim = session(
  {
    id: 'V-16.R1',
    at: 'sections 14 to 16, R1 (45), (46)',
    title:
      'from a start with (49): k* = least integer with k*g_* > S; if ⌊k*g_*⌋ = S then a_{k*} = S',
    statement: String.raw`R1, in a game from a start with (49): $k^*$ is the least integer with $k^*g_*>S$ (45); if $\lfloor k^*g_*\rfloor=S$ then $k=k^*$, $a_{k^*}=S$ (46).`,
  },
  {
    sequence: 'k',
    by: byR1,
    runs: 'nimlab runs R1 for every S ≤ l; R1 must report that there is no k unless S is some a_k',
  },
)

export const v16R2: Claim = session(
  {
    id: 'V-16.R2',
    at: 'sections 14 to 16, R2 (47), (48)',
    title: 'from a start with (49): i* = least integer with i*(g_*+1) > S; then b_{i*} = S',
    statement: String.raw`R2, in a game from a start with (49): $i^*$ is the least integer with $i^*(g_*+1)>S$ (47); then $i=i^*$, $b_{i^*}=S$ (48).`,
  },
  { sequence: 'i', by: byR2, runs: 'nimlab runs R2 for every S ≤ l that is some b_i' },
)
