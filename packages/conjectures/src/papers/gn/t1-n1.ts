import type { Claim } from '../../claim/claim.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examineTheorem1, LENIENT, STRICT, THEOREM_1, type Theorem1 } from './t1.ts'
import { vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { choice, modulus } from '../../facts/gm/vector-parameters.ts'

/** The theorem for one entry. */
export const gnT1n1: Claim = vectorClaim<Theorem1>({
  id: 'GN-T1.n1',
  kind: 'remark',
  source: `${GN}, after Theorem 1`,
  paperStatus: 'asserted',
  title: 'Theorem 1 holds even for n = 1',
  statement: String.raw`Theorem 1 holds for $n=1$: the only entry is a multiple of $l$ and never changes, $W_1=p\,p\,p\dots$`,
  conventions: [
    'readings: strict, nl is the least period and runs are taken from row 0 on; lenient, nl is some period and runs are those of the period word, read cyclically',
  ],
  decides: 'the vector (0), which stands for every multiple of l, on rows 0..3l',
  parameters: [
    {
      kind: 'integer',
      name: 'n',
      about: 'number of entries',
      allowed: () => [1, 1],
      defaults: () => [1, 1],
    },
    modulus(9),
    choice('reading', 'of its parts', [STRICT, LENIENT]),
  ],
  ranges: 'at most l',
  printed: THEOREM_1,
  examine: examineTheorem1,
})
