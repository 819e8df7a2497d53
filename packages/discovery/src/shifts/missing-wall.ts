import { dot, type Evidence } from './learn-rule.ts'
import { primitiveOf } from './lattice.ts'
import { type LeastValue, forEachRun } from './runs.ts'
import { coordinateForms } from './values-on-box.ts'

const SAMPLE = 1500
const STEPS = 3
const FORMS = 4

/**
 * Forms that separate what a step along a direction keeps from what it changes, those first that separate the most; of
 * the steps with the smallest share of changes.
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
  for (let t = 1; t * Math.max(...direction) <= box.max / 4; t++) {
    const z = direction.map((value) => t * value)
    const bounds: LeastValue[] = [
      ...rising.map((form) => ({ form, least: dot(form, z) + 4 })),
      ...coordinates.map((form) => ({ form, least: dot(form, z) })),
    ]
    const right: number[][] = []
    const wrong: number[][] = []
    let [rights, wrongs] = [0, 0]
    forEachRun(box, z, bounds, (x, low, high, here, there) => {
      for (let x1 = low; x1 <= high; x1++) {
        const isRight = box.values[here + x1] === box.values[there + x1]
        const count = isRight ? rights++ : wrongs++
        const sample = isRight ? right : wrong
        const at = count < SAMPLE ? count : Math.floor(random() * (count + 1))
        if (at < SAMPLE) sample[at] = [x1, ...x.slice(1)]
      }
    })
    if (wrongs > 0 && rights >= SAMPLE) {
      steps.push({ right, wrong, share: wrongs / (rights + wrongs) })
    }
  }
  return steps
    .sort((a, b) => a.share - b.share)
    .slice(0, STEPS)
    .flatMap(({ right, wrong }) => separating(right, wrong, direction, known).slice(0, FORMS))
}

/** By how much of what is right lies above all that is wrong, in the direction. */
function separating(
  right: readonly number[][],
  wrong: readonly number[][],
  direction: readonly number[],
  known: readonly (readonly number[])[],
): number[][] {
  const isKnown = new Set(known.flatMap((form) => [form.join(), form.map((a) => -a + 0).join()]))
  const found: { form: number[]; above: number }[] = []
  for (const form of smallForms(direction.length, direction.length > 5 ? 2 : 3)) {
    if (dot(form, direction) <= 0 || isKnown.has(form.join())) continue
    const last = wrong.reduce((greatest, x) => Math.max(greatest, dot(form, x)), -Infinity)
    const above = right.reduce((count, x) => count + +(dot(form, x) > last), 0)
    if (above > right.length / 50) found.push({ form, above })
  }
  return found.sort((a, b) => b.above - a.above).map(({ form }) => form)
}

/** Primitive forms with small factors. */
function smallForms(n: number, most: number): number[][] {
  let forms: number[][] = [[]]
  for (let i = 0; i < n; i++) {
    forms = forms.flatMap((form) =>
      Array.from({ length: 2 * most + 1 }, (_, j) => [...form, j - most]),
    )
  }
  return forms.filter(
    (form) => form.some((a) => a !== 0) && primitiveOf(form).join() === form.join(),
  )
}
