import type { ScanLine } from '@nim/discovery/atlas'

/** The judgement of a scan, with the modulus if the scan names one. */
export function looks({ judgement, modulus }: ScanLine): string {
  return modulus === null ? judgement : `${judgement}, ${modulus}`
}

/**
 * The shares of positions whose value changes when the modulus is added to one or more piles. The
 * judgement rests on these shares. The modulus is the modulus that the scan names. If the scan
 * names no modulus, it is the modulus with the fewest changes.
 */
export function shares(scan: ScanLine): string {
  const { modulus, numbers } = numbersOf(scan)
  return `modulus ${modulus}: ${numbers.map(([share, max]) => `${share} (0..${max})`).join(', ')}`
}

/** A sentence that states the judgement of a scan and the shares on which this judgement rests. */
export function looksInWords(scan: ScanLine): string {
  const { modulus, numbers } = numbersOf(scan)
  const places = numbers.map(([share, max]) => `${share} (piles 0..${max})`)
  return `looks ${scan.judgement}: adding ${modulus} to one or more piles changes it at ${places.join(', ')} of the positions`
}

function numbersOf({ modulus: named, best }: ScanLine): {
  readonly modulus: number
  readonly numbers: readonly (readonly [share: string, max: number])[]
} {
  const tried = best.find(({ modulus }) => modulus === named) ?? best[0]!
  return {
    modulus: tried.modulus,
    numbers: tried.shares.map((share, i) => [percent(share, 1), tried.boxes[i]!] as const),
  }
}

/** A share as a percentage. */
export function percent(share: number, digits: number, blank = ' '): string {
  return `${(100 * share).toFixed(digits)}${blank}%`
}
