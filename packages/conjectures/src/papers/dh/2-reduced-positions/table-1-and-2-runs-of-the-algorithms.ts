import { chopRows, intervalRows, partialSums } from '@nim/core/setnim/definitions'
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
  title: 'with 17000 in place of 170, Algorithm 1 needs 11 evaluations of ν instead of 8',
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

export const dhTAB2: Claim = example({
  id: 'DH-TAB2',
  kind: 'table',
  at: 'Table 2',
  title: 'Algorithm 2 on (12,20,33,52,79,112,155,170), k = 5: four rows, m = 98',
  statement: String.raw`Algorithm 2 with $k=5$ from $(12,20,33,52,79,112,155,170)$: the partial sums, and the rows visited from $i=8$ down with their $m$ and intervals.`,
  conventions: [
    'row i = 8 has no interval; row i = 4 is not visited, its m and interval are blank',
  ],
  printed: {
    'partial sums': [0, 12, 32, 65, 117, 196, 308, 463, 633],
    'row 4': { S: 117, j: 4, kMinusJ: 1 },
    'row 5': { i: 5, S: 196, j: 3, kMinusJ: 2, m: 98, interval: '(79,112]', inInterval: 'Y' },
    'row 6': { i: 6, S: 308, j: 2, kMinusJ: 3, m: 102, interval: '(112,155]', inInterval: 'N' },
    'row 7': { i: 7, S: 463, j: 1, kMinusJ: 4, m: 115, interval: '(155,170]', inInterval: 'N' },
    'row 8': { i: 8, S: 633, j: 0, kMinusJ: 5, m: 126, interval: '', inInterval: 'N' },
    'rows visited': 4,
    result: 98,
  },
  computed: () => {
    const sums = partialSums(TABLE_START)
    const rows = intervalRows(TABLE_START, TABLE_K)
    const j = TABLE_START.length - 4
    return {
      'partial sums': sums,
      'row 4': { S: sums[4], j, kMinusJ: TABLE_K - j },
      ...Object.fromEntries(rows.map((row) => [`row ${row.i}`, row])),
      'rows visited': rows.length,
      result: rows.at(-1)!.m,
    }
  },
  // In the mutation, m is taken from another row.
  wrong: { result: 102 },
})

export const dhTAB2x: Claim = example({
  id: 'DH-TAB2x',
  kind: 'table',
  at: 'section 2, after Table 2',
  title: 'with 17000 in place of 170, Algorithm 2 takes the same number of steps',
  statement: String.raw`With the highest stack of Table 2 raised from 170 to 17000, Algorithm 2 takes the same number of steps; only the last sum, the largest $m$ and the upper end of the interval at $i=7$ (the $17000$) change.`,
  conventions: ['the text names the changed numbers: 633 to 17463, 126 to 3492, 170 to 17000'],
  printed: {
    'rows visited': [4, 4],
    'sums that change': [[633, 17463]],
    'values of m that change': [[126, 3492]],
    'intervals that change': [['(155,170]', '(155,17000]']],
    m: 98,
  },
  computed: () => {
    const [before, after] = [TABLE_START, RAISED_START].map((x) => intervalRows(x, TABLE_K))
    const sums = partialSums(TABLE_START).map((sum, i) => [sum, partialSums(RAISED_START)[i]])
    const changes = (key: 'm' | 'interval'): unknown[] =>
      before!.map((row, i) => [row[key], after![i]?.[key]]).filter(([a, b]) => a !== b)
    return {
      'rows visited': [before!.length, after!.length],
      'sums that change': sums.filter(([a, b]) => a !== b),
      'values of m that change': changes('m'),
      'intervals that change': changes('interval'),
      m: after!.at(-1)!.m,
    }
  },
  // The mutation states that the algorithm takes one more step after the stack is raised.
  wrong: { 'rows visited': [4, 5] },
})
