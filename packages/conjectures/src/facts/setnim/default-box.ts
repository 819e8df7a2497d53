import type { BoxDomain } from '../../claim/verdict.ts'

const MAX = [40, 40, 30, 15, 12, 10, 11, 13]

/** The box on which a statement of the paper on n piles is checked by default. */
export function defaultBox(piles: number): BoxDomain {
  return { kind: 'box', max: MAX[piles - 1] ?? 6 }
}
