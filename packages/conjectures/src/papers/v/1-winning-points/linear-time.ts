import { type SieveRun, wythoffSieve } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { firstWinningPoints } from '../../../facts/wythoff/first-winning-points.ts'
import { choice, judgeList, upTo, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The procedure whose steps are counted, and (14). */
interface IterativeComputation {
  readonly run: (count: number) => SieveRun
  /** b_n by (14), from v = a_n. */
  readonly upper: (v: number, n: number) => number
}

/** Doubling n may at most double the count, with this much to spare for its constant part. */
const SLACK = 16

/** Linear time and space of the iterative computation. */
export const v8: Claim = vClaim<{ part: string }, UpToDomain, IterativeComputation>({
  id: 'V-8',
  kind: 'remark',
  source: 'sections 8 and 9',
  paperStatus: 'asserted',
  title: 'computing a_n, b_n iteratively takes O(n) time and space; b_n = v(n) + n',
  statement: String.raw`Computing $a_n,b_n$ iteratively takes time and space of order $O(n)$. (14): $b_n=v(n)+n$ if $a_n=v(n)$.`,
  conventions: [
    'time: comparisons of a candidate with some b_j when J is kept from step to step; space: integers stored',
    `criterion: the count at 2n is at most twice the count at n plus ${SLACK}, for n doubling up to max`,
  ],
  decides:
    'parts time and space: counts of the procedure for growing n, evidence for the growth only; part (14): every n, on winning points found by the pass over the plane',
  complexity: 'O(max)',
  parameters: [choice('part', 'time, space, formula (14)', 'time', 'space', '(14)')],
  defaultDomain: ({ part }) => upTo('n', part === '(14)' ? 2000 : 2 ** 18)(),
  quick: { max: 2048 },
  printed: { run: wythoffSieve, upper: (v, n) => v + n },
  judge: ({ run, upper }, asked) =>
    judgeList(asked, 'counting', (test) => {
      const { max } = asked.domain
      const { part } = asked.parameters
      if (part === '(14)') {
        const { a, b } = firstWinningPoints(max)
        for (let n = 1; n <= max; n++) {
          test(upper(a[n]!, n) === b[n], n, () => ({
            witness: { n, a_n: a[n]! },
            expected: upper(a[n]!, n),
            actual: b[n]!,
            explain: `the winning point number ${n} is (${a[n]},${b[n]})`,
          }))
        }
        return
      }
      const count = (n: number): number => (part === 'time' ? run(n).comparisons : run(n).stored)
      let before = count(64)
      for (let n = 128; n <= max; n *= 2) {
        const now = count(n)
        const was = before
        test(now <= 2 * was + SLACK, now, () => ({
          witness: { n },
          expected: `at most ${2 * was + SLACK}`,
          actual: now,
          explain: `the count is ${was} for n = ${n / 2} and ${now} for n = ${n}`,
        }))
        before = now
      }
      return { countAtLargest: before }
    }),
})
