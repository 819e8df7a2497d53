import { wythoffSieve } from '@nim/core/wythoff'
import { winningPointsByPlay as winningPointsByDefinition } from '@nim/core/wythoff/definitions'
import { generatedTerms, winningTerms } from '../../../facts/wythoff/generated-terms.ts'
import { choice, type Claim, instances, upTo, values } from '../../../judge/index.ts'

const termsUpTo = generatedTerms(wythoffSieve)

export const vAlgL: Claim = instances({
  id: 'V-Alg-L',
  kind: 'algorithm',
  at: 'sections 2 to 7, L1 to L6',
  paperStatus: 'proved',
  title: 'the sieve preserves (9)-(11) and produces the winning points',
  statement: String.raw`L1: $(a_1,b_1)=(1,2)$. L2: $a_1<\dots<a_{k-1}$, $b_1<\dots<b_{k-1}$ (9), disjoint (10), $b_i-a_i=i$ (11) hold for the terms before $n$. L3: $J=\{j: b_j\ge a_{n-1}+1\}$. L4: $u$ is the least $x>a_{n-1}$ with $x\ne b_i$ for all $i\in J$. L5: $a_n=u$. L6: $b_n=a_n+n$. Then (9)-(11) remain true, and the points produced are the winning points.`,
  decides:
    'every term; the pass over the plane finds the winning points up to n = 2000, the closed form with integer square roots finds the others',
  complexity: 'O(max), and O(2000²) for the pass',
  domain: upTo('n', 100_000),
  quick: { max: 10_000 },
  instances: ({ domain }) => winningTerms(domain.max),
  digest: ({ a }) => a,
  method: ({ part }) => (part === 'points' ? 'pass and closed form' : 'sieve'),
  says: {
    invariants: 'the n-th term keeps (9), (10) and (11)',
    points: 'the n-th term is the n-th winning point',
  },
  printed: {
    invariants: ({ n }) => {
      const { a, b, firstIndex } = termsUpTo(n)
      const isIncreasing = n === 1 || (a[n]! > a[n - 1]! && b[n]! > b[n - 1]!)
      const isNew = firstIndex(a[n]!) === n && firstIndex(b[n]!) === n
      return isIncreasing && isNew && a[n]! + n === b[n]
    },
    points: (w) => termsUpTo(w.n).a[w.n] === w.a && termsUpTo(w.n).b[w.n] === w.b,
  },
  // The mutation is false because 1.618 is not the golden ratio.
  wrongAt: { case: { part: 'points' }, max: 400 },
  wrong: (w) => Math.floor(1.618 * w.n) === w.a && Math.floor(2.618 * w.n) === w.b,
})

const POINTS =
  '1,2 3,5 4,7 6,10 8,13 9,15 11,18 12,20 14,23 16,26 17,28 19,31 21,34 22,36 24,39 25,41 27,44'

export const vAlgLList: Claim = values({
  id: 'V-Alg-L.list',
  kind: 'table',
  at: 'sections 2 to 7, list after the sieve',
  title: 'the first 17 winning points; then J = {11,…,17}, u = 29, (a_18,b_18) = (29,47)',
  statement: String.raw`$W=\{(1,2);(3,5);(4,7);(6,10);(8,13);(9,15);(11,18);(12,20);(14,23);(16,26);(17,28);(19,31);(21,34);(22,36);(24,39);(25,41);(27,44);\dots\}$; $(a_{17},b_{17})=(27,44)$; then $J=\{11,\dots,17\}$, $u=29$, $(a_{18},b_{18})=(29,47)$.`,
  decides:
    'part points: every point of the list, compared with the winning points by definition; part step: J, u and the 18th point, computed from these points by the definition of the step',
  parameters: [choice('part', 'the list, or the step to the 18th point', ['points', 'step'])],
  printed: ({ part }) =>
    part === 'step'
      ? { J: '11,12,13,14,15,16,17', u: 29, w_18: '29,47' }
      : Object.fromEntries(POINTS.split(' ').map((point, at) => [`w_${at + 1}`, point])),
  compute: (key) => {
    // b_n ≤ 3n
    const n = key.startsWith('w_') ? Number(key.slice(2)) : 17
    const points = winningPointsByDefinition(3 * n)
    if (key.startsWith('w_')) return points[n]!.join()
    const last = points[17]![0]
    const J = points.flatMap(([, b], j) => (j >= 1 && j <= 17 && b > last ? [j] : []))
    if (key === 'J') return J.join()
    let u = last + 1
    while (J.some((j) => points[j]![1] === u)) u++
    return u
  },
  digest: () => 1,
  // The mutation is false because b_11 = 28, and therefore 11 belongs to J.
  wrongAt: { case: { part: 'step' } },
  wrong: ({ key, printed, computed }) => computed === (key === 'J' ? '12,13,14,15,16,17' : printed),
})
