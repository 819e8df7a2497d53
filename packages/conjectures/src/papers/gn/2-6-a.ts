import type { Claim } from '../../claim/claim.ts'
import { hasMultiple, leadersOf, pivotOf, successorOf } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** Until a leader is a multiple of l. */
export const gn26a: Claim = vectorClaim<(l: number) => number>({
  id: 'GN-2.6.a',
  kind: 'remark',
  source: `${GN}, section 2.6`,
  paperStatus: 'asserted',
  title:
    'if no leader is a multiple, none is the pivot, and in at most l−1 moves one is a multiple',
  statement: String.raw`For $range(x^0)>l$: if no leader is a multiple of $l$, none of them is the pivot, and at most $l-1$ moves are needed until a leader is one.`,
  conventions: ['x has a multiple of l, so an outsider is the pivot; l−1 is reconstructed'],
  decides: 'every first vector of bounded range without a multiple among the leaders',
  parameters: [entries(2, 5), modulus(5)],
  ranges: 'above l',
  printed: (l) => l - 1,
  examine: (most, x, { l }) => {
    let row: readonly number[] = x
    let moves = 0
    let leaderIsPivot = false
    const leadersHaveMultiple = (): boolean => hasMultiple(row.slice(0, leadersOf(row, l)), l)
    for (; moves <= 2 * l && !leadersHaveMultiple(); moves++) {
      leaderIsPivot ||= pivotOf(row, l) > 0 && pivotOf(row, l) <= leadersOf(row, l)
      row = successorOf(row, l)
    }
    return examined(moves, !leaderIsPivot && moves <= most(l), () => ({
      expected: `at most ${most(l)} moves`,
      actual: moves,
      explain: `after ${moves} moves the vector is ${row.join()}${leaderIsPivot ? '; a leader was the pivot' : ''}`,
    }))
  },
})
