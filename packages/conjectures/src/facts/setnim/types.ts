import { isType, type Type } from '@nim/core/setnim/definitions'

/** Every type (o, r) of n stacks with modulus 2(n−1), o and r of equal parity, by o, then by r. */
export function allTypes(n: number): Type[] {
  const types: Type[] = []
  for (let o = 0; o <= n; o++) for (let r = o % 2; r < 2 * n - 2; r += 2) types.push({ o, r })
  return types
}

/** The P-types of Theorem 5.1: o ≤ r ≤ 2n−4−o. */
export function isInTriangle(n: number, { o, r }: Type): boolean {
  return o <= r && r <= 2 * n - 4 - o
}

/** The P-types of Theorem 3.3: the triangle together with (n, n−2). */
export function isPTypeOfAllButOne(n: number, type: Type): boolean {
  return isInTriangle(n, type) || isType(type, { o: n, r: n - 2 })
}

/** The targets that Lemma 3.1 allows for non-reducing moves, by the stack that is left out. */
export function nonReducingTargets(
  n: number,
  { o, r }: Type,
): { odd: Type | null; even: Type | null } {
  const after = r < n - 1 ? r + (n - 1) : r - (n - 1)
  return {
    odd: o >= 1 ? { o: n - o + 1, r: after } : null,
    even: o <= n - 1 ? { o: n - o - 1, r: after } : null,
  }
}

/** The border of the triangle in FIG5: the types (o, o−2) and (o, 2n−2−o) outside it. */
export function isOnBorder(n: number, type: Type): boolean {
  return !isPTypeOfAllButOne(n, type) && (type.r === type.o - 2 || type.r === 2 * n - 2 - type.o)
}
