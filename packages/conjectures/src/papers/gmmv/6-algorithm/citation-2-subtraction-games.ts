import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { type RayOfGame, raysOfSubtractionGames } from '../../../facts/exact-slow/rays.ts'
import { instances } from '../../../judge/instances.ts'

/** Subtraction games with nonnegative difference vectors. */
export const gmmvCite2: Claim = instances<{ dimension: number }, UpToDomain, RayOfGame>({
  id: 'GMMV-Cite2',
  kind: 'conjecture',
  at: 'section 3',
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
  domain: ({ dimension }) => ({
    kind: 'up-to',
    of: 'entries',
    max: dimension === 1 ? 200 : 240,
  }),
  cost: ({ dimension }, { max }) => ({
    positions: BigInt(dimension === 1 ? 63 : 255) * BigInt(max + 1) ** BigInt(dimension),
    memory: BigInt(max + 1) ** BigInt(dimension),
  }),
  instances: ({ parameters: { dimension }, domain: { max }, data }) =>
    raysOfSubtractionGames(dimension, max, data),
  printed: ({ seen }) => seen !== null,
  // the period is at most 7
  wrong: {
    case: { dimension: 1 },
    max: 60,
    holds: ({ seen }) => seen !== null && seen.period <= 7,
  },
  digest: ({ seen }) => seen?.period ?? 0,
  method: 'retrograde',
  witness: ({ differences, x, d, seen }) => ({ differences, start: x, direction: d, ...seen }),
})
