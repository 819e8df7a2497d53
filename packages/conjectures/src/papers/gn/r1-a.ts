import type { Claim } from '../../claim/claim.ts'
import { hasMultiple, pivotOf } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { choice, entries, modulus } from '../../facts/gm/vector-parameters.ts'

const KEPT = 'a'
const LOWERED = 'b'
const ANY = 'from-any'
/** The reading that speaks of moves from vectors with a multiple only. */
export const WITH = 'from-multiple'

/** Every sorted vector from which one move leads to x: the kept entry and the others plus 1. */
function predecessors(x: readonly number[], l: number, convention: string): number[][] {
  const candidates = Array.from({ length: x.length + 1 }, (_, kept) =>
    x.map((entry, i) => (i + 1 === kept ? entry : entry + 1)),
  )
  return candidates.filter((before, kept) => {
    if (before.some((entry, i) => i > 0 && before[i - 1]! > entry)) return false
    const pivot = pivotOf(before, l)
    return (pivot || (convention === KEPT ? x.length : 0)) === kept
  })
}

/** Vectors without a multiple cannot be entered. */
export const gnR1a: Claim = vectorClaim<{ readonly predecessors: number }>({
  id: 'GN-R1.a',
  kind: 'remark',
  source: `${GN}, Remark 1`,
  paperStatus: 'asserted',
  title: 'no GM-move enters a vector without a multiple of l',
  statement: String.raw`A vector without a multiple of $l$ is irreturnable: no GM-move can enter it.`,
  conventions: [
    'moves from vectors without a multiple by (a) or (b) of GN-D4',
    'readings: from-any, no move from any vector enters it (literal); from-multiple, no move from a vector with a multiple enters it',
  ],
  decides:
    'for every vector without a multiple of l, all predecessors: each choice of the kept entry, and none, is tried',
  parameters: [
    entries(1, 4),
    modulus(5),
    choice('convention', 'what is done without a multiple', [KEPT, LOWERED]),
    choice('reading', 'from where it cannot be entered', [ANY, WITH]),
  ],
  ranges: 'any',
  multiples: 'without',
  printed: { predecessors: 0 },
  examine: (printed, x, { l, convention, reading }) => {
    const all = predecessors(x, l, String(convention))
    const counted = reading === ANY ? all : all.filter((before) => hasMultiple(before, l))
    return examined(all.length, counted.length === printed.predecessors, () => ({
      expected: printed.predecessors,
      actual: counted.length,
      explain: `${counted[0]?.join() ?? 'nothing'} → ${x.join()} is a GM-move; ${x.join()} has no multiple of ${l}`,
    }))
  },
})
