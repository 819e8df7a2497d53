import { type FirstPass, firstPass, TABLE_K } from '../../../facts/setnim/algorithm-tables.ts'
import { type Claim, instances, upTo } from '../../../judge/index.ts'

/**
 * True if both ν(x) and the maximum after the pass are within 1 % of x_n/k; null unless x_n is very
 * large.
 */
function dividesBy(divisor: (k: number) => number): (pass: FirstPass) => boolean | null {
  return ({ k, top, nu, lowered, rest }) =>
    top < 100 * (rest + k)
      ? null
      : [nu, lowered].every((height) => 100 * Math.abs(height * divisor(k) - top) <= top)
}

export const dhU6: Claim = instances({
  id: 'DH-U6',
  kind: 'remark',
  at: 'section 2, after Table 2',
  paperStatus: 'observed',
  title: 'the first pass of Algorithm 1 divides a very large maximum roughly by k',
  statement: String.raw`If $x_n$ is very large against the rest, $\nu(x)$ is about $x_n/k$, so the first pass divides the maximum roughly by $k$.`,
  conventions: [
    'very large: at least 100 times the sum of the other stacks and k; roughly: within 1 % (the numbers are ours)',
    'nimlab runs Algorithm 1 and compares the highest stack before and after its first pass',
    'the other stacks are those of Table 1, x_n = 10^2, 10^3, …; the data give the ratios',
  ],
  domain: upTo('exponent of x_n', 12),
  cost: (_, { max }) => 4n * BigInt(max),
  *instances({ domain, data }) {
    const ratios: string[] = []
    for (const k of [2, 3, TABLE_K, 7]) {
      for (let exponent = 2; exponent <= domain.max; exponent++) {
        const pass = firstPass(10 ** exponent, k)
        const ratio =
          Number((BigInt(pass.nu) * BigInt(k) * 1_000_000n) / 10n ** BigInt(exponent)) / 1e6
        if (k === TABLE_K) ratios.push(`10^${exponent}: ${ratio}`)
        yield pass
      }
    }
    data['ν·k/x_n, k = 5'] = ratios.join(', ')
  },
  digest: ({ lowered }) => lowered % 2 ** 32,
  printed: dividesBy((k) => k),
  // In the mutation, the first pass for k = 7 divides by 5.
  wrongAt: { case: {}, max: 6 },
  wrong: dividesBy((k) => (k === 7 ? 5 : k)),
  witness: ({ top, k, nu, lowered }) => ({ top, k, nu, lowered }),
})
