/** The appendix on NIM(4,3) as one formula over x1 ≤ x2 ≤ x3 ≤ x4. */
import {
  and,
  congruent,
  count,
  eq,
  even,
  FALSE,
  firstCase,
  type Formula,
  ge,
  integers,
  ite,
  minus,
  mod,
  not,
  odd,
  or,
  plus,
  type Term,
  times,
  TRUE,
} from '@nim/presburger'

const [x1, x2, x3, x4] = integers('x', 4) as [Term, Term, Term, Term]
const D = minus(x3, plus(x2, x1))
const lambda = minus(plus(x1, x2, x3), times(2, x4))
const sum12 = plus(x1, x2)
const sumMod4 = mod(sum12, 4)
const d = mod(minus(plus(x1, x3), x2), 4)

function dIn(...values: readonly number[]): Formula {
  return or(...values.map((value) => eq(D, value)))
}

/** Q(c): λ − c is 12j for some j ≥ 0. */
function Q(c: Term | number): Formula {
  return and(ge(lambda, c), congruent(lambda, c, 12))
}

/** An odd number of the formulas is true. */
function isOdd(...formulas: readonly Formula[]): Formula {
  return odd(count(...formulas))
}

const bothOdd = and(odd(x1), odd(x2))

const CASE_0 = firstCase([
  [bothOdd, FALSE],
  [ge(D, 0), even(sum12)],
  [eq(D, -1), odd(sum12)],
  [even(d), even(sum12)],
  [TRUE, not(isOdd(odd(x2), eq(d, 3), Q(3)))],
])

const CASE_1 = firstCase([
  [bothOdd, FALSE],
  [or(ge(D, 0), even(D), eq(D, -3)), even(sum12)],
  [dIn(-1, -5), odd(sum12)],
  [TRUE, isOdd(odd(x2), eq(d, 1), Q(7))],
])

/** @param s what c is computed from: (x1 + x2) mod 4 in the print, d in the correction */
function case2(s: Term): Formula {
  const low = or(ge(D, 0), dIn(-2, -3, -6))
  return firstCase([
    [and(bothOdd, or(ge(D, 0), dIn(-1, -3, -4, -7))), FALSE],
    [bothOdd, Q(plus(2, times(3, s)))],
    [and(odd(x1), low), FALSE],
    [and(odd(x1), eq(D, -1)), TRUE],
    [odd(x1), isOdd(eq(d, 1), Q(ite(odd(s), 5, minus(8, times(3, s)))))],
    [low, even(x2)],
    [eq(D, -1), odd(x2)],
    [TRUE, not(isOdd(eq(d, 3), Q(ite(odd(s), 5, plus(2, times(3, s)))), odd(x2)))],
  ])
}

function appendix(s: Term): Formula {
  const total = plus(x1, x2, x3, x4)
  return firstCase(
    [
      [congruent(total, 0, 3), CASE_0],
      [congruent(total, 1, 3), CASE_1],
    ],
    case2(s),
  )
}

/** As printed. @source GMMV-App */
export const APPENDIX: Formula = appendix(sumMod4)

/** With c computed from d. @source GMMV-App, corrected */
export const APPENDIX_CORRECTED: Formula = appendix(d)
