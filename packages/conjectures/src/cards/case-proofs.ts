import { formatCase } from '../record/format-case.ts'
import type { CaseParameters } from '../claim/parameter.ts'

/** Statements whose proofs together answer yes for all positions of some cases of a question. */
export interface CaseProofs {
  readonly by: readonly string[]
  /** The cases, as `formatCase` prints them. */
  readonly cases: readonly string[]
}

/** The cases that statements prove, by these statements. Other cases are left out. */
export function caseProofs(
  cases: readonly CaseParameters[],
  provedBy: (parameters: CaseParameters) => readonly string[],
): CaseProofs[] {
  const found = new Map<string, { readonly by: readonly string[]; readonly cases: string[] }>()
  for (const parameters of cases) {
    const by = provedBy(parameters)
    if (by.length === 0) continue
    const known = found.get(by.join()) ?? { by, cases: [] }
    known.cases.push(formatCase(parameters))
    found.set(by.join(), known)
  }
  return [...found.values()]
}
