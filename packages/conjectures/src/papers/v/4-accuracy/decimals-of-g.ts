import { compareGolden, decimalsOfG, type Fraction, G, goldenOf } from '@nim/core/wythoff'
import { type Claim, instances, upTo } from '../../../judge/index.ts'

/**
 * True if p/q consists of the first t decimals of g: it is a multiple of 10^-t, at most g, and less
 * than 10^-t away from g.
 */
function areDecimals({ p, q }: Fraction, t: number): boolean {
  return (
    q === 10n ** BigInt(t) &&
    compareGolden(goldenOf({ p, q }), G) <= 0 &&
    compareGolden(G, goldenOf({ p: p + 1n, q })) < 0
  )
}

/** ⌊10^t·g⌋, digit by digit. */
function* decimals(max: number): Generator<{ readonly t: number; readonly floor: bigint }> {
  let floor = 0n
  for (let t = 0; t <= max; t++) {
    if (t > 0) {
      floor *= 10n
      while (!areDecimals({ p: floor, q: 10n ** BigInt(t) }, t)) floor++
    }
    yield { t, floor }
  }
}

export const v35: Claim = instances({
  id: 'V-35',
  kind: 'definition',
  at: 'sections 14 to 16 (34), (35)',
  title: 'g(t) = ⌊10^t g⌋/10^t, the first t decimal digits of g',
  statement: String.raw`$g(t)=\lfloor 10^tg\rfloor/10^t$ (34), (35): the first $t$ decimal digits of $g$.`,
  decides:
    'for every t up to max: g(t) is a multiple of 10^-t, g(t) ≤ g < g(t) + 10^-t exactly, and g(t) continues g(t−1) by one digit',
  domain: upTo('t', 400),
  quick: { max: 100 },
  instances: ({ domain }) => decimals(domain.max),
  digest: ({ floor }) => Number(floor % 10n),
  method: 'exact arithmetic',
  printed: ({ t, floor }) => areDecimals(decimalsOfG(t), t) && decimalsOfG(t).p === floor,
  // The mutation is false because the second digit is 1.
  wrong: ({ t, floor }) => decimalsOfG(t).p + (t === 2 ? 1n : 0n) === floor,
})
