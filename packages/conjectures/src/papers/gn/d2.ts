import { pivot } from '@nim/core/gm'
import type { Claim } from '../../claim/claim.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** The pivot. */
export const gnD2: Claim = vectorClaim<typeof pivot<number>>({
  id: 'GN-D2',
  kind: 'definition',
  source: `${GN}, section 1`,
  paperStatus: 'asserted',
  title: 'the pivot is the largest index of the least multiple of l',
  statement: String.raw`With $v$ the least entry that is a multiple of $l$, the pivot is the largest index $i$ with $x_i=v$; undefined if no entry is a multiple.`,
  decides: 'whether exactly one index has the defining property, or none, and is the one computed',
  parameters: [entries(1, 4), modulus(5)],
  ranges: 'any',
  multiples: 'both',
  printed: pivot,
  examine: (pivotFound, x, { l }) => {
    const isPivot = (v: number, i: number): boolean =>
      v % l === 0 && x.every((w, k) => w % l !== 0 || w > v || (w === v && k <= i))
    const indices = x.flatMap((v, i) => (isPivot(v, i) ? [i + 1] : []))
    const found = pivotFound(x, l)
    const isRight = indices.length <= 1 && (indices[0] ?? null) === found
    return examined(indices[0] ?? 0, isRight, () => ({
      expected: found,
      actual: indices.join() || null,
      explain: `the pivot is computed as ${found}, the indices with the defining property are {${indices.join()}}`,
    }))
  },
})
