/**
 * A random formula about a game with five sorted piles, selected by the seed. Parts of it are deep
 * or long.
 */
export function randomFormula(seed: number): string {
  let state = (seed + 1) * 0x9e3779b9
  const below = (n: number): number => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
    state ^= state >>> 15
    return (state >>> 0) % n
  }
  const one = <T>(of: readonly T[]): T => of[below(of.length)]!
  const list = (least: number, most: number, item: () => string, sign: string): string =>
    Array.from({ length: least + below(most - least + 1) }, item).join(sign)
  const pile = (): string => `x${1 + below(5)}`
  const term = (depth: number): string => {
    if (depth === 0) return one([pile, () => String(below(20)), () => 'o', () => 'sum'])()
    const inner = (): string => term(depth - 1)
    return one([
      () => list(2, 9, () => `${1 + below(9)}*${pile()}`, ' + '),
      () => `(${inner()}) mod ${2 + below(11)}`,
      () => `(${inner()}) div ${2 + below(5)}`,
      () => `min(${list(2, 4, inner, ', ')})`,
      () => `count(${list(2, 5, () => formula(0), ', ')})`,
      () => `(${inner()}) - (${inner()})`,
    ])()
  }
  const formula = (depth: number): string => {
    if (depth === 0) {
      return one([
        () => `odd(${1 + below(5)})`,
        () => `${term(below(3))} ${one(['=', '<=', '>', '!='])} ${term(below(2))}`,
        () => `${term(below(3))} == ${below(4)} (mod ${4 + below(9)})`,
      ])()
    }
    const inner = (): string => formula(below(depth))
    return one([
      () => list(2, 5, () => `(${inner()})`, one([' and ', ' or '])),
      () => `not (${inner()})`,
      () => `(${inner()}) -> (${inner()})`,
      () => `if ${inner()} then (${inner()}) else (${inner()})`,
    ])()
  }
  return formula(1 + below(3))
}
