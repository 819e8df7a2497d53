import type { CaseParameters } from '../claim/parameter.ts'

/** A case in a few words, `n=4 k=3`, as tables show it. */
export function formatCase(parameters: CaseParameters): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
}
