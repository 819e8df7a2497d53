import { isSorted } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { successorOf } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** Moves keep vectors sorted. */
export const gnD3a: Claim = vectorClaim<(next: readonly number[]) => boolean>({
  id: 'GN-D3.a',
  kind: 'remark',
  source: `${GN}, section 2`,
  paperStatus: 'asserted',
  title: 'GM-moves keep the vector sorted',
  statement: String.raw`If $x_1\le\dots\le x_n$ and $x\to x'$ is a GM-move, then $x'_1\le\dots\le x'_n$.`,
  decides: 'one move from every vector; all residues of x_1 modulo l, bounded range',
  parameters: [entries(1, 5), modulus(5)],
  ranges: 'any',
  printed: isSorted,
  examine: (property, x, { l }) => {
    const next = successorOf(x, l)
    return examined(next[0]! + 1, property(next), () => ({
      expected: 'sorted',
      actual: next.join(),
      explain: `the GM-successor is ${next.join()}`,
    }))
  },
})
