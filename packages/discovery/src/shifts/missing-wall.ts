import type { Evidence } from './learn-rule.ts'
import { primitiveOf } from './lattice.ts'
import { sampledEdges } from './defects.ts'
import { dot, type LeastValue } from './runs.ts'
import { coordinateForms } from './values-on-box.ts'
import { TUNED } from '../tuned.ts'

const { SAMPLE, TRIES, STEPS, FORMS, FEW } = TUNED.missingWall

/**
 * Forms that separate two kinds of positions: those whose value a step along a direction preserves,
 * and those whose value it changes. Forms that separate the most positions come first. Only the
 * steps with the smallest share of changes are used.
 */
export function missingWalls(evidence: Evidence, direction: readonly number[]): number[][] {
  const { box, walls, random, isRemoteness } = evidence
  if (isRemoteness) return []
  const coordinates = coordinateForms(box)
  const known = [...coordinates, ...walls]
  const rising = [...known, ...known.map((form) => form.map((a) => -a + 0))].filter(
    (form) => dot(form, direction) > 0,
  )
  const steps: { right: number[][]; wrong: number[][]; share: number }[] = []
  for (let t = 1; t * Math.max(...direction) <= box.max / 3; t++) {
    const z = direction.map((value) => t * value)
    const bounds: LeastValue[] = [
      ...rising.map((form) => ({ form, least: dot(form, z) + 4 })),
      ...coordinates.map((form) => ({ form, least: dot(form, z) })),
    ]
    const { right, wrong } = sampledEdges(box, { z, add: 0 }, bounds, random, TRIES)
    if (wrong.length > 0 && right.length >= SAMPLE / 8) {
      const share = wrong.length / (right.length + wrong.length)
      steps.push({ right: right.slice(0, SAMPLE), wrong: wrong.slice(0, SAMPLE), share })
    }
  }
  return steps
    .sort((a, b) => a.share - b.share)
    .slice(0, STEPS)
    .flatMap(({ right, wrong }) => separating(right, wrong, direction, known).slice(0, FORMS))
}

/**
 * Forms ordered by the number of right positions that are above all wrong positions in the
 * direction; simple forms are preferred.
 */
function separating(
  right: readonly number[][],
  wrong: readonly number[][],
  direction: readonly number[],
  known: readonly (readonly number[])[],
): number[][] {
  const isKnown = new Set(known.flatMap((form) => [form.join(), form.map((a) => -a + 0).join()]))
  const found: { form: number[]; above: number }[] = []
  const few = wrong.slice(0, FEW)
  for (const form of smallForms(direction.length, direction.length > 5 ? 2 : 3)) {
    if (dot(form, direction) <= 0) continue
    // This test is cheap. Most forms fail it, because they separate too few positions even from the
    // first few wrong positions.
    const least = greatest(form, few)
    if (countAbove(form, right, least, FEW) * 50 <= Math.min(FEW, right.length)) continue
    if (isKnown.has(form.join())) continue
    const above = countAbove(form, right, Math.max(least, greatest(form, wrong)))
    if (above > right.length / 50) found.push({ form, above: above / complexityOf(form) })
  }
  return found.sort((a, b) => b.above - a.above).map(({ form }) => form)
}

/**
 * The complexity of a form. The coefficients of walls are usually small, and are often equal for
 * neighbouring piles.
 */
function complexityOf(form: readonly number[]): number {
  return form.reduce((sum, a, i) => sum + Math.abs(a) + 2 * +(i > 0 && a !== form[i - 1]), 0)
}

function greatest(form: readonly number[], sample: readonly number[][]): number {
  let most = -Infinity
  for (const x of sample) most = Math.max(most, dot(form, x))
  return most
}

function countAbove(
  form: readonly number[],
  sample: readonly number[][],
  value: number,
  first = sample.length,
): number {
  let count = 0
  for (let i = 0; i < first && i < sample.length; i++) count += +(dot(form, sample[i]!) > value)
  return count
}

const formsOf = new Map<number, number[][]>()

/** Primitive forms with small coefficients. */
function smallForms(n: number, most: number): number[][] {
  const known = formsOf.get(n)
  if (known !== undefined) return known
  let forms: number[][] = [[]]
  for (let i = 0; i < n; i++) {
    forms = forms.flatMap((form) =>
      Array.from({ length: 2 * most + 1 }, (_, j) => [...form, j - most]),
    )
  }
  const primitive = forms.filter(
    (form) => form.some((a) => a !== 0) && primitiveOf(form).join() === form.join(),
  )
  formsOf.set(n, primitive)
  return primitive
}
