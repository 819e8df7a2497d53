import type { TableValue } from '@nim/bruteforce'
import { heatColour } from '@nim/report'
import { ERRS, SAYS_NOTHING } from '../../tasks/overlay.ts'

/** The entries of a slice, with the result of comparing them to a formula. */
export interface Shades {
  readonly value: TableValue
  readonly entries: ArrayLike<number>
  /** For each cell, one of AGREES, ERRS and SAYS_NOTHING; null if there is no formula. */
  readonly overlay: Uint8Array | null
  /** The ends of the scale. By default, they are the smallest and the largest entry. */
  readonly range?: readonly [least: number, largest: number]
}

export type Colour = readonly [red: number, green: number, blue: number]

/**
 * The opacities of two kinds of cells: those whose entry agrees with the formula, and those to
 * which the formula does not apply.
 */
const FAINT = 0.28
const FAINTEST = 0.08

/** The smallest and the largest entry, which are the ends of the scale. */
export function rangeOf(entries: ArrayLike<number>): readonly [least: number, largest: number] {
  let least = Infinity
  let largest = -Infinity
  for (let i = 0; i < entries.length; i++) {
    if (entries[i]! < least) least = entries[i]!
    if (entries[i]! > largest) largest = entries[i]!
  }
  return [least, largest]
}

/**
 * The colour of an entry. On a light page large values are dark, as in the figures of @nim/report;
 * on a dark page the scale is reversed. Small values are therefore close to the page in both
 * themes.
 */
export function mapColour(
  value: TableValue,
  entry: number,
  [least, largest]: readonly [least: number, largest: number],
  ground: Colour,
): string {
  const isReversed = value !== 'outcome' && isDark(ground)
  return heatColour(value, isReversed ? least + largest - entry : entry, [least, largest])
}

function isDark([red, green, blue]: Colour): boolean {
  return red + green + blue < 3 * 128
}

/**
 * The pixels of a slice, one for each cell, in the colours of {@link mapColour}. The row y = 0 is
 * at the bottom. Cells where a formula agrees are faint.
 *
 * @param ground the colour of the page, to which cells fade
 * @param mark the colour of cells where the formula is wrong; null to keep the colours of these
 *   cells
 * @complexity O(cells)
 */
export function heatPixels(
  { value, entries, overlay, range = rangeOf(entries) }: Shades,
  ground: Colour,
  mark: Colour | null,
): Uint8ClampedArray<ArrayBuffer> {
  const side = Math.sqrt(entries.length)
  const colours = new Map<number, readonly Colour[]>()
  const errs = (full: Colour): Colour => (overlay === null ? full : (mark ?? full))
  const coloursOf = (entry: number): readonly Colour[] => {
    const full = channels(mapColour(value, entry, range, ground))
    const found = [faded(full, ground, FAINT), errs(full), faded(full, ground, FAINTEST)]
    colours.set(entry, found)
    return found
  }
  const pixels = new Uint8ClampedArray(4 * entries.length)
  for (let y = 0, at = 0; y < side; y++) {
    let to = 4 * side * (side - 1 - y)
    for (let x = 0; x < side; x++, at++, to += 4) {
      const entry = entries[at]!
      const [red, green, blue] = (colours.get(entry) ?? coloursOf(entry))[overlay?.[at] ?? ERRS]!
      pixels[to] = red
      pixels[to + 1] = green
      pixels[to + 2] = blue
      pixels[to + 3] = 255
    }
  }
  return pixels
}

/** The displayed colour of a cell as `#rrggbb`, from which a readable text colour is chosen. */
export function colourAt(
  { value, entries, overlay }: Shades,
  range: readonly [number, number],
  at: number,
  ground: Colour,
): string {
  const full = mapColour(value, entries[at]!, range, ground)
  const kind = overlay?.[at] ?? ERRS
  if (kind === ERRS) return full
  const faint = faded(channels(full), ground, kind === SAYS_NOTHING ? FAINTEST : FAINT)
  return `#${faint.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

function faded(colour: Colour, ground: Colour, share: number): Colour {
  const [red, green, blue] = colour.map((channel, i) =>
    Math.round(ground[i]! + share * (channel - ground[i]!)),
  )
  return [red!, green!, blue!]
}

/** Splits `#rrggbb` into its channels. */
export function channels(colour: string): Colour {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return [red!, green!, blue!]
}
