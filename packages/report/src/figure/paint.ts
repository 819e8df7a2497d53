/**
 * The colours of figures. Blue and yellow can be distinguished with every kind of colour vision,
 * and also in grey print.
 */
export const INK = '#16202a'
export const MUTED = '#4a5763'
export const HAIRLINE = '#c9d0d6'
export const BLUE = '#0b4f8a'
export const YELLOW = '#fbdc8e'

/** Rounds to hundredths. Rounded numbers are shorter, and are the same on every machine. */
export function round(length: number): number {
  return Math.round(100 * length) / 100
}
