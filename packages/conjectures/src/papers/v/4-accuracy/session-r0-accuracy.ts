import { eulerLine, POINT } from '../../../facts/wythoff/on-plane.ts'
import { failureAfter, LOG_BASES, roundsFor } from '../../../facts/wythoff/session.ts'
import type { Claim, PositionsClaim, StatementInput } from '../../../judge/index.ts'
import { choice, positions } from '../../../judge/index.ts'
import { ANY_START, isStart, STARTS, startsOnPlane, UNDER_49 } from './session-starts.ts'

const FACTS = { ...POINT, line: eulerLine, rounds: roundsFor, failure: failureAfter }
type SessionClaim = PositionsClaim<{ starts: string; part: string; base: string }, typeof FACTS>
type Start = StatementInput<typeof FACTS>

/** The statement for a number t that is computed from the start. */
function withNumber(
  tOf: (start: Start) => number,
): Pick<SessionClaim, 'digest' | 'printed' | 'evidence'> {
  return {
    digest: (start) => start.rounds(tOf(start)),
    printed: (start, { starts, part }) => {
      const { L: l, m, rounds, failure } = start
      if (!isStart(start, starts)) return null
      return failure(rounds(tOf(start))).n > BigInt(part === 'start' ? m : l)
    },
    evidence: (start) => {
      const { S: s, L: l, rounds, failure } = start
      const r = rounds(tOf(start))
      const { n, floor, a } = failure(r)
      return {
        expected: `a_m = ${a}`,
        actual: `⌊m·x_${r}⌋ = ${floor}`,
        explain: `start (${s},${l}): t = ${tOf(start)}, r = ${r}; m = ${n} ≤ ${l} can arise, ⌊${n}·x_${r}⌋ = ${floor}, a_${n} = ${a}`,
      }
    },
  }
}

const printed: SessionClaim = {
  id: 'V-16.R0',
  kind: 'algorithm',
  at: 'sections 14 to 16, R0',
  title: 'from a start with (49): t := L − S, r := ⌈log t⌉; x_r serves for the whole game',
  statement: String.raw`$S:=s$, $L:=l$, a random start with $1\le p\le s<qs\le l$ (1) and $l\ge(e-1)s\ge Q$ (49); $t:=L-S$; $r:=\lceil\log t\rceil$; $x_r$ by the iterative process; $g_*:=x_r$, used during the whole game instead of $g$ in (29), (33).`,
  conventions: [
    ...STARTS,
    'the paper does not state the base of the logarithm: the cases are 2, 10 and e',
    'part start: ⌊m·g_*⌋ = a_m for m = l − s; part game: for every m ≤ l, which are the differences of the positions that can arise',
    'beyond the box: under (49) l < 2.4·(l − s) ≤ 2.4·10^r, and x_r serves for all n < F_m, where m is the index of V-42.steps and F_m ≥ 24·10^r',
  ],
  decides:
    'for every start of the box, whether the first n with ⌊n·x_r⌋ ≠ a_n, found through Fibonacci numbers, is larger than all differences that occur (part game), or ⌊m·x_r⌋ = a_m at the start',
  games: startsOnPlane(400, [
    choice('part', 'differences asked for', ['start', 'game']),
    choice('base', 'base of the logarithm in R0', LOG_BASES),
  ]),
  quick: { max: 250 },
  facts: FACTS,
  method: 'best approximations',
  ...withNumber(({ m }) => m),
  // The mutation uses no iteration. The mutated statement fails at m = 233.
  wrongAt: { max: 240 },
  wrong: (start) => (isStart(start, '(49)') ? start.failure(0).n > BigInt(start.m) : null),
}

export const v16R0: Claim = positions({ ...printed, principal: UNDER_49 })

export const v16R0Any: Claim = positions({
  ...printed,
  id: 'V-16.R0.any',
  by: 'nimlab',
  at: 'sections 14 to 16, R0, for every start, by nimlab',
  title: 'from any start: t := L, r := ⌈log t⌉; x_r serves for the whole game',
  statement: String.raw`As V-16.R0 for every start $1\le s<l$, also without (49), with $t:=L$ instead of $t:=L-S$: without (49) the differences of later positions can be far larger than $l-s$, up to $l$.`,
  conventions: printed.conventions!.slice(STARTS.length, -1),
  games: startsOnPlane(400, printed.games.parameters.slice(1), ANY_START),
  ...withNumber(({ L }) => L),
  // The mutation uses no iteration. The mutated statement fails at m = 233.
  wrongAt: { case: { starts: ANY_START, part: 'game', base: '10' }, max: 240 },
  wrong: (start) => (isStart(start, ANY_START) ? start.failure(0).n > BigInt(start.L) : null),
})
