import { isMove } from '@nim/core/wythoff/definitions'
import { firstWinningPoints } from '../../../facts/wythoff/first-winning-points.ts'
import { isWinningByDefinition, type PlanePoint } from '../../../facts/wythoff/winning-points.ts'
import type { CaseParameters, Claim, Naming, Value, ValuesClaim } from '../../../judge/index.ts'
import { corrected, positions, values } from '../../../judge/index.ts'
import { RULE } from '../1-winning-points/theorem-2-rules.ts'

/**
 * The numbers that the paper prints in an example of a move. Each entry has a name such as `a_7 =`
 * and a printed value.
 */
function exampleMove(
  card: Naming & Pick<ValuesClaim<CaseParameters>, 'wrong' | 'wrongAt'>,
  position: PlanePoint,
  numbers: Readonly<Record<string, number>>,
  target: PlanePoint,
): ValuesClaim<CaseParameters> {
  const [S, L] = position
  return {
    ...card,
    kind: 'example',
    decides:
      'every printed number recomputed from the winning points of the rules; legality of the move; whether the point reached is a winning point',
    printed: () => ({
      ...numbers,
      [`the move to ${target.join()}`]: 'legal',
      [`the point ${target.join()}`]: 'winning',
    }),
    compute: (key): Value => {
      if (key.startsWith('the move')) return isMove(...position, ...target) ? 'legal' : 'illegal'
      if (key.startsWith('the point')) return isWinningByDefinition(target) ? 'winning' : 'losing'
      if (key === 'm =') return L - S
      const { a, b } = firstWinningPoints(L)
      const [sequence, n] = key.split(/[_ ]/)
      return (sequence === 'a' ? a : b)[n === 'm' ? L - S : Number(n)]!
    },
    digest: () => 1,
    method: 'definition',
    witness: ({ key, printed }) => ({ position, entry: key, printed }),
    evidence: ({ key, printed, computed }) => ({
      expected: printed,
      actual: computed,
      explain: `at (${position.join()}) the example prints ${key} ${printed}; it is ${computed}`,
    }),
  }
}

const NUMBERS_2 = { 'm =': 7, 'a_m =': 11, 'b_m =': 18 }
const example2 = exampleMove(
  {
    id: 'V-Ex2',
    at: 'Example 2',
    title: 'from (19,26): m = 7, (a_7,b_7) = (11,18), Cora subtracts 7 from both',
    statement: String.raw`$(19,26)$: $m=7$, $a_7=\lfloor 7(g+1)\rfloor=11$, $b_7=18$; since $11<19$ and $18<26$ Cora moves $S:=S-m=S-7$, $L:=L-m=L-7$.`,
    wrongAt: { printedFails: true },
    wrong: ({ key, printed, computed }) => computed === (key === 'a_m =' ? 12 : printed),
  },
  [19, 26],
  NUMBERS_2,
  [19 - 7, 26 - 7],
)

export const vEx2: Claim = values({
  ...example2,
  flaw: { class: 'example', cause: 'V-Ex2' },
})

export const vEx2Fix: Claim = values(
  corrected(exampleMove(example2, [19, 26], NUMBERS_2, [19 - 8, 26 - 8]), {
    title: 'from (19,26): m = 7, (a_7,b_7) = (11,18), Cora subtracts S − a_7 = 8 from both',
    statement: String.raw`$(19,26)$: $m=7$, $a_7=11$, $b_7=18$; Cora subtracts $y=S-a_7=8$, not $m=7$, from both coordinates and reaches $(11,18)$.`,
    wrong: ({ key, printed, computed }) => computed === (key === 'b_m =' ? 19 : printed),
  }),
)

export const vEx3: Claim = values(
  exampleMove(
    {
      id: 'V-Ex3',
      at: 'Example 3',
      title: 'from (15,32): m = 17, a_17 = 27, 15 = b_6, Cora moves to (9,15)',
      statement: String.raw`$(15,32)$: $m=17$, $a_{17}=27$; $15<a_{17}$ and $15=b_6$, so Cora's move is $L:=15$ and $S:=L-6=9$.`,
      wrong: ({ key, printed, computed }) => computed === (key === 'b_6 =' ? 18 : printed),
    },
    [15, 32],
    { 'm =': 17, 'a_m =': 27, 'b_6 =': 15 },
    [15 - 6, 15],
  ),
)

export const vEx4: Claim = values(
  exampleMove(
    {
      id: 'V-Ex4',
      at: 'Example 4',
      title: 'from (14,29): m = 15, a_15 = 24, 14 = a_9, Cora moves to (14,23)',
      statement: String.raw`$(14,29)$: $m=15$, $a_{15}=24>14$ and $14=a_9$, so $L:=29-6=b_9=23$.`,
      wrong: ({ key, printed, computed }) => computed === (key === 'm =' ? 14 : printed),
    },
    [14, 29],
    { 'm =': 15, 'a_m =': 24, 'a_9 =': 14 },
    [14, 29 - 6],
  ),
)

export const vEx5: Claim = positions({
  ...RULE,
  id: 'V-Ex5',
  repeats: 'V-T2.1',
  kind: 'example',
  at: 'Example 5',
  paperStatus: 'asserted',
  title: 'if a_m = S then b_m = L and the game is in the winning state for Hugo',
  statement: String.raw`If $a_m=S$ then $b_m=L$ and the game is in the winning state for Hugo.`,
  printed: ({ S, L, am, bm, winning }) => (S === am ? bm === L && winning === 1 : null),
  // The mutation is false because points next to winning points are not winning.
  wrong: ({ S, L, m, am, bm, winning }) =>
    S === am + (m % 5 === 0 ? 1 : 0) ? bm === L && winning === 1 : null,
})
