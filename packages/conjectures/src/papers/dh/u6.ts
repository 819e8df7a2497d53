import type { Claim } from '../../claim/claim.ts'
import { TABLE_K, TABLE_START } from '../../facts/setnim/algorithm-tables.ts'
import type { Instance, ListedPart, Parts } from '../../facts/setnim/part.ts'
import { DH } from '../../claim/sources/dh.ts'
import { type Listing, statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

interface FirstPass extends Instance {
  readonly k: number
  readonly top: bigint
  /** ν(x) after raising the highest stack to `top`. */
  readonly nu: bigint
  /** Sum of the other stacks. */
  readonly rest: bigint
}

const divides: ListedPart<FirstPass> = {
  says: 'if x_n is at least 100 times the rest and k together, ν(x)·k/x_n differs from 1 by at most 1 %',
  ofInstance: ({ k, top, nu, rest }) => {
    if (top < 100n * (rest + BigInt(k))) return null
    const off = nu * BigInt(k) - top
    return 100n * (off < 0n ? -off : off) <= top
  },
}

const PRINTED: Parts = { divides }

function list(most: number): Listing {
  const others = TABLE_START.slice(0, -1)
  const rest = BigInt(others.reduce((a, b) => a + b, 0))
  const ratios: string[] = []
  function* instances(): Generator<FirstPass> {
    for (const k of [2, 3, TABLE_K, 7]) {
      for (let exponent = 2; exponent <= most; exponent++) {
        const top = 10n ** BigInt(exponent)
        const nu = (rest + top) / BigInt(k)
        const ratio = Number((nu * BigInt(k) * 1_000_000n) / top) / 1_000_000
        if (k === TABLE_K) ratios.push(`10^${exponent}: ${ratio}`)
        yield {
          k,
          top,
          nu,
          rest,
          actual: Number(nu % 2n ** 32n),
          witness: () => ({ others, top: String(top), k }),
          finds: () => `ν(x)·k/x_n = ${ratio} for x_n = 10^${exponent} and k = ${k}`,
        }
      }
    }
  }
  return { instances: instances(), data: () => ({ 'ν·k/x_n, k = 5': ratios.join(', ') }) }
}

/** What the first pass of Algorithm 1 does to a very large stack. */
export const dhU6: Claim = statementClaim({
  id: 'DH-U6',
  kind: 'remark',
  source: `${DH}, section 2, after Table 2`,
  paperStatus: 'observed',
  title: 'the first pass of Algorithm 1 divides a very large maximum roughly by k',
  statement: String.raw`If $x_n$ is very large against the rest, $\nu(x)$ is about $x_n/k$, so the first pass divides the maximum roughly by $k$.`,
  conventions: [
    'very large: at least 100 times the sum of the other stacks and k; roughly: within 1 %',
    'the other stacks are those of Table 1, x_n = 10^2, 10^3, …; the data give the ratios',
  ],
  decides: 'every power of ten up to the exponent that is the bound, k = 2, 3, 5, 7',
  complexity: 'one division for each',
  lists: {
    defaultDomain: () => ({ kind: 'up-to', of: 'exponent of x_n', max: 12 }),
    cost: (_, domain) => ({
      positions: domain.kind === 'fixed' ? 0n : 4n * BigInt(domain.max),
      memory: 1024n,
    }),
    list: (_, domain) => list(domain.kind === 'fixed' ? 0 : domain.max),
  },
  printed: PRINTED,
})
