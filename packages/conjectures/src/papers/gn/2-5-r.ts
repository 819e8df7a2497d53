import type { Claim } from '../../claim/claim.ts'
import type { UpToDomain } from '../../claim/verdict.ts'
import { EXAMPLE_LINES } from '../../facts/gm/example-lines.ts'
import { instanceClaim } from '../../judge/shapes/gn/instance-claim.ts'
import { hasMultiple, rangeOf, rowsOf } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { choice } from '../../facts/gm/vector-parameters.ts'
import { vectors } from '../../facts/gm/vectors.ts'

const PARTS = ['absent', 'occurs', 'small']

/** What the remarks say of ranges. */
interface RangeRemarks {
  readonly absent: number
  readonly occurring: number
  readonly small: readonly number[]
}

/** The first vector, n entries and l ≥ 2, in whose sequence after row 0 the range occurs. */
function vectorWithRange(range: number, n: number, l: number): readonly number[] | null {
  for (const x of vectors(n, l, l)) {
    const later = hasMultiple(x, l) ? rowsOf(x, l, n * l).slice(1) : []
    if (later.map(rangeOf).includes(range)) return x
  }
  return null
}

/** Remarks on small ranges. */
export const gn25r: Claim = instanceClaim<{ part: string }, UpToDomain, RangeRemarks>({
  id: 'GN-2.5.r',
  kind: 'remark',
  source: `${GN}, section 2.5`,
  paperStatus: 'asserted',
  title: 'range 0 does not occur in the examples but can occur; ranges 0, 1, 2 are never above l',
  statement: String.raw`Range 0 does not occur in the examples of section 2.5 but can occur. Since $l\ge 2$, vectors of range 0, 1 or 2 are never in $S_{>l}$, always in $S_{\le l}$.`,
  decides:
    'the printed ranges of the five examples; for every n and l from 2 to the bound, whether range 0 occurs after row 0 in some sequence that starts with range ≤ l; and 0, 1, 2 ≤ l for those l',
  parameters: [choice('part', 'of the remark', PARTS)],
  method: 'enumeration',
  defaultDomain: () => ({ kind: 'up-to', of: 'n and l', max: 5 }),
  size: (_, { max }) => BigInt(max) * BigInt(max),
  printed: { absent: 0, occurring: 0, small: [0, 1, 2] },
  *instances(printed, { parameters: { part }, domain }) {
    if (part === PARTS[0]) {
      for (const { l, ranges } of EXAMPLE_LINES) {
        yield {
          holds: !ranges.includes(printed.absent),
          value: ranges.length,
          expected: `no range ${printed.absent}`,
          actual: ranges.join(),
          witness: { l },
          explain: `the line l = ${l} has the ranges ${ranges.join()}`,
        }
      }
      return
    }
    for (let l = 2; l <= domain.max; l++) {
      for (let n = 2; n <= domain.max; n++) {
        const vector = part === PARTS[1] ? vectorWithRange(printed.occurring, n, l) : null
        const above = printed.small.filter((range) => range > l)
        yield {
          holds: part === PARTS[1] ? vector !== null : above.length === 0,
          value: l,
          expected: part === PARTS[1] ? `range ${printed.occurring} occurs` : `none above ${l}`,
          actual: part === PARTS[1] ? 'it does not occur' : above.join(),
          witness: { n, l },
          explain:
            part === PARTS[1]
              ? `no sequence has a later vector of range ${printed.occurring}`
              : `${above.join()} > ${l}`,
        }
      }
    }
  },
})
