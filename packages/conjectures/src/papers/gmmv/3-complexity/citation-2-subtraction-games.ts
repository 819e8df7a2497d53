import { valueWords } from '../../../claim/format-witness.ts'
import type { Claim, UpToDomain } from '../../../judge/index.ts'
import { exists, instances, piles, upTo } from '../../../judge/index.ts'
import { type RayOfGame, raysOfSubtractionGames } from './rays-of-subtraction-games.ts'

export const gmmvCite2: Claim = instances<{ dimension: number }, UpToDomain, RayOfGame>({
  id: 'GMMV-Cite2',
  kind: 'conjecture',
  at: 'section 3',
  paperStatus: 'quoted',
  title: 'P-positions of every subtraction game with nonnegative differences are semilinear',
  statement: String.raw`The set of P-positions of every multidimensional subtraction game with nonnegative difference vectors is semilinear.`,
  conventions: [
    'the set of difference vectors is finite. The paper does not say so, but needs it: Wythoff’s game has infinitely many, and its P-positions, which lie along lines of slope (1+√5)/2, are not semilinear',
    'a position is a vector ≥ 0; a move subtracts a nonzero difference vector and leaves no entry negative; normal play',
    'dimension 1: all sets of differences up to 6; dimension 2: all sets of vectors with entries up to 2',
    'data: the longest preperiod, the longest period, and the games in which some ray shows no period',
  ],
  unsettled: {
    where: 'always',
    because:
      'no box confirms or refutes a statement about every subtraction game. A period in a box can end beyond it, and a ray without a period in a box can have one beyond it. For a single game, a proved formula of inequalities and congruences settles it; the atlas has such formulas',
  },
  decides:
    'only a consequence, on short rays: from every start with entries up to 2, in a few directions, the outcome must show a period within the box, preperiod + 2·period ≤ number of steps; a ray without a period refutes nothing, because larger numbers may show one',
  complexity: 'number of games times (max+1)^dimension',
  parameters: [
    { ...piles(1, 1, 2), name: 'dimension', about: 'number of entries', allowed: () => [1, 2] },
  ],
  quick: { ranges: { dimension: [1, 1] } },
  domain: ({ dimension }) => upTo('entries', dimension === 1 ? 200 : 240)(),
  cost: ({ dimension }, { max }) => ({
    positions: BigInt(dimension === 1 ? 63 : 255) * BigInt(max + 1) ** BigInt(dimension),
    memory: BigInt(max + 1) ** BigInt(dimension),
  }),
  instances: ({ parameters: { dimension }, domain: { max }, data }) =>
    raysOfSubtractionGames(dimension, max, data),
  printed: exists({
    no: ({ differences, x, d }) =>
      `period along ${valueWords(x)} + t·${valueWords(d)} in the game with the differences ${valueWords(differences)}`,
    holdsWitness: ({ seen }) => seen !== null,
  }),
  // In the mutation, the period is at most 7.
  wrong: ({ seen }) => seen !== null && seen.period <= 7,
  digest: ({ seen }) => seen?.period ?? 0,
  method: 'retrograde',
  witness: ({ differences, x, d, seen }) => ({ differences, start: x, direction: d, ...seen }),
})
