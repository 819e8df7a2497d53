import { isDefect } from '../box/defect.ts'
import { drawPositions, lotsOf } from '../box/draw.ts'
import { type SolvedBox, stepsOf } from '../box/solved-box.ts'
import { rounded } from '../evidence/cells.ts'

/**
 * How regular a value looks: evidence from a box, never a proof. `tame`: with this modulus defects become
 * rarer as the box grows, as they do where walls of a lower dimension separate regions in which the value
 * is periodic. `wild`: with no modulus do they become rarer. `unclear`: neither can be said.
 */
export interface Scan {
  readonly judgement: 'tame' | 'unclear' | 'wild'
  /** Of the moduli for which they do the one with the fewest defects; null unless tame. */
  readonly modulus: number | null
  readonly moduli: readonly DefectDensities[]
}

/**
 * The share of positions x that are defects of a modulus m: for some step e (one stone on each pile from
 * the i-th on, or on the i-th where rules tell piles apart) the value at x + m·e is not that at x.
 */
export interface DefectDensities {
  readonly modulus: number
  /** One for each box, the largest last. */
  readonly boxes: readonly DefectDensity[]
  /**
   * log₂ of how the share falls from the box of half the size to the largest, each over its chance: −1 where
   * it falls as 1/B. Null where there are no defects in the largest box.
   */
  readonly slope: number | null
}

export interface DefectDensity {
  /** Largest pile of the box. */
  readonly max: number
  readonly density: number
  /** How likely two positions of the box have different values: a value that is rare has few defects. */
  readonly chance: number
}

/** Positions that are looked at in each box. */
const DRAWN = 4000
/** At most this slope is a fall as walls make it; boxes are finite, −1 is the limit. */
const TAME = -0.5
/** At least this slope is none. */
const WILD = -0.08
/** Positions within the window of a modulus say nothing: a box has to be so many times as large. */
const LEAST_BOX = 4

/**
 * Asks of one value whether it is regular.
 * @param moduli those that are tried; what is larger than a quarter of the box is left out
 * @complexity 4,000 positions for each modulus and box
 */
export function scan(box: SolvedBox, moduli: readonly number[], seed: number): Scan {
  const tried = moduli
    .filter((modulus) => modulus * LEAST_BOX <= box.max)
    .map((modulus) => densitiesOf(box, modulus, seed))
  const tame = tried.filter(({ slope }) => slope === null || slope <= TAME)
  const isWild = tried.length > 0 && tried.every(({ slope }) => slope !== null && slope >= WILD)
  return {
    judgement: tame.length > 0 ? 'tame' : isWild ? 'wild' : 'unclear',
    modulus: fewestDefects(tame)?.modulus ?? null,
    moduli: tried,
  }
}

/** The modulus with the fewest defects in the largest box; of several the smallest. */
function fewestDefects(moduli: readonly DefectDensities[]): DefectDensities | undefined {
  const densityOf = ({ boxes }: DefectDensities): number => boxes.at(-1)!.density
  return moduli.toSorted((a, b) => densityOf(a) - densityOf(b) || a.modulus - b.modulus)[0]
}

function densitiesOf(box: SolvedBox, modulus: number, seed: number): DefectDensities {
  const steps = stepsOf(box.ruleset)
  const boxes = [0.5, 0.75, 1].map((share): DefectDensity => {
    const max = Math.floor(box.max * share)
    const positions = drawPositions(box, max - modulus, DRAWN, lotsOf(seed))
    const defects = positions.filter((x) => steps.some((step) => isDefect(box, x, step, modulus)))
    return {
      max,
      density: defects.length / DRAWN,
      chance: rounded(chanceOf(positions.map(box.at))),
    }
  })
  const [half, , whole] = boxes.map(({ density, chance }) => density / chance) as [
    number,
    number,
    number,
  ]
  return { modulus, boxes, slope: whole > 0 ? rounded(Math.log2(whole / half)) : null }
}

/** How likely two of these values, drawn with replacement, differ. */
function chanceOf(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].reduce((rest, count) => rest - (count / values.length) ** 2, 1)
}
