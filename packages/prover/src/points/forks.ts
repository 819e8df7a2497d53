import { childrenOf, type Expression, interner, isTerm, subexpressionsOf } from '@nim/presburger'

/** The choices of one run. Throughout the run, the choice for each key stays the same. */
export interface Fork {
  /** The number that this run has chosen for this key. It is at least 0 and less than `among`. */
  readonly choose: (key: string, among: number) => number
}

/** Thrown in a run with contradictory choices: no point matches all of them. */
export class Impossible extends Error {}

/**
 * Runs a function once for every combination of its choices, with one choice for each key in a run.
 *
 * @returns false if there are more runs than the limit allows; some runs are then missing
 */
export function everyRun(run: (fork: Fork) => void, limit: number): boolean {
  const script: { choice: number; among: number }[] = []
  for (let runs = 0; runs < limit; runs++) {
    const chosen = new Map<string, number>()
    const choose = (key: string, among: number): number => {
      const earlier = chosen.get(key)
      if (earlier !== undefined) return earlier
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
    // a contradiction may have ended the run early; the planned choices after it are dropped
    script.length = chosen.size
    while (script.length > 0 && script.at(-1)!.choice + 1 === script.at(-1)!.among) script.pop()
    if (script.length === 0) return true
    script.at(-1)!.choice++
  }
  return false
}

/**
 * The minima and maxima that occur at least twice, indexed by a key that equal expressions share.
 */
export function sharedExtrema(expression: Expression): (e: Expression) => string | null {
  const idOf = interner()
  const uses = new Map<number, number>()
  const visited = new Set<number>()
  for (const node of subexpressionsOf(expression)) {
    if (visited.has(idOf(node))) continue
    visited.add(idOf(node))
    for (const child of childrenOf(node)) uses.set(idOf(child), (uses.get(idOf(child)) ?? 0) + 1)
  }
  return (e) => {
    const isExtremum = isTerm(e) && (e.kind === 'min' || e.kind === 'max')
    return isExtremum && uses.get(idOf(e))! > 1 ? `extremum ${idOf(e)}` : null
  }
}
