import { chopRows, TABLE_K, TABLE_START } from '../../facts/setnim/algorithm-tables.ts'
import type { Claim } from '../../claim/claim.ts'
import { exampleClaim } from '../../judge/shapes/dh/example-claim.ts'
import { DH } from '../../claim/sources/dh.ts'

const low = [12, 20, 33, 52, 79]

/** The run of Algorithm 1 on the start of the tables. */
export const dhTAB1: Claim = exampleClaim({
  id: 'DH-TAB1',
  kind: 'table',
  source: `${DH}, Table 1`,
  paperStatus: 'asserted',
  title: 'Algorithm 1 on (12,20,33,52,79,112,155,170), k = 5: eight evaluations of ν',
  statement: String.raw`Algorithm 1 with $k=5$ from $(12,20,33,52,79,112,155,170)$: the iterates with their $\nu$; only the last one is reduced.`,
  conventions: ['rows as printed, one for each evaluation of ν'],
  decides: 'every row, recomputed',
  complexity: 'eight rows',
  positions: 8,
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
})
