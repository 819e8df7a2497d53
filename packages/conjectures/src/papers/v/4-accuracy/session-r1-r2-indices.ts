import { floorTimes, type Fraction } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { onPlane, POINT } from '../../../facts/wythoff/on-plane.ts'
import {
  BY_LARGER,
  firstWrongIndex,
  LIMIT,
  LOG_BASES,
  type SessionIndex,
  sessionRounds,
  type WrongIndex,
} from '../../../facts/wythoff/session.ts'
import { corrected } from '../../../judge/corrected.ts'
import { positions, positionsClaim } from '../../../judge/positions.ts'
import { choice, type Naming } from '../../../judge/statement.ts'

/** The least index with index·x > S. */
const leastAbove = ({ p, q }: Fraction, S: number): number => Number((BigInt(S) * q) / p) + 1

/** R1: k*, if ⌊k*·g_*⌋ = S. */
const byR1: SessionIndex = (S, gStar) => {
  const k = leastAbove(gStar, S)
  return floorTimes(gStar, BigInt(k)) === BigInt(S) ? k : null
}

/** R2: i*. */
const byR2: SessionIndex = (S, { p, q }) => leastAbove({ p: p + q, q }, S)

interface Start extends Readonly<Record<'S' | 'L', number>> {
  readonly firstWrong: (by: SessionIndex) => WrongIndex
}

/** A claim that a procedure finds the right index of every S that can arise in a game, and its correction. */
function session(
  card: Naming,
  { sequence, by, runs }: { sequence: 'k' | 'i'; by: SessionIndex; runs: string },
  changes: Pick<Naming, 'title' | 'statement'>,
): readonly [printed: Claim, fix: Claim] {
  const findsAll =
    (procedure: SessionIndex) =>
    ({ S: s, L: l, firstWrong }: Start) =>
      s >= 1 && s < l ? firstWrong(procedure).S > l : null
  // 18 is its own index
  const wrong = { max: 20, holds: findsAll((S, gStar) => (S === 18 ? S : by(S, gStar))) }
  const printed = positionsClaim({
    ...card,
    kind: 'algorithm',
    conventions: [
      'g_* = x_r with r = ⌈log(l−s)⌉ from the start (s,l), 1 ≤ s < l, in base 2, 10, e; or (base limit) with the limit of x_r in the place of x_r; or (base 10, t = L) with the r of V-16.R0-fix',
      runs,
    ],
    decides:
      'for every start of the box and every S ≤ l, whether the index is the one under which S stands among the winning points found by the pass over the plane',
    games: onPlane(700, [
      choice('base', 'base of the logarithm in R0', [...LOG_BASES, LIMIT, BY_LARGER]),
    ]),
    quick: { ranges: { base: ['10', LIMIT, BY_LARGER] }, max: 620 },
    facts: { ...POINT, rounds: sessionRounds, firstWrong: firstWrongIndex(sequence) },
    digest: 'rounds',
    method: 'pass',
    printed: findsAll(by),
    wrong: { case: { base: LIMIT }, ...wrong },
    evidence: ({ S: s, L: l, rounds, firstWrong }) => {
      const { S, found, right } = firstWrong(by)
      return {
        expected: `index ${right ?? 'none'}`,
        actual: `index ${found ?? 'none'}`,
        explain: `start (${s},${l}), r = ${rounds}: for S = ${S} the procedure gives ${found ?? 'none'}, the index is ${right ?? 'none'}`,
      }
    },
  })
  const conventions = [
    'starts (s,l), 1 ≤ s < l; base 10, t = L: g_* = x_r with r = ⌈log10 l⌉, the least r of the bases 2, 10, e; base limit: the limit of x_r in the place of x_r',
    runs,
  ]
  const fix = corrected(
    printed,
    { ...changes, conventions, wrong: { case: { base: BY_LARGER }, ...wrong } },
    { only: { base: [LIMIT, BY_LARGER] }, digestedAs: 'printed' },
  )
  return [positions(printed), positions(fix)]
}

const [r1, r1Fix] = session(
  {
    id: 'V-16.R1',
    at: 'sections 14 to 16, R1 (45), (46)',
    title: 'k* = least integer with k*g_* > S; if ⌊k*g_*⌋ = S then a_{k*} = S',
    statement: String.raw`R1: $k^*$ is the least integer with $k^*g_*>S$ (45); if $\lfloor k^*g_*\rfloor=S$ then $k=k^*$, $a_{k^*}=S$ (46).`,
  },
  {
    sequence: 'k',
    by: byR1,
    runs: 'R1 is run for every S ≤ l and must say none where S is no a_k',
  },
  {
    title:
      'R1 with g_* of V-16.R0-fix: k* = least integer with k*g_* > S; if ⌊k*g_*⌋ = S then a_{k*} = S',
    statement: String.raw`R1: $k^*$ is the least integer with $k^*g_*>S$ (45); if $\lfloor k^*g_*\rfloor=S$ then $k=k^*$, $a_{k^*}=S$ (46), else $S$ is no $a_k$; where $g_*=x_r$ with $r=\lceil\log_{10}L\rceil$ from the start $(S,L)$ of the game (V-16.R0-fix), or $g_*$ is the limit of $x_r$. Changed: $r$ depends on $L$, not on $L-S$.`,
  },
)

/** R1: the index k with a_k = S. */
export const v16R1: Claim = r1

/** R1 with the accuracy that the larger coordinate asks for. */
export const v16R1Fix: Claim = r1Fix

const [r2, r2Fix] = session(
  {
    id: 'V-16.R2',
    at: 'sections 14 to 16, R2 (47), (48)',
    title: 'i* = least integer with i*(g_*+1) > S; then b_{i*} = S',
    statement: String.raw`R2: $i^*$ is the least integer with $i^*(g_*+1)>S$ (47); then $i=i^*$, $b_{i^*}=S$ (48).`,
  },
  { sequence: 'i', by: byR2, runs: 'R2 is run for every S ≤ l that is some b_i' },
  {
    title: 'R2 with g_* of V-16.R0-fix: i* = least integer with i*(g_*+1) > S; then b_{i*} = S',
    statement: String.raw`R2: for $S$ in $B$, $i^*$ is the least integer with $i^*(g_*+1)>S$ (47); then $i=i^*$, $b_{i^*}=S$ (48); where $g_*=x_r$ with $r=\lceil\log_{10}L\rceil$ from the start $(S,L)$ of the game (V-16.R0-fix), or $g_*$ is the limit of $x_r$. Changed: $r$ depends on $L$, not on $L-S$.`,
  },
)

/** R2: the index i with b_i = S. */
export const v16R2: Claim = r2

/** R2 with the accuracy that the larger coordinate asks for. */
export const v16R2Fix: Claim = r2Fix
