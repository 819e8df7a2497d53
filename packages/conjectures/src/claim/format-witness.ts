import { formatPosition } from '@nim/core/rules'
import type { Counterexample } from './verdict.ts'

/** The position of a counterexample, or the names and values that take its place. */
export function formatWitness({ position, witness }: Counterexample): string {
  if (position !== undefined) return formatPosition(position)
  return Object.entries(witness ?? {})
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(' ')
}
