import type { Claim } from '../../../claim/claim.ts'
import type { Told } from '../../../facts/fact.ts'
import { onPlane, POINT } from '../../../facts/wythoff/on-plane.ts'
import { failureAfter, LOG_BASES, roundsFor } from '../../../facts/wythoff/session.ts'
import { corrected } from '../../../judge/corrected.ts'
import { positions, type PositionsClaim } from '../../../judge/positions.ts'
import { choice } from '../../../judge/statement.ts'

const FACTS = { ...POINT, rounds: roundsFor, failure: failureAfter }
type SessionClaim = PositionsClaim<{ part: string; base: string }, typeof FACTS>
type Start = Told<typeof FACTS>

/** With t made of a start. */
function withNumber(
  tOf: (start: Start) => number,
): Pick<SessionClaim, 'digest' | 'printed' | 'evidence'> {
  return {
    digest: (start) => start.rounds(tOf(start)),
    printed: (start, { part }) => {
      const { S: s, L: l, m, rounds, failure } = start
      if (s < 1 || s === l) return null
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
  title: 't := L − S at the start, r := ⌈log t⌉; x_r serves for the whole game',
  statement: String.raw`$S:=s$, $L:=l$ (random start), $t:=L-S$; $r:=\lceil\log t\rceil$; $x_r$ by the iterative process; $g_*:=x_r$, used during the whole game instead of $g$ in (29), (33).`,
  conventions: [
    'starts (s,l) with 1 ≤ s < l, as (1) allows; the base of the logarithm is not stated: 2, 10 and e',
    'part start: ⌊m·g_*⌋ = a_m for m = l − s; part game: for every m ≤ l, which are the differences of the positions that can arise',
  ],
  decides:
    'for every start of the box, whether the first n with ⌊n·x_r⌋ ≠ a_n, found through Fibonacci numbers, is beyond all differences asked for (part game), or ⌊m·x_r⌋ = a_m at the start',
  games: onPlane(400, [
    choice('part', 'differences asked for', ['start', 'game']),
    choice('base', 'base of the logarithm in R0', LOG_BASES),
  ]),
  quick: { max: 250 },
  facts: FACTS,
  method: 'best approximations',
  ...withNumber(({ m }) => m),
  wrong: {
    case: { part: 'start', base: '10' },
    max: 240,
    // no iteration is not enough for m = 233
    holds: ({ S: s, L: l, m, failure }) => (s >= 1 && s < l ? failure(0).n > BigInt(m) : null),
  },
}

/** R0 as printed. */
export const v16R0: Claim = positions(printed)

/** R0 with the larger coordinate in the place of the difference. */
export const v16R0Fix: Claim = positions(
  corrected(printed, {
    title: 't := L at the start, r := ⌈log t⌉; x_r serves for the whole game',
    statement: String.raw`As V-16.R0 with $t:=L$ in the place of $t:=L-S$: the differences of later positions can be as large as $L$, not only $L-S$.`,
    ...withNumber(({ L }) => L),
    wrong: {
      case: { part: 'game', base: '10' },
      max: 240,
      // no iteration is not enough for m = 233
      holds: ({ S: s, L: l, failure }) => (s >= 1 && s < l ? failure(0).n > BigInt(l) : null),
    },
  }),
)
