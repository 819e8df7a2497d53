import type { Claim } from '../../claim/claim.ts'
import { hasMultiple, keeping } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { choice, entries, modulus } from '../../facts/gm/vector-parameters.ts'

const KEPT = 'a'
/** Convention (b) of GN-D4: without a multiple all entries are lowered. */
export const LOWERED = 'b'

/** How fast a multiple of l appears. */
export const gnR1b: Claim = vectorClaim<(l: number) => number>({
  id: 'GN-R1.b',
  kind: 'remark',
  source: `${GN}, Remark 1`,
  paperStatus: 'asserted',
  title: 'from a vector without a multiple at most l−1 moves lead to one with a multiple',
  statement: String.raw`From a vector without a multiple of $l$ at most $l-1$ GM-moves lead to a vector with one.`,
  conventions: [
    'moves from vectors without a multiple by (a) or (b) of GN-D4; the bound l−1 is reconstructed',
  ],
  decides: 'the number of moves to the first vector with a multiple, for every vector without one',
  parameters: [
    entries(1, 4),
    modulus(5),
    choice('convention', 'what is done without a multiple', [KEPT, LOWERED]),
  ],
  ranges: 'any',
  multiples: 'without',
  printed: (l) => l - 1,
  examine: (most, x, { n, l, convention }) => {
    let row: readonly number[] = x
    let moves = 0
    for (; moves <= 2 * l && !hasMultiple(row, l); moves++) {
      row = keeping(row, convention === KEPT ? n : 0)
    }
    return examined(moves, moves <= most(l), () => ({
      expected: `at most ${most(l)} moves`,
      actual: hasMultiple(row, l) ? moves : `none in ${moves} moves`,
      explain: `after ${moves} moves the vector is ${row.join()}`,
    }))
  },
})
