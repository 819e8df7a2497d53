import { examples, type PrintedValue, steps } from '../../../facts/exact-slow/examples.ts'
import { type Claim, fixed, instances, type Naming } from '../../../judge/index.ts'

/** A claim about printed values. Its mutation changes the value of one row. */
function valuesOf(
  about: Naming,
  rows: readonly PrintedValue[],
  wrong: [row: number, value: string | number],
): Claim {
  return instances({
    ...about,
    kind: 'example',
    conventions: ['normal play; each M-move follows the text of the M-rule'],
    domain: fixed,
    instances: () => examples(rows),
    printed: ({ value, found }) => value === found,
    wrong: ({ row, value, found }) => found === (row === wrong[0] ? wrong[1] : value),
    digest: ({ row }) => row,
    method: 'retrograde',
  })
}

export const gmmvE1: Claim = valuesOf(
  {
    id: 'GMMV-E1',
    at: 'section 1.2',
    title: 'in NIM(3,2) the M-move is the only winning move at (1,1,2) and (1,1,3)',
    statement: String.raw`In $NIM(3,2)$, at $(1,1,2)$ and $(1,1,3)$ the M-move reduces $1,1$ to $0,0$ and wins at once, while the moves to $(0,1,1)$, resp. $(0,1,2)$, lose.`,
  },
  [
    { position: [1, 1, 2], what: 'M-move', value: '0,0,2' },
    { position: [0, 0, 2], what: 'R', value: 0 },
    { position: [0, 1, 1], what: 'outcome', value: 'N' },
    { position: [1, 1, 2], what: 'winning moves', value: '0,0,2' },
    { position: [1, 1, 3], what: 'M-move', value: '0,0,3' },
    { position: [0, 0, 3], what: 'R', value: 0 },
    { position: [0, 1, 2], what: 'outcome', value: 'N' },
    { position: [1, 1, 3], what: 'winning moves', value: '0,0,3' },
  ],
  [3, '0,1,1'],
)

export const gmmvE2: Claim = valuesOf(
  {
    id: 'GMMV-E2',
    at: 'section 1.2',
    title: 'in NIM(3,2), (1,1,1) is N and (3,3,3) is P with M = 4',
    statement: String.raw`In $NIM(3,2)$, $(1,1,1)$ is an N-position; $(3,3,3)$ is a P-position, $\mathcal M(3,3,3)=4$, with the play $333\to223\to122\to012\to001$.`,
  },
  [
    { position: [1, 1, 1], what: 'outcome', value: 'N' },
    { position: [3, 3, 3], what: 'outcome', value: 'P' },
    { position: [3, 3, 3], what: 'M', value: 4 },
    ...steps('333→223→122→012→001'),
  ],
  [2, 5],
)

export const gmmvE3: Claim = valuesOf(
  {
    id: 'GMMV-E3',
    at: 'section 1.5',
    title: 'in NIM(3,2), M(3,5,5) = 6',
    statement: String.raw`In $NIM(3,2)$, $\mathcal M(3,5,5)=6$, with the play $355\to245\to234\to223\to122\to012\to001$.`,
  },
  [{ position: [3, 5, 5], what: 'M', value: 6 }, ...steps('355→245→234→223→122→012→001')],
  [1, '2,4,4'],
)
