import type { Claim } from '../../claim/claim.ts'
import type { Parameter } from '../../claim/parameter.ts'

/** The parameters of a claim, where for n = 1 the choice of this name has only these values. */
export function forOneEntry(
  claim: Claim,
  name: string,
  values: readonly string[],
): readonly Parameter[] {
  return claim.parameters.map((parameter) =>
    parameter.kind === 'choice' && parameter.name === name
      ? { ...parameter, values: (outer) => (outer['n'] === 1 ? values : parameter.values(outer)) }
      : parameter,
  )
}
