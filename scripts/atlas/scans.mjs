import { dataFile, linesOf } from './lines.mjs'
import { source } from './source.mjs'

const { parseScanLine } = await source('discovery/src/atlas/scan-line.ts')

/** Where it is written how regular other values look. */
export const SCANS = dataFile('scans')

const all = linesOf(
  'scans',
  parseScanLine,
  ({ game, play, value, max }) => `${game} ${play} ${value} on piles 0..${max}`,
)

/** The scan of a value, of several that on the largest box; undefined if there is none. */
export function scanOf({ game, play, value }) {
  return all.findLast((one) => one.game === game && one.play === play && one.value === value)
}

/** A judgement in two words. */
export function looks({ judgement, modulus }) {
  return modulus === null ? judgement : `${judgement}, ${modulus}`
}

/**
 * How many positions change their value by a step of the modulus that a scan names, or of that with the fewest:
 * the numbers behind its judgement.
 */
export function shares(scan) {
  const { modulus, numbers } = numbersOf(scan)
  return `modulus ${modulus}: ${numbers.map(([share, max]) => `${share} (0..${max})`).join(', ')}`
}

/** A judgement with these numbers, in a sentence. */
export function looksInWords(scan) {
  const { modulus, numbers } = numbersOf(scan)
  const told = numbers.map(([share, max]) => `${share} of piles 0..${max}`)
  return `looks ${scan.judgement}: a step of ${modulus} changes it at ${told.join(', ')}`
}

function numbersOf({ modulus: named, best }) {
  const {
    modulus,
    boxes,
    shares: densities,
  } = best.find((tried) => tried.modulus === named) ?? best[0]
  return {
    modulus,
    numbers: densities.map((share, i) => [`${(100 * share).toFixed(1)} %`, boxes[i]]),
  }
}
