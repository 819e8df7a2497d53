import type { CaseParameters } from '../claim/parameter.ts'

/** A case in short form for tables, such as `n=4 k=3`. */
export function formatCase(parameters: CaseParameters): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
}
