import { evaluateTerm, freeVariables } from '@nim/presburger'
import type { Obligation } from '../prove/obligations.ts'

/**
 * The position that a model of an obligation stands for. Variables that the obligation does not
 * mention are free, and taken as 0.
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
    // A place without variables is a constant; one value says that values are bigints.
    return evaluateTerm(place, new Map([[name, 0n] as const, ...values]))
  })
}
