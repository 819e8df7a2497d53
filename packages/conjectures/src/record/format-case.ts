import type { CaseParameters } from '../claim/parameter.ts'

/** The parameters of a case in a short form for tables, such as `n=4 k=3`. */
export function formatCase(parameters: CaseParameters): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
}
