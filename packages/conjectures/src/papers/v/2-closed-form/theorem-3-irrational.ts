import { gcd } from '@nim/core/wythoff'
import { type Claim, instances, upTo } from '../../../judge/index.ts'

const TIMES = 20n

export const vT3: Claim = instances({
  id: 'V-T3',
  kind: 'theorem',
  at: 'Theorem 3',
  paperStatus: 'proved',
  title: 'z is irrational: for z = q/s, n = (q+s)st and r = qst give a_n = b_r',
  statement: String.raw`Conjecture 1 implies that $z$ is irrational: if $z=q/s$ with $q,s$ relatively prime, take $n=(q+s)st$, $r=qst$ (18), $t=1,2,\dots$; then $a_n=(q+s)qt$ (19) and $b_r=q^2t+qst$ (20), so $a_n=b_r$, against (6).`,
  conventions: ['a_n = ⌊nq/s⌋ and b_r = ⌊rq/s⌋ + r, as Conjecture 1 and (7) state'],
  decides: `all coprime 1 ≤ s < q ≤ max and 1 ≤ t ≤ ${TIMES}: both values and their equality, with exact integers`,
  domain: upTo('q', 50),
  quick: { max: 20 },
  *instances({ domain }) {
    for (let q = 2n; q <= BigInt(domain.max); q++) {
      for (let s = 1n; s < q; s++) {
        if (gcd(q, s) !== 1n) continue
        for (let t = 1n; t <= TIMES; t++) {
          // n and r as in (18)
          const n = (q + s) * s * t
          const r = q * s * t
          yield { q, s, t, an: (n * q) / s, br: (r * q) / s + r }
        }
      }
    }
  },
  cost: (_, { max }) => TIMES * BigInt(max) ** 2n,
  digest: ({ an }) => Number(an % 2n ** 32n),
  method: 'exact integers',
  printed: ({ q, s, t, an, br }) =>
    an === (q + s) * q * t && br === q * q * t + q * s * t && an === br,
  wrong: ({ q, s, t, an, br }) =>
    an === (q + s) * q * t && br === q * q * t + (q - (t % 2n)) * s * t,
})
