import { allForms, type Form } from '../forms/form.ts'
import { type SolvedBox, stepsOf } from '../box/solved-box.ts'

/**
 * The most likely walls. At some of these walls, a gap vanishes. At the others, the size of a pile
 * no longer affects the rest of the game. There, a·x_j = ± x_1 + x_2 + … + x_{j−1}.
 * @source NT-8 for a·x_j = x_1 + … + x_{j−1}
 */
export function likelyWalls(box: SolvedBox): Form[] {
  const n = box.ruleset.piles
  if (!box.isSorted) {
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
