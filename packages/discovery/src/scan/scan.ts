import { isDefect } from '../box/defect.ts'
import { drawPositions, randomOf } from '../box/draw.ts'
import { type SolvedBox, stepsOf } from '../box/solved-box.ts'
import { rounded } from '../evidence/cells.ts'
import { TUNED } from '../tuned.ts'

/**
 * The regularity of a value. This is evidence from a box, and never a proof. `tame`: for this
 * modulus, defects become rarer as the box grows. This happens if walls of a lower dimension
 * separate regions in which the value is periodic. `wild`: defects do not become rarer for any
 * modulus. `unclear`: neither is certain.
 */
export interface Scan {
  readonly judgement: 'tame' | 'unclear' | 'wild'
  /**
   * Among the moduli for which defects become rarer, the one with the fewest defects; null unless
   * the value is tame.
   */
  readonly modulus: number | null
  readonly moduli: readonly DefectDensities[]
}

/**
 * The share of positions x that are defects of a modulus m. A position x is a defect of m if, for
 * some step e, the values at x + m·e and at x differ. A step adds one stone to each pile from the
 * i-th on, or only to the i-th pile if the rules distinguish the piles.
 */
export interface DefectDensities {
  readonly modulus: number
  /** The densities of defects, with one entry for each box. The largest box is last. */
  readonly boxes: readonly DefectDensity[]
  /**
   * log₂ of the quotient of two shares: the share in the largest box, and the share in the box of
   * half its size. Each share is first divided by the `chance` of its box. The slope is −1 if the
   * share is proportional to 1/B. Null if the largest box has no defects.
   */
  readonly slope: number | null
}

export interface DefectDensity {
  /** The largest pile of the box. */
  readonly max: number
  readonly density: number
  /**
   * The probability that two positions of the box have different values. The scan divides the share
   * of defects by this probability, because a rare value always has few defects.
   */
  readonly chance: number
}

const { DRAWN, TAME, WILD, LEAST_BOX } = TUNED.scan

/**
 * Judges the regularity of a value.
 * @param moduli the moduli to try; moduli larger than a quarter of the box are skipped
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

/**
 * The modulus with the fewest defects in the largest box. If there are several such moduli, the
 * result is the smallest of them.
 */
function fewestDefects(moduli: readonly DefectDensities[]): DefectDensities | undefined {
  const densityOf = ({ boxes }: DefectDensities): number => boxes.at(-1)!.density
  return moduli.toSorted((a, b) => densityOf(a) - densityOf(b) || a.modulus - b.modulus)[0]
}

function densitiesOf(box: SolvedBox, modulus: number, seed: number): DefectDensities {
  const steps = stepsOf(box.ruleset)
  const boxes = [0.5, 0.75, 1].map((share): DefectDensity => {
    const max = Math.floor(box.max * share)
    const positions = drawPositions(box, max - modulus, DRAWN, randomOf(seed))
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

/** The probability that two of these values, drawn with replacement, differ. */
function chanceOf(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].reduce((rest, count) => rest - (count / values.length) ** 2, 1)
}
