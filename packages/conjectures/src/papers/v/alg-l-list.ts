import { wythoffPlaneByDefinition } from '@nim/bruteforce'
import type { Claim } from '../../claim/claim.ts'
import type { FixedDomain } from '../../claim/verdict.ts'
import { choice, fixed, judgeList, vClaim } from '../../judge/shapes/v/v-claim.ts'

/** The printed list and the printed step to the next term. */
interface PrintedList {
  readonly points: readonly (readonly [number, number])[]
  readonly J: readonly number[]
  readonly u: number
  readonly next: readonly [number, number]
}

/** The list of the first winning points and the step to the 18th. */
export const vAlgLList: Claim = vClaim<{ part: string }, FixedDomain, PrintedList>({
  id: 'V-Alg-L.list',
  kind: 'table',
  source: 'sections 2 to 7, list after the sieve',
  paperStatus: 'asserted',
  title: 'the first 17 winning points; then J = {11,…,17}, u = 29, (a_18,b_18) = (29,47)',
  statement: String.raw`$W=\{(1,2);(3,5);(4,7);(6,10);(8,13);(9,15);(11,18);(12,20);(14,23);(16,26);(17,28);(19,31);(21,34);(22,36);(24,39);(25,41);(27,44);\dots\}$; $(a_{17},b_{17})=(27,44)$; then $J=\{11,\dots,17\}$, $u=29$, $(a_{18},b_{18})=(29,47)$.`,
  conventions: [],
  decides:
    'part points: every point of the list against the winning points by the definition; part step: J, u and the 18th point recomputed from the definition of the step on these points',
  complexity: 'O(47³)',
  parameters: [choice('part', 'the list, or the step to the 18th point', 'points', 'step')],
  instances: 17,
  defaultDomain: fixed,
  printed: {
    points: [
      [1, 2],
      [3, 5],
      [4, 7],
      [6, 10],
      [8, 13],
      [9, 15],
      [11, 18],
      [12, 20],
      [14, 23],
      [16, 26],
      [17, 28],
      [19, 31],
      [21, 34],
      [22, 36],
      [24, 39],
      [25, 41],
      [27, 44],
    ],
    J: [11, 12, 13, 14, 15, 16, 17],
    u: 29,
    next: [29, 47],
  },
  judge: ({ points, J, u, next }, asked) =>
    judgeList(asked, 'definition', (test) => {
      const actual = wythoffPlaneByDefinition(next[1]).points
      const compare = (name: string, printed: string | number, found: string | number): void =>
        test(printed === found, 1, () => ({
          witness: { entry: name },
          expected: printed,
          actual: found,
          explain: `${name}: printed ${printed}, found ${found}`,
        }))
      if (asked.parameters.part === 'points') {
        points.forEach((point, at) =>
          compare(`w_${at + 1}`, point.join(), actual[at + 1]?.join() ?? 'none'),
        )
        return
      }
      const n = points.length + 1
      const last = actual[n - 1]![0]
      const live = actual.slice(1, n).flatMap(([, b], j) => (b >= last + 1 ? [j + 1] : []))
      const taken = live.map((j) => actual[j]![1])
      let least = last + 1
      while (taken.includes(least)) least++
      compare('J', J.join(), live.join())
      compare('u', u, least)
      compare(`w_${n}`, next.join(), actual[n]?.join() ?? 'none')
    }),
})
