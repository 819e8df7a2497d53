import { exactSlowNim, hypergraphNim, moveSizes } from '@nim/core/rules'
import { stackSets } from '@nim/core/setnim/definitions'
import { type Claim, instances, upTo } from '../../../judge/index.ts'

function consecutiveSets(n: number, k: number): number[] {
  const sets = Array.from({ length: n }, (_, first) =>
    Array.from({ length: k }, (__, i) => 1 << ((first + i) % n)).reduce((a, b) => a | b),
  )
  return [...new Set(sets)].sort((a, b) => a - b)
}

/**
 * True if every set of k of the n stacks is cyclically consecutive, so that the two games have the
 * same rules.
 */
function coincide(n: number, k: number, consecutive: readonly number[]): boolean {
  const members = (set: number): number[] =>
    Array.from({ length: n }, (_, i) => i + 1).filter((i) => (set >> (i - 1)) & 1)
  const circular = moveSizes(hypergraphNim(n, consecutive.map(members)))
  const exact = moveSizes(exactSlowNim(n, k))
  return consecutive.join() === stackSets(n, k).join() && String(circular) === String(exact)
}

export const dhI5: Claim = instances({
  id: 'DH-I5',
  kind: 'remark',
  at: 'section 1',
  title: 'for k ∈ {1, n−1, n} slow exact k-Nim is slow exact CircularNim',
  statement: String.raw`For $k\in\{1,n-1,n\}$ the $k$-subsets of $n$ stacks are exactly the sets of $k$ cyclically consecutive stacks, so slow exact $k$-Nim and slow exact CircularNim coincide.`,
  conventions: ['the data list all other k for which the two games coincide'],
  domain: upTo('n', 10),
  cost: (_, { max }) => 2n ** BigInt(max + 1),
  *instances({ domain, data }) {
    const others: string[] = []
    for (let n = 1; n <= domain.max; n++) {
      for (let k = 1; k <= n; k++) {
        const consecutive = consecutiveSets(n, k)
        const areSame = coincide(n, k, consecutive)
        if (![1, n - 1, n].includes(k) && areSame) others.push(`n=${n} k=${k}`)
        yield { n, k, consecutive, areSame }
      }
    }
    data['otherCoincidences'] = others.join(' ') || 'none'
  },
  digest: ({ consecutive }) => consecutive.length,
  printed: ({ n, k, areSame }) => ([1, n - 1, n].includes(k) ? areSame : null),
  // The mutation claims that the statement holds for every k.
  wrongAt: { case: {}, max: 4 },
  wrong: ({ areSame }) => areSame,
  witness: ({ n, k }) => ({ n, k }),
})
