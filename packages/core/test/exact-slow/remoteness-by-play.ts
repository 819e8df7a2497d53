import { exactSlowNim, options, type Position } from '../../src/rules/index.ts'

/**
 * The remoteness in NIM(n,k), where n is the number of piles, computed from the options alone (GMMV
 * REF-1).
 */
export function remotenessByPlay(k: (piles: number) => number): (x: Position) => number {
  const known = new Map<string, number>()
  const value = (x: Position): number => {
    const key = x.join()
    let found = known.get(key)
    if (found === undefined) {
      const values = options(exactSlowNim(x.length, k(x.length)), x).map(value)
      const even = values.filter((v) => v % 2 === 0)
      found =
        values.length === 0 ? 0 : 1 + (even.length > 0 ? Math.min(...even) : Math.max(...values))
      known.set(key, found)
    }
    return found
  }
  return value
}

/** The remoteness in NIM(k+1,k). */
export function remotenessOfKPlusOne(): (x: Position) => number {
  return remotenessByPlay((piles) => piles - 1)
}
