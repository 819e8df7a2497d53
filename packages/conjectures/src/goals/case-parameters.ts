import { parseMoveSet } from '../facts/setnim/move-sets.ts'
import type { CaseParameters, Parameter } from '../claim/parameter.ts'

/** The number of piles of a case. */
export function n({ n: value }: CaseParameters): number {
  return value as number
}

/** The parameter k of a case. */
export function k({ k: value }: CaseParameters): number {
  return value as number
}

/** The move sizes of a case. */
export function A({ A: value }: CaseParameters): number[] {
  return parseMoveSet(value as string)
}

/** Sets of move sizes, with one case for each set. */
export function sets(values: (n: number) => readonly string[]): Parameter {
  return {
    kind: 'choice',
    name: 'A',
    about: 'numbers of piles in a move',
    values: (outer) => values(n(outer)),
  }
}

/** The text in which a goal about types of reductions states what it proves. */
export const ALL_POSITIONS =
  'the description of the P-positions, for every position x through red(x)'
