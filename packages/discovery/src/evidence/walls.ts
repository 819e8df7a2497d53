import { isSymmetric } from '@nim/core/rules'
import { isDefect } from '../box/defect.ts'
import { drawPositions, lotsOf } from '../box/draw.ts'
import { type SolvedBox, stepsOf } from '../box/solved-box.ts'
import { allForms, type Form, formAt } from '../forms/form.ts'

/** A step of so many stones from a position, and whether the value changes on it. */
interface Segment {
  readonly from: readonly number[]
  readonly step: readonly number[]
  readonly isDefect: boolean
}

/** Segments that are drawn. */
const DRAWN = 6000
/** Piles of positions near an edge of the region of positions are left out: its walls are known. */
const DEEP = 5
/** A wall is where the form is at most so far from 0. */
const WIDTH = 4
const MOST_WALLS = 8
/** The search ends when so small a share of the defects is not explained. */
const UNEXPLAINED = 0.01
/** Fewer defects make no wall. */
const LEAST_DEFECTS = 5
/** What a factor of 1 more costs. */
const PRICE = 0.15
/** Largest factor of a form, by the number of piles. */
const FACTORS = [0, 4, 4, 4, 3, 2]

/**
 * Forms near whose hyperplanes a value changes its description: greedily, those that explain the most
 * defects of a modulus beyond what they would by chance.
 *
 * @returns at most 8 primitive forms; none where the box is too small or there are no defects
 * @complexity at most 8·6,000 evaluations for each form with small factors
 */
export function wallsOf(box: SolvedBox, modulus: number, seed: number): Form[] {
  const segments = drawSegments(box, modulus, seed)
  const defects = segments.filter((segment) => segment.isDefect)
  const forms = allForms(box.ruleset.piles, FACTORS[box.ruleset.piles] ?? 1)
  const chances = new Map<Form, number>()
  const walls: Form[] = []
  let open = defects
  while (walls.length < MOST_WALLS && open.length > defects.length * UNEXPLAINED) {
    let [best, most]: [Form | null, number] = [null, 0]
    for (const form of forms) {
      const met = open.filter((segment) => isMet(form, segment, modulus)).length
      if (met < LEAST_DEFECTS) continue
      const chance =
        chances.get(form) ??
        segments.filter((segment) => isMet(form, segment, modulus)).length / segments.length
      chances.set(form, chance)
      const size = form.reduce((sum, factor) => sum + Math.abs(factor), 0)
      const score = (met * Math.log2(met / open.length / chance)) / (1 + PRICE * size)
      if (score > most) [best, most] = [form, score]
    }
    if (best === null) break
    const wall = best
    walls.push(wall)
    open = open.filter((segment) => !isMet(wall, segment, modulus))
  }
  return walls
}

function drawSegments(box: SolvedBox, modulus: number, seed: number): Segment[] {
  const most = box.max - modulus
  if (most < DEEP) return []
  const lots = lotsOf(seed)
  const steps = stepsOf(box.ruleset)
  const isSorted = isSymmetric(box.ruleset)
  const isDeep = (x: readonly number[]): boolean =>
    x.every((pile, i) => pile - (isSorted && i > 0 ? x[i - 1]! : 0) >= DEEP)
  return drawPositions(box, most, DRAWN, lots)
    .filter(isDeep)
    .map((from) => {
      const step = steps[lots.below(steps.length)]!
      return { from, step, isDefect: isDefect(box, from, step, modulus) }
    })
}

/** True if the segment comes near the hyperplane of the form. */
function isMet(form: Form, { from, step }: Segment, modulus: number): boolean {
  const start = formAt(form, from)
  const end = start + modulus * formAt(form, step)
  return Math.min(start, end) <= WIDTH && Math.max(start, end) >= -WIDTH
}

/**
 * Walls to be looked for first: where gaps vanish, and where the rest of the game no longer feels the size
 * of a pile, a·x_j = ± x_1 + x_2 + … + x_{j−1}.
 * @source NT-8 for a·x_j = x_1 + … + x_{j−1}
 */
export function likelyWalls(box: SolvedBox): Form[] {
  const n = box.ruleset.piles
  if (!isSymmetric(box.ruleset)) {
    return [...stepsOf(box.ruleset), ...allForms(n, 1)]
  }
  const gaps = Array.from({ length: n }, (_, i) =>
    unit(n, i, 1).map((v, j) => (j === i - 1 ? -1 : v)),
  )
  const limits: Form[] = []
  for (let j = 1; j < n; j++) {
    for (let a = 1; a < n; a++) {
      const limit = unit(n, j, a).map((v, i) => (i < j ? -1 : v))
      limits.push(limit, ...limit.slice(0, j).map((_, i) => limit.map((v, l) => (l === i ? 1 : v))))
    }
  }
  return [...gaps, ...limits]
}

function unit(n: number, at: number, factor: number): number[] {
  return Array.from({ length: n }, (_, i) => (i === at ? factor : 0))
}
