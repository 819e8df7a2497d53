import { lowerWythoff, upperWythoff, type WythoffSequences } from '@nim/core/wythoff'
import { firstWinningPoints, type NumberedPoint } from './first-winning-points.ts'
import { FIRST_TERMS } from '../../tuned/tuned.ts'

/** The terms that a generator has produced so far. */
export interface Terms extends WythoffSequences {
  /** The index of a number's first occurrence in one of the sequences. */
  readonly firstIndex: (x: number) => number | undefined
}

/**
 * The terms up to n of a generator. If a reader needs more terms, the generator runs again for
 * twice as many.
 */
export function generatedTerms(
  generate: (count: number) => WythoffSequences,
): (n: number) => Terms {
  let most = 0
  let terms: Terms = termsIn({ a: [], b: [] })
  return (n) => {
    if (n <= most) return terms
    most = Math.max(FIRST_TERMS, 2 * n)
    terms = termsIn(generate(most))
    return terms
  }
}

function termsIn({ a, b }: WythoffSequences): Terms {
  const indices = new Map<number, number>()
  for (let n = 1; n < a.length; n++) {
    for (const x of [a[n]!, b[n]!]) if (!indices.has(x)) indices.set(x, n)
  }
  return { a, b, firstIndex: (x) => indices.get(x) }
}

/** The number of terms computed by the rules. Later ones come from the closed form. */
const BY_RULES = 2000

/**
 * The winning points w_1, …, w_count. For n ≤ `byRules` (default 2000) they are found by scanning
 * the quadrant, beyond that by integer square roots.
 */
export function* winningTerms(count: number, byRules: number = BY_RULES): Generator<NumberedPoint> {
  const { a, b } = firstWinningPoints(Math.min(count, byRules))
  for (let n = 1; n <= count; n++) {
    yield n <= byRules ? { n, a: a[n]!, b: b[n]! } : { n, a: lowerWythoff(n), b: upperWythoff(n) }
  }
}
