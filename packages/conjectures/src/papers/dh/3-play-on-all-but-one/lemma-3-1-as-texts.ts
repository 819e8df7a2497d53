import type { ByN } from '../../../facts/setnim/game-families.ts'
import { eachStack, leftOutIsOdd } from './types-as-texts.ts'

const WITHOUT_REDUCTION = 'isReduced = 1 and isReduced_next = 1'

/** r′ according to part (a), for r below a bound. */
export const partA =
  (bound: (n: number) => number): ((c: ByN) => string) =>
  ({ n }) =>
    `r_next = (if r < ${bound(n)} then r + ${n - 1} else r - ${n - 1}) if ${WITHOUT_REDUCTION}`

const LEGAL_C = ({ n }: ByN): string => `isReduced = 1 and 0 < o < ${n} and x2 >= 1`

/**
 * The statements about a legal move, or a move without reduction, that leaves out an odd or an even
 * stack.
 */
export const LEMMA_3_1: Readonly<Record<string, (parameters: ByN) => string>> = {
  a: partA((n) => n - 1),
  b: (c) =>
    `o_next = (if ${leftOutIsOdd(c)} then ${c.n} - o + 1 else ${c.n} - o - 1) if ${WITHOUT_REDUCTION}`,
  d: ({ n }) =>
    `o_next = (if o = 0 then ${n - 1} else 1) if ${WITHOUT_REDUCTION} and (o = 0 or o = ${n})`,
  'c, legal': (c) => `legalOdd = 1 and legalEven = 1 if ${LEGAL_C(c)}`,
  'c, no reduction': (c) => `freeOdd = 1 and freeEven = 1 if ${LEGAL_C(c)}`,
}

/** Part (c) corrected, with a lower limit for ρ. */
export const eachOption =
  (bound: (n: number) => number): ((parameters: ByN) => string) =>
  (c) => {
    const rho = `sum - ${c.n - 1} * top >= ${bound(c.n)}`
    const expected = (parity: number): string => {
      const lower = eachStack(
        c,
        (i) => `x${i} mod 2 = ${parity} and x${i} < top${i > 1 ? ' and x1 > 0' : ''}`,
      )
      return `(${rho} or ${lower.join(' or ')})`
    }
    return `(freeOdd = 1 <-> legalOdd = 1 and ${expected(1)}) and (freeEven = 1 <-> legalEven = 1 and ${expected(0)}) if ${LEGAL_C(c)}`
  }

export const LEMMA_3_1_FIX: typeof LEMMA_3_1 = {
  ...LEMMA_3_1,
  'c, legal': (c) => `legalEven = 1 and (legalOdd = 1 <-> x1 > 0) if ${LEGAL_C(c)}`,
  'c, no reduction': eachOption((n) => n - 1),
}
