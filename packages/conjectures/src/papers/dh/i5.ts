import { exactSlowNim, hypergraphNim, moveSizes } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import type { Instance, ListedPart, Parts } from '../../facts/setnim/part.ts'
import { DH } from '../../claim/sources/dh.ts'
import { type Listing, statementClaim } from '../../judge/shapes/dh/statement-claim.ts'
import { stackSets } from '../../facts/setnim/visit-moves.ts'

interface Families extends Instance {
  readonly n: number
  readonly k: number
  /** True if every set of k stacks is cyclically consecutive and the other way round. */
  readonly isSame: boolean
}

const coincide: ListedPart<Families> = {
  says: 'for k in {1, n−1, n} the sets of k stacks are exactly the sets of k cyclically consecutive ones',
  ofInstance: ({ n, k, isSame }) => ([1, n - 1, n].includes(k) ? isSame : null),
}

const PRINTED: Parts = { coincide }

/** Sets of k cyclically consecutive of n stacks, as bits. */
function consecutive(n: number, k: number): number[] {
  const sets = Array.from({ length: n }, (_, first) =>
    Array.from({ length: k }, (__, i) => 1 << ((first + i) % n)).reduce((a, b) => a | b),
  )
  return [...new Set(sets)].sort((a, b) => a - b)
}

/** The move sizes of the circular game as the rules see it, if it is symmetric in the stacks. */
function circularSizes(n: number, circular: readonly number[]): string {
  const members = (set: number): number[] =>
    Array.from({ length: n }, (_, i) => i + 1).filter((i) => (set >> (i - 1)) & 1)
  return String(moveSizes(hypergraphNim(n, circular.map(members))))
}

function list(most: number): Listing {
  const others: string[] = []
  function* instances(): Generator<Families> {
    for (let n = 1; n <= most; n++) {
      for (let k = 1; k <= n; k++) {
        const circular = consecutive(n, k)
        const all = stackSets(n, k)
        const isSameFamily = circular.join() === all.join()
        const isSameGame = circularSizes(n, circular) === String(moveSizes(exactSlowNim(n, k)))
        const isSame = isSameFamily && isSameGame
        if (isSame && ![1, n - 1, n].includes(k)) others.push(`n=${n} k=${k}`)
        yield {
          n,
          k,
          isSame,
          actual: circular.length,
          witness: () => ({ n, k }),
          finds: () =>
            `there are ${all.length} sets of stacks and ${circular.length} consecutive ones`,
        }
      }
    }
  }
  return { instances: instances(), data: () => ({ otherCoincidences: others.join(' ') || 'none' }) }
}

/** Where slow exact k-Nim and its circular version are the same. */
export const dhI5: Claim = statementClaim({
  id: 'DH-I5',
  kind: 'remark',
  source: `${DH}, section 1`,
  paperStatus: 'asserted',
  title: 'for k ∈ {1, n−1, n} slow exact k-Nim is slow exact CircularNim',
  statement: String.raw`For $k\in\{1,n-1,n\}$ the $k$-subsets of $n$ stacks are exactly the sets of $k$ cyclically consecutive stacks, so slow exact $k$-Nim and slow exact CircularNim coincide.`,
  conventions: ['the data name all other k for which they coincide'],
  decides:
    'for every n up to the bound and these k, whether the two set families and the two games are equal',
  complexity: '2^n sets for each n and k',
  lists: {
    defaultDomain: () => ({ kind: 'up-to', of: 'n', max: 10 }),
    cost: (_, domain) => ({
      positions: domain.kind === 'fixed' ? 0n : 2n ** BigInt(domain.max + 1),
      memory: 1n << 20n,
    }),
    list: (_, domain) => list(domain.kind === 'fixed' ? 0 : domain.max),
  },
  printed: PRINTED,
})
