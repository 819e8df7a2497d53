import type { ByK } from '../../../facts/setnim/game-families.ts'

/** A statement about k−n+i and S_i for all i < n with x_i ≤ m ≤ x_{i+1}. */
export function atEveryHeight({ n, k }: ByK, says: (slope: number, S: string) => string): string {
  return Array.from({ length: n }, (_, i) => {
    const [from, S] = i === 0 ? ['0', '0'] : [`x${i}`, sumOfLowest(i)]
    return `(${from} <= m <= x${i + 1} -> (${says(k - n + i, S)}))`
  }).join(' and ')
}

function sumOfLowest(i: number): string {
  return Array.from({ length: i }, (_, j) => `x${j + 1}`).join(' + ')
}

/**
 * The statements for every m ≤ x_n; `isReducedAt` is 1 where ctt(x,m) is reduced. The last part
 * does not use m.
 */
export const FORMULA_4: Readonly<Record<string, (parameters: ByK) => string>> = {
  if: (c) => atEveryHeight(c, (slope, S) => `${slope} * m <= ${S} -> isReducedAt = 1`),
  'only if': (c) => atEveryHeight(c, (slope, S) => `isReducedAt = 1 -> ${slope} * m <= ${S}`),
  largest: ({ n, k }) =>
    Array.from({ length: k - 1 }, (_, j) => {
      const [slope, S] = [j + 1, sumOfLowest(n - k + j + 1)]
      const m = `((${S}) div ${slope})`
      return `(${slope} * ${m} <= ${S} < ${slope} * (${m} + 1))`
    }).join(' and '),
}
