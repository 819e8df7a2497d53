/**
 * A scale of colours from pale yellow through green to dark blue. Every colour is darker than the
 * previous one, so that the order of the shades is visible in grey and with every kind of colour
 * vision.
 */
const STOPS = [
  [255, 246, 214],
  [251, 220, 142],
  [166, 199, 146],
  [82, 157, 158],
  [33, 106, 157],
  [11, 63, 115],
  [6, 33, 66],
] as const

/** The shade for a fraction from 0 (light) to 1 (dark), as `#rrggbb`. */
export function shade(share: number): string {
  const at = Math.min(1, Math.max(0, share)) * (STOPS.length - 1)
  const lower = Math.min(STOPS.length - 2, Math.floor(at))
  const [from, to] = [STOPS[lower]!, STOPS[lower + 1]!]
  const channels = from.map((start, i) => Math.round(start + (at - lower) * (to[i]! - start)))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Returns black or white, whichever has the higher contrast with the colour `#rrggbb`. */
export function inkOn(colour: string): '#000000' | '#ffffff' {
  const luminance = luminanceOf(colour)
  return (luminance + 0.05) ** 2 > 1.05 * 0.05 ? '#000000' : '#ffffff'
}

/**
 * The relative luminance of a colour `#rrggbb`, 0 for black and 1 for white, as WCAG defines it.
 */
export function luminanceOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
