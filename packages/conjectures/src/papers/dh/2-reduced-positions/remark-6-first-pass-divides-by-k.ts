import type { Claim } from '../../../claim/claim.ts'
import { upTo } from '../../../claim/domains.ts'
import { TABLE_K, TABLE_START } from '../../../facts/setnim/algorithm-tables.ts'
import { instances } from '../../../judge/instances.ts'

const OTHERS = TABLE_START.slice(0, -1)

/** The highest stack, raised, its ν(x), and the sum of the other stacks. */
interface FirstPass {
  readonly k: number
  readonly top: bigint
  readonly nu: bigint
  readonly rest: bigint
}

/** Whether ν(x)·k/x_n differs from 1 by at most 1 %; null unless x_n is very large. */
function isNearOne({ k, top, nu, rest }: FirstPass): boolean | null {
  if (top < 100n * (rest + BigInt(k))) return null
  const off = nu * BigInt(k) - top
  return 100n * (off < 0n ? -off : off) <= top
}

/** What the first pass of Algorithm 1 does to a very large stack. */
export const dhU6: Claim = instances({
  id: 'DH-U6',
  kind: 'remark',
  at: 'section 2, after Table 2',
  paperStatus: 'observed',
  title: 'the first pass of Algorithm 1 divides a very large maximum roughly by k',
  statement: String.raw`If $x_n$ is very large against the rest, $\nu(x)$ is about $x_n/k$, so the first pass divides the maximum roughly by $k$.`,
  conventions: [
    'very large: at least 100 times the sum of the other stacks and k; roughly: within 1 %',
    'the other stacks are those of Table 1, x_n = 10^2, 10^3, …; the data give the ratios',
  ],
  domain: upTo('exponent of x_n', 12),
  cost: (_, { max }) => 4n * BigInt(max),
  *instances({ domain, data }) {
    const rest = BigInt(OTHERS.reduce((a, b) => a + b, 0))
    const ratios: string[] = []
    for (const k of [2, 3, TABLE_K, 7]) {
      for (let exponent = 2; exponent <= domain.max; exponent++) {
        const top = 10n ** BigInt(exponent)
        const nu = (rest + top) / BigInt(k)
        const ratio = Number((nu * BigInt(k) * 1_000_000n) / top) / 1_000_000
        if (k === TABLE_K) ratios.push(`10^${exponent}: ${ratio}`)
        yield { k, top, nu, rest }
      }
    }
    data['ν·k/x_n, k = 5'] = ratios.join(', ')
  },
  digest: ({ nu }) => Number(nu % 2n ** 32n),
  printed: isNearOne,
  // for k = 7 it is said to divide by 5
  wrong: {
    case: {},
    max: 6,
    holds: (pass) => isNearOne(pass.k === 7 ? { ...pass, k: 5 } : pass),
  },
  witness: ({ top, k }) => ({ others: OTHERS, top: String(top), k }),
})
