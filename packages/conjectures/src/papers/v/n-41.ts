import {
  compareGolden,
  goldenOf,
  newtonApproximation,
  PHI,
  subGolden,
  absGolden,
} from '@nim/core/wythoff'
import type { Claim } from '../../claim/claim.ts'
import type { UpToDomain } from '../../claim/verdict.ts'
import { choice, judgeList, upTo, vClaim } from '../../judge/shapes/v/v-claim.ts'

/** The printed number of digits after r iterations. */
type DigitsAfter = (r: number) => number

/** The number of digits after r iterations. */
export const vN41: Claim = vClaim<{ part: string }, UpToDomain, DigitsAfter>({
  id: 'V-N.41',
  kind: 'lemma',
  source: 'sections 14 to 16 (41)',
  paperStatus: 'asserted',
  title: 'from 10^(−3·2^r) ≤ 10^(−k): 3·2^r ≥ k',
  statement: String.raw`From $10^{-3\cdot2^r}\le10^{-k}$: $3\cdot2^r\ge k$ (41).`,
  conventions: [
    'part implication: the step as printed; part accuracy: the bound ε_r ≤ 10^(−3·2^r) that it starts from',
  ],
  decides: 'every r up to max, and every k up to 400 for the implication, with exact integers',
  complexity: 'numbers of about 4·2^max digits',
  parameters: [choice('part', 'the step, or what it starts from', 'implication', 'accuracy')],
  defaultDomain: upTo('r', 9),
  quick: { max: 7 },
  printed: (r) => 3 * 2 ** r,
  judge: (digits, asked) =>
    judgeList(asked, 'exact integers', (test) => {
      for (let r = 0; r <= asked.domain.max; r++) {
        const bound = 10n ** BigInt(3 * 2 ** r)
        if (asked.parameters.part === 'accuracy') {
          const error = absGolden(subGolden(goldenOf(newtonApproximation(r)), PHI))
          const power = goldenOf({ p: 1n, q: 10n ** BigInt(digits(r)) })
          test(compareGolden(error, power) <= 0, r, () => ({
            witness: { r },
            expected: `ε_${r} ≤ 10^-${digits(r)}`,
            actual: 'larger',
            explain: `|x_${r} − (1+√5)/2| is larger than 10^-${digits(r)}`,
          }))
          continue
        }
        for (let k = 0; k <= 400; k++) {
          if (bound < 10n ** BigInt(k)) continue
          test(digits(r) >= k, k, () => ({
            witness: { r, k },
            expected: `at least ${k}`,
            actual: digits(r),
            explain: `10^-${3 * 2 ** r} ≤ 10^-${k}, but ${digits(r)} < ${k}`,
          }))
        }
      }
    }),
})
