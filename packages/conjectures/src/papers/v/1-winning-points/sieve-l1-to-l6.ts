import { type WythoffSequences, wythoffSieve } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { judgeGenerator } from '../../../judge/shapes/v/generator-claim.ts'
import { choice, judgeList, upTo, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The sieve that generates the winning points. */
export const vAlgL: Claim = vClaim<
  { part: string },
  UpToDomain,
  (count: number) => WythoffSequences
>({
  id: 'V-Alg-L',
  kind: 'algorithm',
  source: 'sections 2 to 7, L1 to L6',
  paperStatus: 'proved',
  title: 'the sieve keeps (9)-(11) and produces the winning points',
  statement: String.raw`L1: $(a_1,b_1)=(1,2)$. L2: $a_1<\dots<a_{k-1}$, $b_1<\dots<b_{k-1}$ (9), disjoint (10), $b_i-a_i=i$ (11) hold for the terms before $n$. L3: $J=\{j: b_j\ge a_{n-1}+1\}$. L4: $u$ is the least $x>a_{n-1}$ with $x\ne b_i$ for all $i\in J$. L5: $a_n=u$. L6: $b_n=a_n+n$. Then (9)-(11) remain true, and the points produced are the winning points.`,
  conventions: [],
  decides:
    'part invariants: (9)-(11) for every term; part points: every term against the winning points found by the pass over the plane up to n = 2000, beyond against the closed form by integer square roots',
  complexity: 'O(max), and O(2000²) for the pass',
  parameters: [choice('part', 'the invariants, or the points', 'invariants', 'points')],
  defaultDomain: upTo('n', 100_000),
  quick: { max: 10_000 },
  printed: wythoffSieve,
  judge: (generate, asked) => {
    if (asked.parameters.part === 'points') return judgeGenerator(generate, asked)
    return judgeList(asked, 'sieve', (test) => {
      const { a, b } = generate(asked.domain.max)
      const taken = new Set<number>()
      for (let n = 1; n <= asked.domain.max; n++) {
        const [x, y] = [a[n]!, b[n]!]
        const broken = [
          x > (a[n - 1] ?? 0) && y > (b[n - 1] ?? 0) ? [] : '(9)',
          taken.has(x) || taken.has(y) ? '(10)' : [],
          y - x === n ? [] : '(11)',
        ].flat()
        taken.add(x).add(y)
        test(broken.length === 0, x, () => ({
          witness: { n, a_n: x, b_n: y },
          expected: '(9), (10) and (11)',
          actual: `${broken.join(', ')} broken`,
          explain: `the term (${x},${y}) number ${n} breaks ${broken.join(', ')}`,
        }))
      }
    })
  },
})
