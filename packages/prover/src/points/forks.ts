import { childrenOf, type Expression, interner, isTerm, subexpressionsOf } from '@nim/presburger'

/** What is decided once in a run and the same at all places. */
export interface Fork {
  /** The number, below `among`, that this key has in this run. */
  readonly choose: (key: string, among: number) => number
}

/** Thrown in a run whose choices contradict each other: no point makes them all. */
export class Impossible extends Error {}

/**
 * Runs a function once for every way to make its choices, each key once a run.
 *
 * @returns false if there are more runs than the limit, and then not all are done
 */
export function everyRun(run: (fork: Fork) => void, limit: number): boolean {
  const script: { choice: number; among: number }[] = []
  for (let runs = 0; runs < limit; runs++) {
    const chosen = new Map<string, number>()
    const choose = (key: string, among: number): number => {
      const known = chosen.get(key)
      if (known !== undefined) return known
      if (script.length === chosen.size) script.push({ choice: 0, among })
      const { choice } = script[chosen.size]!
      chosen.set(key, choice)
      return choice
    }
    try {
      run({ choose })
    } catch (error) {
      if (!(error instanceof Impossible)) throw error
    }
    // a contradiction may have cut the run short; what was planned beyond it is of no use
    script.length = chosen.size
    while (script.length > 0 && script.at(-1)!.choice + 1 === script.at(-1)!.among) script.pop()
    if (script.length === 0) return true
    script.at(-1)!.choice++
  }
  return false
}

/** The minima and maxima that stand at two places or more, by a key that equal ones share. */
export function sharedExtrema(expression: Expression): (e: Expression) => string | null {
  const idOf = interner()
  const uses = new Map<number, number>()
  const seen = new Set<number>()
  for (const node of subexpressionsOf(expression)) {
    if (seen.has(idOf(node))) continue
    seen.add(idOf(node))
    for (const child of childrenOf(node)) uses.set(idOf(child), (uses.get(idOf(child)) ?? 0) + 1)
  }
  return (e) => {
    const isExtremum = isTerm(e) && (e.kind === 'min' || e.kind === 'max')
    return isExtremum && uses.get(idOf(e))! > 1 ? `extremum ${idOf(e)}` : null
  }
}
