import { exactSlowNim, hypergraphNim, moveSizes } from '@nim/core/rules'
import { stackSets } from '@nim/core/setnim/definitions'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { instances } from '../../../judge/instances.ts'

/** The sets of k of n stacks, and those of k cyclically consecutive ones, as bits. */
interface Families {
  readonly n: number
  readonly k: number
  readonly all: readonly number[]
  readonly consecutive: readonly number[]
}

function consecutiveSets(n: number, k: number): number[] {
  const sets = Array.from({ length: n }, (_, first) =>
    Array.from({ length: k }, (__, i) => 1 << ((first + i) % n)).reduce((a, b) => a | b),
  )
  return [...new Set(sets)].sort((a, b) => a - b)
}

/** Whether the two families are the same, and the games as the rules see them. */
function coincide({ n, k, all, consecutive }: Families): boolean {
  const members = (set: number): number[] =>
    Array.from({ length: n }, (_, i) => i + 1).filter((i) => (set >> (i - 1)) & 1)
  const circular = moveSizes(hypergraphNim(n, consecutive.map(members)))
  return (
    consecutive.join() === all.join() && String(circular) === String(moveSizes(exactSlowNim(n, k)))
  )
}

/** Where slow exact k-Nim and its circular version are the same. */
export const dhI5: Claim = instances<Record<string, never>, UpToDomain, Families>({
  id: 'DH-I5',
  kind: 'remark',
  at: 'section 1',
  paperStatus: 'asserted',
  title: 'for k ∈ {1, n−1, n} slow exact k-Nim is slow exact CircularNim',
  statement: String.raw`For $k\in\{1,n-1,n\}$ the $k$-subsets of $n$ stacks are exactly the sets of $k$ cyclically consecutive stacks, so slow exact $k$-Nim and slow exact CircularNim coincide.`,
  conventions: ['the data name all other k for which they coincide'],
  domain: () => ({ kind: 'up-to', of: 'n', max: 10 }),
  cost: (_, { max }) => 2n ** BigInt(max + 1),
  *instances({ domain, data }) {
    const others: string[] = []
    for (let n = 1; n <= domain.max; n++) {
      for (let k = 1; k <= n; k++) {
        const families = { n, k, all: stackSets(n, k), consecutive: consecutiveSets(n, k) }
        if (![1, n - 1, n].includes(k) && coincide(families)) others.push(`n=${n} k=${k}`)
        yield families
      }
    }
    data['otherCoincidences'] = others.join(' ') || 'none'
  },
  digest: ({ consecutive }) => consecutive.length,
  printed: (families) =>
    [1, families.n - 1, families.n].includes(families.k) ? coincide(families) : null,
  // for every k
  wrong: { case: {}, max: 4, holds: coincide },
  witness: ({ n, k }) => ({ n, k }),
})
