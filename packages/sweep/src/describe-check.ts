import type { Check } from './check.ts'

/** Describes a check in a few words, for messages. */
export function describeCheck({ claim, case: parameters, domain }: Check): string {
  const max = domain.kind === 'fixed' ? '' : ` max=${domain.max}`
  const words = Object.entries(parameters).map(([name, value]) => ` ${name}=${value}`)
  return `${claim}${words.join('')}${max}`
}
