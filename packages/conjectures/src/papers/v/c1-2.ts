import { lowerWythoff } from '@nim/core/wythoff'
import type { Claim } from '../../claim/claim.ts'
import type { UpToDomain } from '../../claim/verdict.ts'
import { judgeGenerator } from '../../judge/shapes/v/generator-claim.ts'
import { upTo, vClaim } from '../../judge/shapes/v/v-claim.ts'

/** The closed form of a_n. */
export const vC12: Claim = vClaim<Record<string, never>, UpToDomain, (n: number) => number>({
  id: 'V-C1.2',
  kind: 'conjecture',
  source: 'Conjecture 1',
  paperStatus: 'conjectured',
  title: 'a_n = ⌊nz⌋ for every n ≥ 1',
  statement: String.raw`$a_n=\lfloor nz\rfloor$ for every $n\ge 1$ (16).`,
  conventions: ['z = (1+√5)/2, the value of V-C3; the floor is taken by integer square roots'],
  decides: 'every n up to max, against the winning points found by the pass over the plane',
  complexity: 'O(max²)',
  parameters: [],
  defaultDomain: upTo('n', 5000),
  quick: { max: 500 },
  printed: lowerWythoff,
  judge: (floorOf, asked) =>
    judgeGenerator(
      (count) => {
        const a = Array.from({ length: count + 1 }, (_, n) => floorOf(n))
        return { a, b: a.map((value, n) => value + n) }
      },
      asked,
      Infinity,
    ),
})
