import type { Domain } from './verdict.ts'

/** A domain in short form, for tables. */
export function formatDomain(domain: Domain): string {
  switch (domain.kind) {
    case 'box':
      return `box max=${domain.max}`
    case 'up-to':
      return `${domain.of} up to ${domain.max}`
    case 'fixed':
      return 'as printed'
  }
}
