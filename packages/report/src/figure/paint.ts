/**
 * The colours of figures. Every kind of colour vision distinguishes blue and yellow, and so does
 * grey print.
 */
export const INK = '#16202a'
export const MUTED = '#4a5763'
export const HAIRLINE = '#c9d0d6'
export const BLUE = '#0b4f8a'
export const YELLOW = '#fbdc8e'

/** Rounds to a hundredth, which gives shorter numbers that are the same on every machine. */
export function round(length: number): number {
  return Math.round(100 * length) / 100
}
