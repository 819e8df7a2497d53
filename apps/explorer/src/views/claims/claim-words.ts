import type { Domain } from '@nim/conjectures'
import type { ClaimRow } from './claim-rows.ts'

/** A domain as one says it: `the box of piles 0..24`. */
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

/** A verdict with what it speaks of: `holds on the box of piles 0..24`; never that it is true. */
export function verdictOn(verdict: ClaimRow['verdict'], domain: Domain): string {
  return verdict === 'proved' ? 'proved for all positions' : `${verdict} on ${domainWords(domain)}`
}

/** Whole numbers in groups of three, as the papers print them. */
export function grouped(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u202F')
}
