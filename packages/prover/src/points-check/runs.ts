import { childrenOf, type Expression, interner } from '@nim/presburger'

/** What a run has decided under a key: a number below `among`. */
type Decide = (key: string, among: number) => number

/** A run contradicts itself: no point makes all its choices. */
export class Contradiction extends Error {}

/** Makes all runs, one for each way to choose. @returns false if there are more than the limit */
export function allRuns(run: (decide: Decide) => void, limit: number): boolean {
  const open: (readonly number[])[] = [[]]
  for (let count = 0; open.length > 0; count++) {
    if (count === limit) return false
    const planned = open.pop()!
    const made = new Map<string, number>()
    const decide: Decide = (key, among) => {
      if (!made.has(key)) {
        const sofar = [...made.values()]
        for (let i = among - 1; i > 0 && planned.length <= made.size; i--) open.push([...sofar, i])
        made.set(key, planned[made.size] ?? 0)
      }
      return made.get(key)!
    }
    try {
      run(decide)
    } catch (error) {
      if (!(error instanceof Contradiction)) throw error
    }
  }
  return true
}

/** Keys for the expressions that stand at several places in one; equal ones have equal keys. */
export function repeated(whole: Expression): (part: Expression) => string | null {
  const idOf = interner()
  const places = new Map<number, number>([[idOf(whole), 0]])
  const visit = (e: Expression): void => {
    for (const child of childrenOf(e)) {
      const known = places.get(idOf(child)) ?? 0
      places.set(idOf(child), known + 1)
      if (known === 0) visit(child)
    }
  }
  visit(whole)
  return (part) => (places.get(idOf(part))! > 1 ? `part ${idOf(part)}` : null)
}
