import type { AlternativeReading } from '@nim/core/wythoff'
import { ALTERNATIVE_READINGS, alternativeGeneration } from '@nim/core/wythoff'
import { generatedTerms, winningTerms } from '../../../facts/wythoff/generated-terms.ts'
import type { Claim } from '../../../judge/index.ts'
import { choice, corrected, instances, instancesClaim, upTo } from '../../../judge/index.ts'

const termsOf = (reading: AlternativeReading): ReturnType<typeof generatedTerms> =>
  generatedTerms((count) => alternativeGeneration(count, reading))

const TERMS = { r1: termsOf('r1'), r2: termsOf('r2'), corrected: termsOf('corrected') }

function term(reading: AlternativeReading, n: number): string {
  const { a, b } = TERMS[reading](n)
  return `(${a[n]},${b[n]})`
}

const printed = instancesClaim({
  id: 'V-Alg-W',
  kind: 'algorithm',
  at: 'section 6, W1 to W3',
  title: 'a_{n+1} := c_n + 1 and the test a_{n+1} < a_{j_{n+1}} + n produce the winning points',
  statement: String.raw`W1: $a_1:=1$, $c_1:=2$, $j_1:=1$. W2: for $n=1,2,\dots$ $a_{n+1}:=c_n+1$. W3: if $a_{n+1}<a_{j_{n+1}}+n$ then $c_{n+1}:=c_n+1$, $j_{n+1}:=j_n$, else $c_{n+1}:=c_n+2$, $j_{n+1}:=j_n+1$. With $b_n=a_n+n$ this produces the terms of the sieve.`,
  conventions: [
    'W3 uses the subscript j_{n+1} before it has a value; r1: the index (j_n)+1; r2: the index j_n',
  ],
  decides:
    'every term, compared with the winning points that the pass over the plane finds up to n = 2000, then with the closed form',
  complexity: 'O(max), and O(2000²) for the pass',
  parameters: [choice('reading', 'index in the test of W3', ALTERNATIVE_READINGS)],
  principal: {
    cases: { reading: ['r1'] },
    because:
      'j_n is the index of the last b that was used. So the test can only be about the next b, which has the index j_n + 1',
  },
  flaw: { class: 'algorithm', cause: 'V-Alg-W' },
  domain: upTo('n', 100_000),
  quick: { max: 10_000 },
  instances: ({ domain }) => winningTerms(domain.max),
  digest: ({ a }) => a,
  method: 'pass and closed form',
  printed: ({ n, a, b }, { reading }) => term(reading as AlternativeReading, n) === `(${a},${b})`,
  // The printed statement holds up to n = 3, but the mutation fails there.
  wrongAt: { max: 3 },
  wrong: ({ n, a, b }) => term('r2', n) === `(${a},${b})`,
  witness: ({ n }) => ({ n }),
  evidence: ({ n, a, b }, { reading }) => {
    const expected = term((reading ?? 'corrected') as AlternativeReading, n)
    return {
      expected,
      actual: `(${a},${b})`,
      explain: `the generation gives (a_${n},b_${n}) = ${expected}, the winning point is (${a},${b})`,
    }
  },
})

export const vAlgW: Claim = instances(printed)

export const vAlgWFix: Claim = instances(
  corrected(printed, {
    title: 'with the test a_{n+1} < a_{j_n+1} + j_n the generation produces the winning points',
    statement: String.raw`As V-Alg-W, with the test of W3 changed to $a_{n+1}<a_{j_n+1}+j_n$: the index is $j_n+1$ and the summand is $j_n$ instead of $n$. The right side is $b_{j_n+1}-1$, so the test asks whether the integer after $a_{n+1}$ is still free.`,
    conventions: [],
    parameters: [],
    printed: ({ n, a, b }) => term('corrected', n) === `(${a},${b})`,
    wrong: ({ n, a, b }) => term('corrected', n) === `(${a},${n % 7 === 0 ? b + 1 : b})`,
  }),
)
