import type { PrincipalReading } from '../claim/claim.ts'

/** A principal reading in short form, such as `reading=r1 or r2 n≥2`. */
export function readingWords({ cases, from = {} }: Omit<PrincipalReading, 'because'>): string {
  return [
    ...Object.entries(cases).map(([name, values]) => `${name}=${values.join(' or ')}`),
    ...Object.entries(from).map(([name, least]) => `${name}≥${least}`),
  ].join(' ')
}
