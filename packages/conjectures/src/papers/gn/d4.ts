import { gmMove } from '@nim/core/gm'
import type { Claim } from '../../claim/claim.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { choice, entries, modulus } from '../../facts/gm/vector-parameters.ts'

const KEPT = 'a'
const LOWERED = 'b'

/** What a move does without a multiple of l. */
export const gnD4: Claim = vectorClaim<typeof gmMove<number>>({
  id: 'GN-D4',
  kind: 'definition',
  source: `${GN}, Remark 1`,
  paperStatus: 'asserted',
  title: 'without a multiple of l keep the last entry (a), or lower all entries (b)',
  statement: String.raw`If no entry is a multiple of $l$, a move (a) keeps $x_n$ and lowers the rest, or (b) lowers all $n$ entries.`,
  conventions: [
    '(a) is used everywhere unless something else is said: games keep exactly one pile',
  ],
  decides: 'whether the computed move does this for every vector without a multiple, sorted again',
  parameters: [
    entries(1, 4),
    modulus(5),
    choice('convention', 'what is done without a multiple', [KEPT, LOWERED]),
  ],
  ranges: 'any',
  multiples: 'without',
  printed: gmMove,
  examine: (move, x, { l, convention }) => {
    const next = move(x, l, convention === KEPT ? 'keep-largest' : 'lower-all')
    const last = x.length - 1
    const wanted = x.map((entry, i) => (convention === KEPT && i === last ? entry : entry - 1))
    return examined(wanted[last]!, next.join() === wanted.join(), () => ({
      expected: next.join(),
      actual: wanted.join(),
      explain: `no entry is a multiple of ${l}; the move gives ${next.join()} instead of ${wanted.join()}`,
    }))
  },
})
