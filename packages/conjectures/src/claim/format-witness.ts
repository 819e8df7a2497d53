import { formatPosition } from '@nim/core/rules'
import type { Counterexample } from './verdict.ts'

/** The position of a counterexample, or the names and values that identify it: `n=3 x=(0,1,1)`. */
export function formatWitness({ position, witness }: Partial<Counterexample>): string {
  return position === undefined ? namedValues(witness ?? {}) : formatPosition(position)
}

/** A value in the notation of papers: lists as `(0,1,1)`, words with spaces in quotes. */
export function valueWords(value: unknown): string {
  if (value === null) return 'none'
  if (Array.isArray(value)) return `(${value.map(valueWords).join()})`
  if (typeof value === 'object') return `(${namedValues(value)})`
  const text = `${value as number | string}`
  return text.includes(' ') ? `"${text}"` : text
}

function namedValues(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${valueWords(value)}`)
    .join(' ')
}
