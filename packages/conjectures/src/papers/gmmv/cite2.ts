import { type Claim, defineClaim } from '../../claim/claim.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { instanceTally } from '../../judge/instance-tally.ts'
import type { UpToDomain } from '../../claim/verdict.ts'
import { type Period, periodOf } from '../../facts/exact-slow/period.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'
import { solveSubtraction } from '../../facts/exact-slow/solve-subtraction.ts'

const DIRECTIONS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  1: [[1]],
  2: [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, 2],
    [2, 1],
  ],
}
const LARGEST_DIFFERENCE: Readonly<Record<number, number>> = { 1: 6, 2: 2 }

/** What a ray must show; null: no period seen. */
type Ray = (period: Period | null) => boolean

/** Subtraction games with nonnegative difference vectors. */
export const gmmvCite2: Claim = defineClaim<{ dimension: number }, UpToDomain, Ray>({
  id: 'GMMV-Cite2',
  paper: 'gmmv',
  kind: 'conjecture',
  source: `${GMMV}, section 3`,
  paperStatus: 'quoted',
  title: 'P-positions of every subtraction game with nonnegative differences are semilinear',
  statement: String.raw`The set of P-positions of every multidimensional subtraction game with nonnegative difference vectors is semilinear.`,
  conventions: [
    'a position is a vector ≥ 0; a move subtracts one of the difference vectors, which are not zero, and must not make an entry negative; normal play',
    'dimension 1: all sets of differences up to 6; dimension 2: all sets of vectors with entries up to 2',
    'data: longest preperiod and period seen; games in which some ray shows no period',
  ],
  decides:
    'only a consequence, on short rays: from every start with entries up to 2, in a few directions, the outcome must show a period within the box, preperiod + 2·period ≤ number of steps. A ray without a visible period does not refute the conjecture for larger numbers, and visible periods do not prove it',
  complexity: 'number of games times (max+1)^dimension',
  parameters: [
    {
      kind: 'integer',
      name: 'dimension',
      about: 'number of entries',
      allowed: () => [1, 2],
      defaults: () => [1, 2],
    },
  ],
  quick: { ranges: { dimension: [1, 1] } },
  defaultDomain: ({ dimension }) => ({
    kind: 'up-to',
    of: 'entries',
    max: dimension === 1 ? 200 : 240,
  }),
  cost: ({ dimension }, { max }) => ({
    positions: BigInt(dimension === 1 ? 63 : 255) * BigInt(max + 1) ** BigInt(dimension),
    memory: BigInt(max + 1) ** BigInt(dimension),
  }),
  printed: (period) => period !== null,
  judge: (ray, { id, parameters, domain }) => {
    const { dimension } = parameters
    const vectors = vectorsUpTo(dimension, LARGEST_DIFFERENCE[dimension]!).slice(1)
    const longest = { preperiod: 0, period: 0 }
    const found = instanceTally(streamHeader(id, parameters, domain))
    for (let set = 1; set < 2 ** vectors.length; set++) {
      const differences = vectors.filter((_, i) => (set >> i) & 1)
      const isP = solveSubtraction(dimension, domain.max, differences)
      for (const start of vectorsUpTo(dimension, 2)) {
        for (const direction of DIRECTIONS[dimension]!) {
          const outcomes: number[] = []
          for (let x = start; x.every((entry) => entry <= domain.max);) {
            outcomes.push(isP(x) ? 0 : 1)
            x = x.map((entry, i) => entry + direction[i]!)
          }
          const seen = periodOf(outcomes)
          longest.preperiod = Math.max(longest.preperiod, seen?.preperiod ?? 0)
          longest.period = Math.max(longest.period, seen?.period ?? 0)
          found.test(ray(seen), seen?.period ?? 0, () => ({
            witness: { differences, start, direction, ...seen },
            expected: 'a period',
            actual:
              seen === null ? 'none seen' : `from ${seen.preperiod} on with period ${seen.period}`,
            explain: `along the ray the outcomes (0 = P) begin ${outcomes.slice(0, 40).join('')}`,
          }))
        }
      }
    }
    return found.result('retrograde', {
      longestPreperiod: longest.preperiod,
      longestPeriod: longest.period,
    })
  },
})

/** All vectors with entries up to a bound, the first entry changing fastest; zero first. */
function vectorsUpTo(dimension: number, most: number): number[][] {
  return Array.from({ length: (most + 1) ** dimension }, (_, index) =>
    Array.from({ length: dimension }, (__, i) => Math.floor(index / (most + 1) ** i) % (most + 1)),
  )
}
