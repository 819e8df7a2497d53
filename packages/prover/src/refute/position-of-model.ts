import { evaluateTerm, freeVariables } from '@nim/presburger'
import type { Obligation } from '../prove/obligations.ts'

/**
 * The position that a model of an obligation describes. Variables that do not occur in the
 * obligation are free, and get the value 0.
 */
export function positionOfModel(
  { places }: Pick<Obligation, 'places'>,
  model: ReadonlyMap<string, bigint>,
  variables: readonly string[],
): bigint[] {
  return variables.map((name) => {
    const place = places.get(name)
    if (place === undefined) return 0n
    const values = freeVariables(place).map((used) => [used, model.get(used) ?? 0n] as const)
    // A place without variables is a constant. A bigint among the values makes the evaluation use
    // bigints.
    return evaluateTerm(place, new Map([[name, 0n] as const, ...values]))
  })
}
