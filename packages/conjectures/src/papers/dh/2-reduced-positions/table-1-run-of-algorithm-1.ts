import { chopRows } from '@nim/core/setnim/definitions'
import { RAISED_START, TABLE_K, TABLE_START } from '../../../facts/setnim/algorithm-tables.ts'
import { type Claim, example } from '../../../judge/index.ts'

const low = [12, 20, 33, 52, 79]

export const dhTAB1: Claim = example({
  id: 'DH-TAB1',
  kind: 'table',
  at: 'Table 1',
  title: 'Algorithm 1 on (12,20,33,52,79,112,155,170), k = 5: eight evaluations of ν',
  statement: String.raw`Algorithm 1 with $k=5$ from $(12,20,33,52,79,112,155,170)$: the iterates with their $\nu$; only the last one is reduced.`,
  conventions: ['rows as printed, one for each evaluation of ν'],
  printed: {
    'iterate 0': { x: [...low, 112, 155, 170], nu: 126, reduced: false },
    'iterate 1': { x: [...low, 112, 126, 126], nu: 112, reduced: false },
    'iterate 2': { x: [...low, 112, 112, 112], nu: 106, reduced: false },
    'iterate 3': { x: [...low, 106, 106, 106], nu: 102, reduced: false },
    'iterate 4': { x: [...low, 102, 102, 102], nu: 100, reduced: false },
    'iterate 5': { x: [...low, 100, 100, 100], nu: 99, reduced: false },
    'iterate 6': { x: [...low, 99, 99, 99], nu: 98, reduced: false },
    'iterate 7': { x: [...low, 98, 98, 98], nu: 98, reduced: true },
    evaluations: 8,
  },
  computed: () => {
    const rows = chopRows(TABLE_START, TABLE_K)
    return {
      ...Object.fromEntries(rows.map((row, i) => [`iterate ${i}`, row])),
      evaluations: rows.length,
    }
  },
  wrong: { evaluations: 7 },
})

export const dhTAB1x: Claim = example({
  id: 'DH-TAB1x',
  kind: 'table',
  at: 'section 2, after Table 2',
  title: 'with 17000 in the place of 170 Algorithm 1 needs 11 evaluations of ν instead of 8',
  statement: String.raw`With the highest stack of Table 1 raised from 170 to 17000, Algorithm 1 needs 11 evaluations of $\nu$ instead of 8 and has the same result.`,
  conventions: ['the values of ν are reconstructed; their number is printed'],
  printed: {
    evaluations: 11,
    values: [3492, 791, 250, 142, 118, 108, 104, 101, 99, 98, 98],
    result: [...low, 98, 98, 98],
  },
  computed: () => {
    const rows = chopRows(RAISED_START, TABLE_K)
    return {
      evaluations: rows.length,
      values: rows.map(({ nu }) => nu),
      result: rows.at(-1)!.x,
    }
  },
  wrong: { evaluations: 10 },
})
