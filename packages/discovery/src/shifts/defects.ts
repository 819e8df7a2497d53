import { type LeastValue, dot, forEachRun } from './runs.ts'
import { isOnBox, type ValuesOnBox, valueOn } from './values-on-box.ts'
import { TUNED } from '../tuned.ts'

/**
 * A step z and a constant `add`. The step is right at x if F(x) = F(x − z) + add. Otherwise x is a
 * defect of the step.
 */
export interface Step {
  readonly z: readonly number[]
  readonly add: number
}

/** True if all bounds hold at x. */
export function areHeld(bounds: readonly LeastValue[], x: readonly number[]): boolean {
  for (const { form, least } of bounds) if (dot(form, x) < least) return false
  return true
}

/**
 * Defects found at random positions of the box that satisfy the bounds. Half of the positions are
 * from the whole box, and half are near the ray of z.
 */
export function sampledDefects(
  box: ValuesOnBox,
  step: Step,
  bounds: readonly LeastValue[],
  random: () => number,
  samples: number,
): number[][] {
  return sampledEdges(box, step, bounds, random, samples).wrong
}

/** Like {@link sampledDefects}, but also returns the positions at which the step is right. */
export function sampledEdges(
  box: ValuesOnBox,
  { z, add }: Step,
  bounds: readonly LeastValue[],
  random: () => number,
  samples: number,
): { readonly right: number[][]; readonly wrong: number[][] } {
  const { piles, max, isSorted } = box
  const most = Math.max(...z)
  const right: number[][] = []
  const wrong: number[][] = []
  const v = new Array<number>(piles).fill(0)
  for (let i = 0; i < samples; i++) {
    const isNear = i % 2 === 0
    const reach = 2 + (i % 32)
    const top = (random() * max) / most
    const x = z.map((value) =>
      isNear
        ? Math.round(top * value) + Math.floor(random() * (2 * reach + 1)) - reach
        : Math.floor(random() * (max + 1)),
    )
    if (isSorted) x.sort((a, b) => a - b)
    if (!isOnBox(box, x) || !areHeld(bounds, x)) continue
    for (let j = 0; j < piles; j++) v[j] = x[j]! - z[j]!
    const isRight = valueOn(box, x) === valueOn(box, v) + add
    ;(isRight ? right : wrong).push(x)
  }
  return { right, wrong }
}

/** The limits at which a scan stops. */
export interface ScanLimits {
  /**
   * The maximum number of defects. A scan collects a few defects for each size of the largest pile.
   */
  readonly defects: number
  /** The maximum number of positions at which the bounds hold. */
  readonly positions: number
}

/** The defects that a scan found, and the number of positions that it compared. */
export interface Scanned {
  readonly defects: readonly (readonly number[])[]
  readonly positions: number
}

const { OF_A_LAYER } = TUNED.defects

/**
 * Scans the positions that satisfy the bounds for defects of the step. The sizes of the last pile
 * are scanned in random order.
 */
export function scannedDefects(
  box: ValuesOnBox,
  { z, add }: Step,
  bounds: readonly LeastValue[],
  random: () => number,
  limits: ScanLimits,
): Scanned {
  const { piles, max, values } = box
  const last = z.map((_, i) => +(i === piles - 1))
  const defects: number[][] = []
  let positions = 0
  for (const top of shuffled(max + 1, random)) {
    if (top < z[piles - 1]! || positions >= limits.positions) continue
    const layer = [
      ...bounds,
      { form: last, least: top },
      { form: last.map((a) => -a + 0), least: -top },
    ]
    let [ofLayer, before] = [0, positions]
    forEachRun(box, z, layer, (x, low, high, here, there) => {
      positions += high - low + 1
      for (let x1 = low; x1 <= high; x1++) {
        if (values[here + x1] === values[there + x1]! + add) continue
        defects.push([x1, ...x.slice(1)])
        ofLayer++
        break
      }
      return ofLayer < OF_A_LAYER && positions - before < limits.positions
    })
    if (defects.length >= limits.defects) break
  }
  return { defects, positions }
}

function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, i) => i)
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}
