import type { Claim } from '../../../claim/claim.ts'
import { FAILS, HOLDS, SILENT } from '../../../judge/tally.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { firstWinningPoints } from '../../../facts/wythoff/first-winning-points.ts'
import { judgePositions, type PositionFinding } from '../../../judge/shapes/v/judge-positions.ts'
import { numbersUpTo } from '../../../facts/wythoff/numbers-up-to.ts'
import { StateIndicesAt } from '../../../facts/wythoff/state-indices-at.ts'
import { box, choice, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** Indices of S and L in the two sequences; NaN where a number is in neither or the index is not allowed. */
export interface StateIndices {
  readonly m: number
  readonly aOfS: number
  readonly bOfS: number
  readonly aOfL: number
  readonly bOfL: number
}

/** The five classes by letter. */
export type Classes = Readonly<
  Record<'A' | 'B' | 'C' | 'D' | 'E', (indices: StateIndices) => boolean>
>

const ZERO_FROM_1 = 'S = 0, indices from 1'
const ZERO_FROM_0 = 'S = 0, indices from 0'
export const ZERO_UNIQUE = 'S = 0, indices from 0, exactly one'

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const

/** The classes as printed. */
export const CLASSES: Classes = {
  A: ({ m, aOfS, bOfL }) => aOfS === m && bOfL === m,
  B: ({ aOfS, aOfL }) => aOfS < aOfL,
  // i < j or i > j, with both indices there.
  C: ({ aOfS, bOfL }) => Math.abs(aOfS - bOfL) > 0,
  D: ({ bOfS, aOfL }) => bOfS < aOfL,
  E: ({ bOfS, bOfL }) => bOfS < bOfL,
}

/** Every position belongs to one of five classes. */
export const vAE: Claim = vClaim<{ part: string }, BoxDomain, Classes>({
  id: 'V-AE',
  kind: 'proposition',
  source: 'section 9, states A to E',
  paperStatus: 'asserted',
  title: 'every state 0 ≤ S < L is one of A (a_m,b_m), B (a,a), C (a,b), D (b,a), E (b,b)',
  statement: String.raw`With $0\le S<L$ and $m=L-S$ every state is one of five: A $(a_m,b_m)$; B $(a_i,a_j)$, $i<j$; C $(a_i,b_j)$, $i<j$ or $i>j$; D $(b_i,a_j)$, $i<j$; E $(b_i,b_j)$, $i<j$.`,
  conventions: [
    'part S > 0: exactly one class applies',
    'S = 0 has no class unless a_0 = b_0 = 0; then at least one applies, or exactly one: cases of their own',
  ],
  decides:
    'for every position of the box, how many classes apply; a_n and b_n are those of the winning points found by the pass over the plane',
  complexity: 'O(max²)',
  parameters: [
    choice(
      'part',
      'positions, and the reading at S = 0',
      'S > 0',
      ZERO_FROM_1,
      ZERO_FROM_0,
      ZERO_UNIQUE,
    ),
  ],
  defaultDomain: box(500),
  quick: { max: 150 },
  printed: CLASSES,
  judge: (classes, asked) => {
    const { part } = asked.parameters
    const { indexInA, indexInB } = firstWinningPoints(asked.domain.max)
    const first = part === ZERO_FROM_0 || part === ZERO_UNIQUE ? 0 : 1
    const read = (table: Int32Array, x: number): number =>
      table[x]! >= first ? table[x]! : Number.NaN
    const at = (S: number, L: number): PositionFinding | null => {
      if (S === L || (part === 'S > 0') !== S > 0) return null
      const indices = {
        m: L - S,
        aOfS: read(indexInA, S),
        bOfS: read(indexInB, S),
        aOfL: read(indexInA, L),
        bOfL: read(indexInB, L),
      }
      const applying = LETTERS.filter((letter) => classes[letter](indices))
      return {
        holds: part === ZERO_FROM_0 ? applying.length >= 1 : applying.length === 1,
        actual: applying.length,
        evidence: () => ({
          expected: part === ZERO_FROM_0 ? 'at least one class' : 'exactly one class',
          actual: applying.length === 0 ? 'none' : applying.join(),
          explain: `the classes that apply to (${S},${L}): ${applying.join(', ') || 'none'}`,
        }),
      }
    }
    const { A, B, C, D, E } = classes
    return judgePositions(asked, 'pass', at, () => {
      const column = (table: Int32Array): Float64Array =>
        numbersUpTo(asked.domain.max, (x) => read(table, x))
      const indices = new StateIndicesAt(column(indexInA), column(indexInB))
      return (L, answers, actuals) => {
        indices.L = L
        // S = 0 is a part of its own.
        const [from, to] = part === 'S > 0' ? [1, L] : [0, Math.min(1, L)]
        answers.fill(SILENT, 0, L + 1)
        for (let S = from; S < to; S++) {
          indices.S = S
          const count =
            (A(indices) ? 1 : 0) +
            (B(indices) ? 1 : 0) +
            (C(indices) ? 1 : 0) +
            (D(indices) ? 1 : 0) +
            (E(indices) ? 1 : 0)
          actuals[S] = count
          answers[S] = count === 1 || (part === ZERO_FROM_0 && count > 1) ? HOLDS : FAILS
        }
      }
    })
  },
})
