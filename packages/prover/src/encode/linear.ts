import type { Term } from '@nim/presburger'

/** The linear form Σ factor·variable + constant, without variables whose factor is 0. */
export interface Linear {
  readonly factors: ReadonlyMap<string, number>
  readonly constant: number
}

/** The term as a linear form in its variables; null if it is not linear. */
export function linearOf(term: Term): Linear | null {
  const factors = new Map<string, number>()
  let rest = 0
  const add = (part: Term, factor: number): boolean => {
    switch (part.kind) {
      case 'constant':
        rest += factor * part.value
        return true
      case 'variable':
        factors.set(part.name, (factors.get(part.name) ?? 0) + factor)
        return true
      case 'times':
        return add(part.term, factor * part.factor)
      case 'plus':
        return part.terms.every((inner) => add(inner, factor))
      case 'div':
      case 'mod':
      case 'min':
      case 'max':
      case 'count':
      case 'indicator':
      case 'ite':
        return false
    }
  }
  if (!add(term, 1)) return null
  const used = [...factors].filter(([, factor]) => factor !== 0)
  return { factors: new Map(used), constant: rest }
}
