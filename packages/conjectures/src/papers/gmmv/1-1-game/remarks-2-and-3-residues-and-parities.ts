import { boxCount, exactSlowNim, options, sortedBox } from '@nim/core/rules'
import { oddCountFormula } from '@nim/core/setnim'
import { total } from '@nim/core/setnim/definitions'
import { exactSlowGames } from '../../../facts/exact-slow/games.ts'
import type { BoxDomain, Claim } from '../../../judge/index.ts'
import {
  allAre,
  boxNear,
  exchanged,
  exists,
  formulas,
  instances,
  piles,
  stated,
} from '../../../judge/index.ts'
import { clauseInput } from '../clauses.ts'

/**
 * The clauses of the remark. In these clauses, r is |x| modulo k, and `subgames` is the number of
 * values of r.
 */
export const F_1 = { invariant: 'r_next = r', split: 'subgames = k' }
const [isInvariant, isSplit] = [stated(F_1.invariant), stated(F_1.split)]

/**
 * A position with its options. In the last instance, `met` is the number of residues that occur in
 * the box.
 */
interface Residue {
  readonly x: readonly number[]
  readonly options: readonly (readonly number[])[]
  readonly met: number | null
}

/**
 * Every position of a box of NIM(n,k), followed by the number of residues that |x| modulo k takes
 * in the box.
 */
function* residues(n: number, k: number, max: number): Generator<Residue, void> {
  const box = sortedBox(n, max)
  const met = new Set<number>()
  for (let rank = 0; rank < box.count; rank++) {
    const x = box.unrank(rank)
    met.add(total(x) % k)
    yield { x, options: options(exactSlowNim(n, k), x), met: null }
  }
  yield { x: box.unrank(box.count - 1), options: [], met: met.size }
}

function areSplit({ x, options: all, met }: Residue, modulus: number, k: number): boolean {
  if (met !== null) return isSplit(clauseInput(x, { subgames: met, k }), null) === true
  const toldOf = (y: readonly number[]) => clauseInput(y, { r: total(y) % modulus })
  return all.every((next) => isInvariant(toldOf(x), toldOf(next)) === true)
}

export const gmmvF1: Claim = instances<{ n: number; k: number }, BoxDomain, Residue>({
  id: 'GMMV-F1',
  kind: 'remark',
  at: 'section 1.1',
  title: '|x| mod k is invariant; NIM(n,k) splits into k subgames',
  statement: String.raw`$|x|\bmod k$ is invariant under moves, so $NIM(n,k)$ splits into $k$ subgames without moves between them.`,
  conventions: ['0 < k ≤ n', 'data: the number of subgames that occur in the box; it must be k'],
  decides: 'every move in the box, and whether each of the k residues occurs',
  complexity: 'C(max+n,n) positions times C(n,k) moves',
  parameters: exactSlowGames(piles(1, 1, 5), 2000).parameters,
  domain: ({ n }) => boxNear(n, 2000),
  cost: ({ n }, { max }) => boxCount(n, max, true),
  *instances({ parameters: { n, k }, domain: { max }, data }) {
    for (const residue of residues(n, k, max)) {
      if (residue.met !== null) data['subgames'] = residue.met
      yield residue
    }
  },
  printed: exists({
    no: (_, { k }) => `position for some of the ${k} residues of |x| modulo ${k}`,
    holdsWitness: (residue, { k }) => areSplit(residue, k, k),
    // A witness is impossible if some move changes the residue.
    isImpossible: ({ met }) => met === null,
  }),
  // The mutation uses the modulus k + 1 if a pile is empty.
  wrongAt: { case: { n: 3, k: 2 } },
  wrong: (residue, { k }) => areSplit(residue, residue.x[0] === 0 ? k + 1 : k, k),
  digest: ({ x, met }, { k }) => met ?? total(x) % k,
  position: ({ x }) => x,
  words: 'position',
})

const parities = {
  kind: 'remark',
  at: 'section 1.1',
  paperStatus: 'proved',
  conventions: ['0 < k ≤ n; normal play; other positions are outside the statement'],
  games: exactSlowGames(piles(1, 1, 6), 20_000),
  quick: { ranges: { n: [1, 4] }, max: 9 },
} as const

export const gmmvF2: Claim = formulas({
  id: 'GMMV-F2',
  title: 'every even position is P',
  statement: String.raw`In $NIM(n,k)$, $0<k\le n$, every even position is a P-position.`,
  ...parities,
  printed: ({ n }) => allAre('P', oddCountFormula(n, [0])),
  // The mutation calls these positions N where x_1 ≡ 2 (mod 4).
  wrongAt: { case: { n: 3, k: 2 } },
  wrong: exchanged(allAre('P', oddCountFormula(3, [0])), 'x1', 2, 4),
})

export const gmmvF3: Claim = formulas({
  id: 'GMMV-F3',
  title: 'every position with exactly k odd entries is N',
  statement: String.raw`In $NIM(n,k)$, $0<k\le n$, every position with exactly $k$ odd entries is an N-position.`,
  ...parities,
  printed: ({ n, k }) => allAre('N', oddCountFormula(n, [k])),
  // The mutation calls these positions P where x_1 ≡ 2 (mod 4).
  wrongAt: { case: { n: 3, k: 2 } },
  wrong: exchanged(allAre('N', oddCountFormula(3, [2])), 'x1', 2, 4),
})
