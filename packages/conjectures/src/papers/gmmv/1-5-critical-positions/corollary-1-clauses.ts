import { ofEach } from '../clauses.ts'

/**
 * A case of Corollary 1, given by the number of piles, a part, and a reading of “odd (even)
 * (m−1)-critical”.
 */
export type Case = { readonly n: number; readonly part: string; readonly reading: string }

const IS_EVEN = 'if m >= 0 and m mod 2 = 0'
const IS_ODD = 'if m >= 0 and m mod 2 = 1'
const ODD_CRITICAL: Readonly<Record<string, string>> = {
  number: 'm_next = m - 1 and (m - 1) mod 2 = 1',
  position: 'm_next = m - 1 and even_next = 0',
}
const EVEN_CRITICAL: Readonly<Record<string, string>> = {
  number: 'm_next = m - 1 and (m - 1) mod 2 = 0',
  position: 'm_next = m - 1 and odd_next = 0',
}
const reducesAllM = (n: number): string => ofEach(n, 'x# = m -> x#_next < m')

/**
 * The clauses of part (i) about critical positions (a, b), about their moves (c), and about their
 * M-moves (d). If x is not critical, m is −1.
 */
export const COROLLARY_1_I = {
  a: () => `odd = 0 or even = 0 ${IS_EVEN}`,
  b: () => `x1 < m ${IS_EVEN} and odd = 0`,
  c: ({ n, reading }: Case) =>
    `${ODD_CRITICAL[reading]} ${IS_EVEN} and odd = 0 and ${reducesAllM(n)}`,
  d: ({ n, reading }: Case) =>
    `${ODD_CRITICAL[reading]} and ${reducesAllM(n)} ${IS_EVEN} and odd = 0`,
}

/**
 * The clauses of part (ii) about positions (a, b-even), and about their moves (b, c). Here,
 * `leading` counts the moves that (a) names, and e is e(x) of GMMV-D6.
 */
export const COROLLARY_1_II = {
  a: () => `leading = 1 ${IS_ODD}`,
  'b-even': () => `even = 1 ${IS_ODD}`,
  b: ({ n, reading }: Case) =>
    `${ofEach(n, 'x#_next = x# - x# mod 2')} ${IS_ODD} and ${EVEN_CRITICAL[reading]}`,
  c: ({ n, reading }: Case) =>
    `${ofEach(n, 'x#_next = x# - [e != #]')} ${IS_ODD} and ${EVEN_CRITICAL[reading]}`,
}
