import type { Domain } from '@nim/conjectures'
import type { ClaimRow } from './claim-rows.ts'

/** Describes a domain in words, such as `the box of piles 0..24`. */
export function domainWords(domain: Domain): string {
  switch (domain.kind) {
    case 'box':
      return `the box of piles 0..${domain.max}`
    case 'up-to':
      return `${domain.of} up to ${domain.max}`
    case 'fixed':
      return 'what is printed'
  }
}

/**
 * Describes a verdict and its domain in words, such as `holds on the box of piles 0..24`. The text
 * never says that a claim is true.
 */
export function verdictOn(verdict: ClaimRow['verdict'], domain: Domain): string {
  return verdict === 'proved' ? 'proved for all positions' : `${verdict} on ${domainWords(domain)}`
}

/** Formats a whole number with its digits in groups of three, as the papers do. */
export function grouped(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u202F')
}
