import { solve } from '@nim/bruteforce'
import { type Box, exactSlowNim } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { piles, sizeK } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { instanceClaim } from '../../judge/shapes/gn/instance-claim.ts'
import { GN } from '../../claim/sources/gn.ts'

/** Sets of k of the n places, as lists of places (0-based). */
function placeSets(n: number, k: number, from = 0): number[][] {
  if (k === 0) return [[]]
  const sets: number[][] = []
  for (let first = from; first <= n - k; first++) {
    for (const rest of placeSets(n, k - 1, first + 1)) sets.push([first, ...rest])
  }
  return sets
}

/** What a uniform strategy may see: which piles are empty, odd, and equal to the one before. */
function patternOf(x: readonly number[]): string {
  return x
    .map((pile, i) => `${pile === 0 ? 'z' : pile % 2}${i > 0 && x[i - 1] === pile ? '=' : ''}`)
    .join(' ')
}

interface Survey {
  readonly patterns: number
  /** The smallest rank at which the moves optimal for its pattern so far have no member in common. */
  readonly deadRank: number | null
}

/** Which moves are optimal at all positions of a pattern? */
function survey(box: Box, values: ArrayLike<number>, k: number): Survey {
  const sets = placeSets(box.piles, k)
  const common = new Map<string, readonly number[][]>()
  let deadRank: number | null = null
  box.forEach((x, rank) => {
    if (deadRank !== null) return
    const pattern = patternOf(x)
    const optimal = (common.get(pattern) ?? sets).filter((places) => {
      if (places.some((i) => x[i] === 0)) return false
      const next = x.map((pile, i) => (places.includes(i) ? pile - 1 : pile))
      return values[rank] === 1 + values[box.rank(next.sort((a, b) => a - b))]!
    })
    if (x.filter((pile) => pile > 0).length < k) return
    common.set(pattern, optimal)
    if (optimal.length === 0) deadRank = rank
  })
  return { patterns: common.size, deadRank }
}

/** Games with uniformly optimal strategies. */
export const gnO1: Claim = instanceClaim<
  { n: number; k: number },
  BoxDomain,
  (n: number, k: number) => boolean
>({
  id: 'GN-O1',
  kind: 'question',
  source: `${GN}, section 4`,
  paperStatus: 'open',
  title: 'which other impartial games admit uniformly optimal strategies?',
  statement: String.raw`Which other impartial games admit such uniformly optimal strategies? Asked of each $(n,k)$: in $NIM(n,k)$, is there a strategy that sees only which piles are empty, odd, or equal, and in which order of size, and is optimal in the sense of remoteness?`,
  conventions: [
    'a question: `refuted` answers no in that case, it is not a mistake of the paper',
    'normal play; a strategy names the places of the sorted position from which a stone is taken',
    'data: patterns met, and the first position at which its pattern has no common optimal move left',
  ],
  decides:
    'whether for every pattern some set of k places is an optimal move at all positions of the box that have it. A negative answer is final; a positive one is one for the box',
  complexity: 'C(max+n, n) positions times C(n,k)',
  parameters: [piles(2, 2, 6), sizeK('piles of a move', (n) => [1, n])],
  method: 'retrograde',
  defaultDomain: ({ n }) => boxNear(n, 4500),
  size: (_, { max }) => BigInt(max),
  printed: () => true,
  *instances(isUniform, { parameters: { n, k }, domain, limits }, report) {
    const table = solve(exactSlowNim(n, k), domain, { value: 'remoteness', ...limits })
    const { patterns, deadRank } = survey(table.box, table.values, k)
    const position = deadRank === null ? null : table.box.unrank(deadRank)
    Object.assign(report, { patterns, position: position?.join() ?? 'none' })
    const actual = position === null
    yield {
      holds: isUniform(n, k) === actual,
      value: patterns,
      expected: isUniform(n, k) ? 'a uniform strategy' : 'none',
      actual: actual ? 'a uniform strategy' : 'none',
      witness: { n, k, position },
      explain: actual
        ? `each of the ${patterns} patterns has a move that is optimal at all its positions`
        : `at ${position.join()} no move is optimal that is optimal at the positions before it with the pattern ${patternOf(position)}`,
    }
  },
})
