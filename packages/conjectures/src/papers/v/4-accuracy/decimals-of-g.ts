import { compareGolden, decimalsOfG, type Fraction, G, goldenOf } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { judgeList, upTo, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The decimal approximations of g. */
export const v35: Claim = vClaim<Record<string, never>, UpToDomain, (t: number) => Fraction>({
  id: 'V-35',
  kind: 'definition',
  source: 'sections 14 to 16 (34), (35)',
  paperStatus: 'asserted',
  title: 'g(t) = ⌊10^t g⌋/10^t, the first t decimal digits of g',
  statement: String.raw`$g(t)=\lfloor 10^tg\rfloor/10^t$ (34), (35): the first $t$ decimal digits of $g$.`,
  conventions: [],
  decides:
    'for every t up to max: g(t) is a multiple of 10^-t, g(t) ≤ g < g(t) + 10^-t exactly, and g(t) continues g(t−1) by one digit',
  complexity: 'O(max²)',
  parameters: [],
  defaultDomain: upTo('t', 400),
  quick: { max: 100 },
  printed: decimalsOfG,
  judge: (decimals, asked) =>
    judgeList(asked, 'exact arithmetic', (test) => {
      let before = 0n
      for (let t = 0; t <= asked.domain.max; t++) {
        const { p, q } = decimals(t)
        const holds =
          q === 10n ** BigInt(t) &&
          compareGolden(goldenOf({ p, q }), G) <= 0 &&
          compareGolden(G, goldenOf({ p: p + 1n, q })) < 0 &&
          (t === 0 || p / 10n === before)
        before = p
        test(holds, Number(p % 10n), () => ({
          witness: { t },
          expected: `the first ${t} digits of g`,
          actual: `${p}/${q}`,
          explain: `${p}/${q} does not enclose g within 10^-${t}, or does not continue g(${t - 1})`,
        }))
      }
    }),
})
