import {
  levelBoundByDefinition,
  levelBoundByFormula,
  levelBoundBySystem,
  levelBoundCorrected,
  SLACK_READINGS,
  type SlackReading,
  THEOREM_3_READINGS,
  type Theorem3Reading,
} from '@nim/core/exact-slow'
import { formatPosition } from '@nim/core/rules'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { levelBounds } from '../../../facts/exact-slow/level-bounds.ts'
import type { Claim, Part, StatementInput } from '../../../judge/index.ts'
import { choice, piles, positions, remoteness } from '../../../judge/index.ts'

const COMPLEXITY = 'C(max+n,n) positions times the basic positions of the box'
// a counterexample states R too, because the bounds determine it
const facts = { bounds: levelBounds, R: remoteness }
type At = StatementInput<typeof facts>

const allBounds = {
  facts,
  digest: ({ bounds }: At): number => Math.max(...bounds),
  complexity: COMPLEXITY,
  games: kPlusOne(3, 6, 2000),
  quick: { ranges: { n: [3, 4] as const }, max: 7 },
}

/** True if a function equals b_t(x) for every t, where null stands for −∞. */
function isEach(
  { x, bounds }: At,
  bound: (x: readonly number[], t: number) => number | null,
): boolean {
  return bounds.every((b, i) => (bound(x, i + 2) ?? -1) === b)
}

export const gmmvT3BtDef: Claim = positions({
  id: 'GMMV-T3-bt-def',
  kind: 'definition',
  at: 'Theorem 3, proof in section 3',
  paperStatus: 'proved',
  title: 'b_t(x) is the largest even b(z) of a basic z ≼ x of the form of Lemma 3 with this t',
  statement: String.raw`For $1<t\le k+2$, $b_t(x)$ is the largest $b(z)$ over basic $z\preceq x$, $b(z)$ even, with $z_i=b(z)$ for $i\ge t$ and $0\le x_i-z_i\le1$ for $1<i<t$; $b_t=-\infty$ if there is no such $z$. $E(x)=\max_t b_t(x)$.`,
  conventions: ['k = n − 1; z = 0 makes b_2(x) ≥ 0, so E(x) is always a number'],
  ...allBounds,
  printed: (at) => isEach(at, levelBoundByDefinition),
  // The mutation gives 0 instead of −∞ if a pile is empty.
  wrong: (at) => isEach(at, (x, t) => levelBoundByDefinition(x, t) ?? (x[0] === 0 ? 0 : null)),
})

interface Case {
  readonly [name: string]: number | string
  readonly n: number
  readonly part: string
  readonly reading: Theorem3Reading
  readonly s: SlackReading
}

/**
 * A bound, as a number for each t. The number is −1 if no q meets the conditions, or if the bound
 * is −∞.
 */
type Bound = (at: At, t: number, parameters: Case) => number

const bySystem: Bound = ({ x }, t, { reading, s }) => levelBoundBySystem(x, t, reading, s) ?? -1
const byFormula: Bound = ({ x }, t, { reading }) => levelBoundByFormula(x, t, reading)
const byDefinition: Bound = ({ bounds }, t) => bounds[t - 2]!

/** The two bounds that a part compares. */
const COMPARED: Readonly<Record<string, readonly [said: Bound, truth: Bound]>> = {
  a: [bySystem, byDefinition],
  b: [byFormula, bySystem],
  c: [byFormula, byDefinition],
}

/** The smallest t at which the two bounds differ. */
function firstWrong(at: At, parameters: Case): number | undefined {
  const [said, truth] = COMPARED[parameters.part]!
  const last = parameters.reading === 't-to-k+1' ? at.x.length : at.x.length + 1
  return Array.from({ length: last - 1 }, (_, i) => i + 2).find(
    (t) => said(at, t, parameters) !== truth(at, t, parameters),
  )
}

function comparing(says: string): Part<At, Case> {
  return { says, holds: (at, parameters) => firstWrong(at, parameters) === undefined }
}

export const gmmvT3Bt: Claim = positions<Case, typeof facts>({
  id: 'GMMV-T3-bt',
  kind: 'algorithm',
  at: 'Theorem 3, proof in section 3, (6)',
  paperStatus: 'proved',
  title: 'b_t(x) = 2q for the largest q with 2s + A_t + 2q(k+2−t) = 2qk, 2s ≤ x_1, 2q ≤ x_t',
  statement: String.raw`To find $b_t(x)$, find the largest $q$ with (6) $2s+A_t+q\cdot2(k+2-t)=q\cdot2k$, $2s\le x_1$ and $2q\le x_t$, and set $b_t(x)=2q$. (a) $2q$ with the largest $q$ of the system is $b_t(x)$; (b) the largest $q$ of the system is $\min\left(\left\lfloor\frac{2\lfloor x_1/2\rfloor+A_t}{2(t-2)}\right\rfloor,\lfloor x_t/2\rfloor\right)$, the first term being irrelevant for $t=2$; (c) $2q$ by the min formula is $b_t(x)$.`,
  conventions: [
    'k = n − 1; A_t = Σ_{i=2}^{t−1} 2⌊x_i/2⌋; −1 stands for no q, or b_t = −∞',
    'readings of the x_t term at t = k+2: it is dropped; x_{k+2} is x_{k+1}; t runs to k+1 only',
    'readings of s in (a), (b): an integer of any sign; s ≥ 0',
  ],
  principal: {
    cases: { reading: ['dropped'], s: ['any-sign', 'any'] },
    because:
      'in the proof, t runs to k + 2, but there are k + 1 piles, so x_t gives no bound for the last t. The proof lists "two linear inequalities on q", 2s ≤ x_1 and 2q ≤ x_t, and its min formula follows from them. The inequality s ≥ 0 is not among them',
  },
  flaw: { class: 'algorithm', cause: 'GMMV-T3-bt' },
  complexity: COMPLEXITY,
  games: {
    ...kPlusOne(3, 5, 1000),
    parameters: [
      piles(3, 3, 5),
      choice('part', 'part of the statement', ['a', 'b', 'c']),
      choice('reading', 'reading of the x_t term at t = k+2', THEOREM_3_READINGS),
      choice('s', 'sign of s', ({ part }) => (part === 'c' ? ['any'] : SLACK_READINGS)),
    ],
  },
  quick: { ranges: { n: [3, 3] }, max: 9 },
  facts,
  digest: ({ bounds }) => Math.max(...bounds),
  printed: {
    a: comparing('2q with the largest q of the system is b_t'),
    b: comparing('the largest q of the system is the min'),
    c: comparing('2q by the min formula is b_t'),
  },
  // The mutation gives a value that is too large by 2 if the smallest pile is 2.
  wrongAt: { case: { n: 3, part: 'c', reading: 't-to-k+1', s: 'any' } },
  wrong: (at, parameters) => at.x[0] !== 2 && firstWrong(at, parameters) === undefined,
  evidence: (at, { parameters }) => {
    const t = firstWrong(at, parameters) ?? 2
    const { part } = parameters
    const [expected, actual] = COMPARED[part]!.map((bound) => bound(at, t, parameters))
    return {
      expected: expected!,
      actual: actual!,
      explain: `at ${formatPosition(at.x)} and t = ${t}, ${part === 'a' ? 'the system' : 'the min formula'} gives ${expected}, but ${part === 'b' ? 'the largest q of the system gives' : 'by definition b_t is'} ${actual}`,
    }
  },
})

export const gmmvT3BtFix: Claim = positions({
  id: 'GMMV-T3-bt-fix',
  by: 'nimlab',
  kind: 'algorithm',
  at: 'Theorem 3, proof in section 3, corrected by nimlab',
  title: 'b_t(x) = 2q by the min formula if 2⌊x_{t−1}/2⌋ ≤ 2q, otherwise −∞',
  statement: String.raw`For $t=2$: $b_2(x)=2\lfloor x_2/2\rfloor$. For $2<t\le k+2$: let $q=\min\left(\left\lfloor\frac{2\lfloor x_1/2\rfloor+A_t}{2(t-2)}\right\rfloor,\lfloor x_t/2\rfloor\right)$, where the second term is omitted for $t=k+2$; then $b_t(x)=2q$ if $\lfloor x_{t-1}/2\rfloor\le q$, otherwise $b_t(x)=-\infty$. Changed: nimlab adds the condition on $q$, which says that no $z_i$ is larger than $b(z)$, and which implies $s\ge0$.`,
  conventions: ['k = n − 1; A_t = Σ_{i=2}^{t−1} 2⌊x_i/2⌋'],
  ...allBounds,
  printed: (at) => isEach(at, levelBoundCorrected),
  // In the mutation, the condition on q is omitted if a pile is empty.
  wrong: (at) =>
    isEach(at, (x, t) =>
      x[0] === 0 ? levelBoundByFormula(x, t, 'dropped') : levelBoundCorrected(x, t),
    ),
})
