import type { FirstFailure, Fraction } from '@nim/core/wythoff'
import { decimalsOfG, firstFailure, floorTimes } from '@nim/core/wythoff'
import { firstWinningPoints } from '../../../facts/wythoff/first-winning-points.ts'
import type { CaseParameters, Claim } from '../../../judge/index.ts'
import { choice, corrected, instances, instancesClaim, upTo } from '../../../judge/index.ts'

/**
 * The number of values of t that are checked, beginning with the least value. A larger t leads to
 * fewer failures.
 */
const EXTRA = 4

/**
 * An accuracy for n ≤ 10^k: the number t of decimals of g, and the first n at which a factor fails.
 */
interface Accuracy {
  readonly k: number
  readonly t: number
  readonly failureOf: (factor: Fraction) => FirstFailure | null
}

/**
 * Every n up to 10^3 is tried. Beyond 10^3, the first failure is computed from Fibonacci numbers.
 */
const BY_ONE = 3

/** The first n ≤ 10^k at which ⌊n·factor⌋ is not a_n, or null if there is no such n. */
function failureUpTo(k: number): Accuracy['failureOf'] {
  const limit = 10n ** BigInt(k)
  const { a } = firstWinningPoints(k > BY_ONE ? 1 : Number(limit))
  return (factor) => {
    if (k > BY_ONE) {
      const failure = factor.p > 0n ? firstFailure(factor) : { n: 1n, floor: 0n, a: 1n }
      return failure.n <= limit ? failure : null
    }
    for (let n = 1n; n <= limit; n++) {
      const [floor, right] = [floorTimes(factor, n), BigInt(a[Number(n)]!)]
      if (floor !== right) return { n, floor, a: right }
    }
    return null
  }
}

function* accuracies(max: number, leastT: (k: number) => number): Generator<Accuracy> {
  for (let k = 0; k <= max; k++) {
    const failureOf = failureUpTo(k)
    for (let t = leastT(k); t <= leastT(k) + EXTRA; t++) yield { k, t, failureOf }
  }
}

const withOne = (t: number): Fraction => {
  const { p, q } = decimalsOfG(t)
  return { p: p + q, q }
}
const factorOf = (t: number, { reading }: CaseParameters): Fraction =>
  reading === 'r1' ? decimalsOfG(t) : withOne(t)

const printed = instancesClaim({
  id: 'V-T4',
  kind: 'theorem',
  at: 'Theorem 4',
  paperStatus: 'proved',
  title: 'for n ≤ 10^k and t ≥ k the first t digits of g give a_n',
  statement: String.raw`Let $n\le 10^k$ and $a_n=S$ (36). Then for all $t\ge k$ also $a_n^{(t)}:=\lfloor n\,g(t)\rfloor=S$ (37).`,
  conventions: ['r1: literally n·g(t); r2: n·(1+g(t)), in agreement with (16), (21), (29)'],
  decides: `for every k up to max and t from the least to ${EXTRA} more: the first n with ⌊n·factor⌋ ≠ a_n, by trying every n ≤ 10^3 against the winning points of the game, and for larger k through Fibonacci numbers (one-sided best approximations); larger t leave fewer such n`,
  parameters: [choice('reading', 'the factor of n', ['r1', 'r2'])],
  principal: {
    cases: { reading: ['r2'] },
    because:
      'by (16) with (21), and by (29), a_n = ⌊n(g+1)⌋. With n·g(t) alone, the statement fails for n = 1',
  },
  flaw: { class: 'theorem', cause: 'V-T4' },
  domain: upTo('k', 60),
  quick: { max: 20 },
  instances: ({ domain }) => accuracies(domain.max, (k) => k),
  digest: ({ t }) => t,
  method: 'best approximations',
  printed: ({ t, failureOf }, parameters) => failureOf(factorOf(t, parameters)) === null,
  // The mutation is false because one digit fewer is not enough for n ≤ 10.
  wrongAt: { case: { reading: 'r2' }, max: 1 },
  wrong: ({ k, t, failureOf }) => failureOf(withOne(Math.max(0, t === k ? t - 1 : t))) === null,
  witness: ({ k, t, failureOf }, of) => ({ k, t, n: String(failureOf(factorOf(t, of))?.n) }),
  evidence: ({ k, t, failureOf }, parameters) => {
    const { p, q } = factorOf(t, parameters)
    const { n, floor, a } = failureOf({ p, q }) ?? { n: 0n, floor: 0n, a: 0n }
    return {
      expected: `a_n for all n ≤ 10^${k}`,
      actual: `⌊n·${p}/${q}⌋ = ${floor} for n = ${n}`,
      explain: `k = ${k}, t = ${t}: ⌊${n}·${p}/${q}⌋ = ${floor}, but a_${n} = ${a}`,
    }
  },
})

export const vT4: Claim = instances(printed)

export const vT4Fix: Claim = instances(
  corrected(printed, {
    kind: 'theorem',
    title: 'for n ≤ 10^k and t ≥ 2k+1 the first t digits of g give a_n = ⌊n(1+g(t))⌋',
    statement: String.raw`Let $n\le 10^k$. Then $\lfloor n(1+g(t))\rfloor=a_n$ for all $t\ge 2k+1$: twice as many digits as printed, and one more, and $1+g(t)$ instead of $g(t)$.`,
    conventions: [],
    parameters: [],
    instances: ({ domain }) => accuracies(domain.max, (k) => 2 * k + 1),
    printed: ({ t, failureOf }) => failureOf(withOne(t)) === null,
    // The mutation is false because k digits are not enough.
    wrongAt: { max: 3 },
    wrong: ({ k, t, failureOf }) => failureOf(withOne(t === 2 * k + 1 ? k : t)) === null,
  }),
)
