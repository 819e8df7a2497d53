import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { judgeList, upTo, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** What (18)-(20) say for z = q/s and t. */
interface RationalCollision {
  readonly n: bigint
  readonly r: bigint
  readonly an: bigint
  readonly br: bigint
}

const TIMES = 20

/** If z were rational, (16) and (7) would make A and B meet. */
export const vT3: Claim = vClaim<
  Record<string, never>,
  UpToDomain,
  (q: bigint, s: bigint, t: bigint) => RationalCollision
>({
  id: 'V-T3',
  kind: 'theorem',
  source: 'Theorem 3',
  paperStatus: 'proved',
  title: 'z is irrational: for z = q/s, n = (q+s)st and r = qst give a_n = b_r',
  statement: String.raw`Conjecture 1 implies that $z$ is irrational: if $z=q/s$ with $q,s$ relatively prime, take $n=(q+s)st$, $r=qst$ (18), $t=1,2,\dots$; then $a_n=(q+s)qt$ (19) and $b_r=q^2t+qst$ (20), so $a_n=b_r$, against (6).`,
  conventions: ['a_n = ⌊nq/s⌋ and b_r = ⌊rq/s⌋ + r, as Conjecture 1 and (7) would have it'],
  decides: `all coprime 1 ≤ s < q ≤ max and 1 ≤ t ≤ ${TIMES}: both values and their equality, with exact integers`,
  complexity: `O(${TIMES}·max²)`,
  parameters: [],
  defaultDomain: upTo('q', 50),
  quick: { max: 20 },
  printed: (q, s, t) => ({
    n: (q + s) * s * t,
    r: q * s * t,
    an: (q + s) * q * t,
    br: q * q * t + q * s * t,
  }),
  judge: (collision, asked) =>
    judgeList(asked, 'exact integers', (test) => {
      for (let q = 2n; q <= BigInt(asked.domain.max); q++) {
        for (let s = 1n; s < q; s++) {
          if (gcd(q, s) !== 1n) continue
          for (let t = 1n; t <= BigInt(TIMES); t++) {
            const { n, r, an, br } = collision(q, s, t)
            const lower = (n * q) / s
            const upper = (r * q) / s + r
            test(
              an === lower && br === upper && lower === upper,
              Number(lower % 2n ** 32n),
              () => ({
                witness: { q: String(q), s: String(s), t: String(t), n: String(n), r: String(r) },
                expected: `a_n = ${an} = b_r = ${br}`,
                actual: `a_n = ${lower}, b_r = ${upper}`,
                explain: `for z = ${q}/${s} and t = ${t}: ⌊nz⌋ = ${lower} and ⌊rz⌋ + r = ${upper}`,
              }),
            )
          }
        }
      }
    }),
})

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b)
}
