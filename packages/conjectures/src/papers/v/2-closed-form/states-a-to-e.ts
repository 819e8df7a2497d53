import { onPlane, POINT } from '../../../facts/wythoff/on-plane.ts'
import { sequenceFacts } from '../../../facts/wythoff/sequences.ts'
import type { Claim, PositionsClaim, StatementInput } from '../../../judge/index.ts'
import { choice, positions } from '../../../judge/index.ts'
import { W_0 } from '../1-winning-points/theorem-2-rules.ts'

const POSITIVE = 'S > 0'
const FROM_1 = 'S = 0, indices from 1'
const FROM_0 = 'S = 0, indices from 0'
const UNIQUE = 'S = 0, indices from 0, exactly one'

const IS_FROM_0 = new Set<unknown>([FROM_0, UNIQUE])

const { k: aOfS, i: bOfS, aOfL, bOfL } = sequenceFacts(({ part }) => (IS_FROM_0.has(part) ? 0 : 1))
const FACTS = { ...POINT, aOfS, bOfS, aOfL, bOfL }
type State = StatementInput<typeof FACTS>
type StateClaim = PositionsClaim<{ part: string }, typeof FACTS>

/** The letters of the printed classes that apply to a state. */
function classesOf({ m, aOfS, bOfS, aOfL, bOfL }: State): string {
  return (
    (aOfS === m && bOfL === m ? 'A' : '') +
    (aOfS < aOfL ? 'B' : '') +
    (Math.abs(aOfS - bOfL) > 0 ? 'C' : '') +
    (bOfS < aOfL ? 'D' : '') +
    (bOfS < bOfL ? 'E' : '')
  )
}

/** The printed classes, except that 0 is a member of the first sequence only. */
const correctedClassesOf = (state: State): string =>
  state.bOfS > 0 ? classesOf(state) : classesOf(state).replace(/[DE]/g, '')

/** The fields of a claim that depend on the given classes. */
function withClasses(
  of: (state: State) => string,
): Pick<StateClaim, 'digest' | 'printed' | 'evidence'> {
  return {
    digest: (state) => of(state).length,
    printed: (state, { part }) => {
      if (state.m === 0 || (part === POSITIVE) !== state.S > 0) return null
      const { length } = of(state)
      return part === FROM_0 ? length >= 1 : length === 1
    },
    evidence: (state, { parameters }) => {
      const letters = of(state).split('')
      return {
        expected: parameters.part === FROM_0 ? 'at least one class' : 'exactly one class',
        actual: letters.join() || 'none',
        explain: `the classes that apply to (${state.S},${state.L}): ${letters.join(', ') || 'none'}`,
      }
    },
  }
}

const printed: StateClaim = {
  id: 'V-AE',
  kind: 'proposition',
  at: 'section 9, states A to E',
  title: 'every state 0 ≤ S < L is one of A (a_m,b_m), B (a,a), C (a,b), D (b,a), E (b,b)',
  statement: String.raw`With $0\le S<L$ and $m=L-S$ every state is one of five: A $(a_m,b_m)$; B $(a_i,a_j)$, $i<j$; C $(a_i,b_j)$, $i<j$ or $i>j$; D $(b_i,a_j)$, $i<j$; E $(b_i,b_j)$, $i<j$.`,
  conventions: [
    'part S > 0: exactly one class applies',
    'S = 0 has no class unless a_0 = b_0 = 0; in that case there are two separate cases: at least one class applies, or exactly one',
  ],
  decides:
    'for every position of the box, how many classes apply; a_n and b_n are those of the winning points found by the pass over the plane',
  games: onPlane(500, [
    choice('part', 'positions, and the reading at S = 0', [POSITIVE, FROM_1, FROM_0, UNIQUE]),
  ]),
  quick: { max: 150 },
  facts: FACTS,
  method: 'pass',
  ...withClasses(classesOf),
  // The mutation is false because class E is needed, for example for (2,5).
  wrongAt: { max: 20 },
  wrong: (state) =>
    state.m === 0 || state.S === 0 ? null : classesOf(state).replace('E', '').length === 1,
}

export const vAE: Claim = positions({
  ...printed,
  principal: { cases: { part: [POSITIVE, FROM_0] }, because: W_0 },
})

export const vAEOne: Claim = positions({
  ...printed,
  id: 'V-AE.one',
  by: 'nimlab',
  kind: 'remark',
  digestId: printed.id,
  at: 'section 9, states A to E, sharpened by nimlab',
  title: 'every state 0 ≤ S < L is exactly one of A to E, where 0 counts as a_0 and not as b_0',
  statement: String.raw`With $0\le S<L$ and $m=L-S$ every state is exactly one of five: A $(a_m,b_m)$; B $(a_i,a_j)$, $i<j$; C $(a_i,b_j)$, $i<j$ or $i>j$; D $(b_i,a_j)$, $i<j$; E $(b_i,b_j)$, $i<j$; where $i\ge0$, $a_0=0$, in B and C and $i\ge1$ in D and E. Without the last words two classes apply at $S=0$.`,
  conventions: [
    'part S > 0: all indices are positive, exactly one class applies',
    'part S = 0: 0 = a_0, so that B or C applies; D and E begin with b_i, i ≥ 1; exactly one class applies',
  ],
  games: onPlane(500, [choice('part', 'positions', [POSITIVE, UNIQUE])]),
  ...withClasses(correctedClassesOf),
  // The mutation is false because, with D as printed, (0,1) is both (a_0,a_1) and (b_0,a_1).
  wrongAt: { case: { part: UNIQUE }, max: 20 },
  wrong: (state) => {
    if (state.m === 0 || state.S > 0) return null
    return (state.L === 1 ? classesOf(state) : correctedClassesOf(state)).length === 1
  },
})
