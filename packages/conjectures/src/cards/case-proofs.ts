import { formatCase } from '../record/format-case.ts'
import type { CaseParameters } from '../claim/parameter.ts'

/** Statements whose proofs together answer a question with yes for all positions of some cases. */
export interface CaseProofs {
  readonly by: readonly string[]
  /** The cases, in the form in which `formatCase` prints them. */
  readonly cases: readonly string[]
}

/** The cases that statements prove, grouped by these statements. Other cases are omitted. */
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
