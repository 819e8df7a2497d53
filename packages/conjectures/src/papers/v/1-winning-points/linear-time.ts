import { wythoffSieve } from '@nim/core/wythoff'
import { numberedPoints } from '../../../facts/wythoff/first-winning-points.ts'
import { type Claim, instances, upTo } from '../../../judge/index.ts'

/**
 * The largest allowed constant part of the count. If n doubles, the rest of the count may at most
 * double.
 */
const SLACK = 16

const isLinear = ({ before, value }: Record<'before' | 'value', number>): boolean =>
  value <= 2 * before + SLACK

export const v8: Claim = instances({
  id: 'V-8',
  kind: 'remark',
  at: 'sections 8 and 9',
  title: 'computing a_n, b_n iteratively takes O(n) time and space; b_n = v(n) + n',
  statement: String.raw`Computing $a_n,b_n$ iteratively takes time and space of order $O(n)$. (14): $b_n=v(n)+n$ if $a_n=v(n)$.`,
  conventions: [
    'nimlab runs the sieve L1 to L6; time: the comparisons of a candidate with some b_j, if each step reuses J; space: the stored integers',
    `criterion: the count at 2n is at most twice the count at n plus ${SLACK}, for n doubling up to max`,
  ],
  unsettled: {
    where: 'fails',
    because: 'the cost of one way to run the sieve does not refute an upper bound',
  },
  decides:
    'parts time and space: counts of the procedure for growing n, evidence for the growth only; part (14): every n, on winning points found by the pass over the plane',
  domain: ({ part }) => upTo('n', part === '(14)' ? 2000 : 2 ** 18)(),
  quick: { max: 2048 },
  *instances({ domain: { max }, parameters: { part }, data }) {
    if (part === '(14)') {
      for (const { n, a, b } of numberedPoints(max)) yield { n, before: a, value: b }
      return
    }
    const count = part === 'time' ? 'comparisons' : 'stored'
    for (let n = 128; n <= max; n *= 2) {
      const value = wythoffSieve(n)[count]
      yield { n, before: wythoffSieve(n / 2)[count], value }
      data['countAtLargest'] = value
    }
  },
  digest: ({ n, value }, { part }) => (part === '(14)' ? n : value),
  method: 'counting',
  printed: {
    time: { says: 'comparisons at most double with n', holds: isLinear },
    space: { says: 'integers stored at most double with n', holds: isLinear },
    '(14)': { says: 'b_n = a_n + n', holds: ({ n, before, value }) => value === before + n },
  },
  // The mutation is false because n² comparisons are not linear for n ≥ 600.
  wrongAt: { max: 1024 },
  wrong: ({ n, before, value }) => Math.max(value, (n * n) / 200) <= 2 * before + SLACK,
})
