import type { Evidence } from './learn-rule.ts'
import { primitiveOf } from './lattice.ts'
import { sampledEdges } from './defects.ts'
import { dot, type LeastValue } from './runs.ts'
import { coordinateForms } from './values-on-box.ts'
import { TUNED } from '../tuned.ts'

const { SAMPLE, TRIES, STEPS, SHORTEST, FORMS, FEW } = TUNED.missingWall

/**
 * Forms that separate two kinds of positions. At the right positions, a step along the direction
 * preserves the value, and at the wrong positions it changes the value. The function uses only the
 * steps that change the value at the smallest share of positions. For games with more than four
 * piles, it also uses the shortest steps. The forms of the shortest steps come first. For each
 * step, forms that separate the most positions come first.
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
  const piles = direction.length
  const fewestWrong = steps.toSorted((a, b) => a.share - b.share).slice(0, STEPS)
  const usual = formsFor(fewestWrong, piles > 5 ? 2 : 3)
  if (piles < 5) return usual
  // With many piles, a long step changes the value of few positions, and many forms separate these
  // few positions by chance. Therefore the shortest steps come first.
  const largest = piles > 6 ? 3 : 4
  return [
    ...formsFor(steps.slice(0, SHORTEST), largest),
    ...usual,
    ...formsFor(fewestWrong.slice(0, 1), largest),
  ]

  function formsFor(edges: typeof steps, largest: number): number[][] {
    return edges.flatMap(({ right, wrong }) =>
      separating(right, wrong, { direction, known, largest }).slice(0, FORMS),
    )
  }
}

/** The conditions that a form must satisfy so that the search accepts it. */
interface Wanted {
  /** The direction in which a form must increase. */
  readonly direction: readonly number[]
  /** The forms that the search already has. */
  readonly known: readonly (readonly number[])[]
  /** The largest absolute value of a coefficient. */
  readonly largest: number
}

/**
 * Forms ordered by the number of right positions at which the form is larger than at all wrong
 * positions. Simple forms are preferred.
 */
function separating(
  right: readonly number[][],
  wrong: readonly number[][],
  { direction, known, largest }: Wanted,
): number[][] {
  const isKnown = new Set(known.flatMap((form) => [form.join(), form.map((a) => -a + 0).join()]))
  const found: { form: number[]; above: number }[] = []
  const few = wrong.slice(0, FEW)
  for (const form of smallForms(direction.length, largest)) {
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
 * The complexity of a form. It is lower for small coefficients and for equal coefficients of
 * neighbouring piles, because most walls have such coefficients.
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

const formsOf = new Map<string, number[][]>()

/** Primitive forms with small coefficients. */
function smallForms(n: number, most: number): number[][] {
  const known = formsOf.get(`${n} ${most}`)
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
  formsOf.set(`${n} ${most}`, primitive)
  return primitive
}
