import { type SlowSetNim, slowSetNim } from '@nim/core/rules'
import type { CaseParameters, IntegerParameter, Parameter } from '../../claim/parameter.ts'
import { piles, sizeK } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import type { Games } from '../../claim/games.ts'
import { moveSets, moveSizesFrom, parseMoveSet } from './move-sets.ts'

/** The games SN(n,A) of a statement. */
export interface GameFamily<C extends CaseParameters = CaseParameters> extends Games<C> {
  ruleset(parameters: C): SlowSetNim
}

/** Cases by n, by n and k, or by n and A. */
export type ByN = { readonly n: number }
export type ByK = { readonly n: number; readonly k: number }
export type ByA = { readonly n: number; readonly A: string }

/** The largest n for which positions are judged move by move. */
const MOST_STACKS = 12

const MAX = [40, 40, 30, 15, 12, 10, 11, 13]

/** The default box for a statement of the paper about n piles. */
export function defaultBox(piles: number): BoxDomain {
  return { kind: 'box', max: MAX[piles - 1] ?? 6 }
}

/** The number n of stacks: at least `lowest`, with the default range from `from` to `to`. */
export function stacks(lowest: number, from: number, to: number): IntegerParameter {
  return {
    ...piles(lowest, from, to),
    about: 'number of stacks',
    allowed: () => [lowest, MOST_STACKS],
  }
}

/** The games SN(n,A) for every nonempty A, with one case for each A. */
export function everyA(from: number, to: number): GameFamily<ByA> {
  return {
    parameters: [stacks(1, from, to), moveSetParameter(({ n }) => moveSets(n as number))],
    ruleset: ({ n, A }) => slowSetNim(n, parseMoveSet(A)),
    defaultDomain: ({ n }) => boxOfEveryA(n),
  }
}

/** The paper's boxes for n ≤ 4. For n = 5 there are 31 sets A and boxes of 1,287 positions. */
function boxOfEveryA(n: number): BoxDomain {
  return n <= 4 ? defaultBox(n) : { kind: 'box', max: 8 }
}

/** A choice of A, written `{1,3}`. */
export function moveSetParameter(values: (outer: CaseParameters) => readonly string[]): Parameter {
  return { kind: 'choice', name: 'A', about: 'numbers of stacks of a move', values }
}

/** The games SN(n,{k}) for every k, with one case for each k. */
export function everyK(from: number, to: number): GameFamily<ByK> {
  return {
    parameters: [stacks(1, from, to), sizeK('number of stacks of a move', (n) => [1, n])],
    ruleset: ({ n, k }) => slowSetNim(n, [k]),
    defaultDomain: ({ n }) => boxOfReductions(n),
  }
}

/** The paper's boxes for n ≤ 6, then 6,435 positions for n = 7 and 12,870 for n = 8. */
function boxOfReductions(n: number): BoxDomain {
  return n <= 6 ? defaultBox(n) : { kind: 'box', max: 8 }
}

/** The games SN(n,{n−1}). */
export function allButOne(from: number, to: number, lowest: number = from): GameFamily<ByN> {
  return {
    parameters: [stacks(lowest, from, to)],
    ruleset: ({ n }) => slowSetNim(n, [n - 1]),
    defaultDomain: ({ n }) => defaultBox(n),
  }
}

/** The games SN(n,{n−1,n}). */
export function allButOneOrAll(from: number, to: number, lowest: number = from): GameFamily<ByN> {
  return {
    ...allButOne(from, to, lowest),
    ruleset: ({ n }) => slowSetNim(n, moveSizesFrom(n - 1, n)),
  }
}

/** The games SN(n,A) for a set A that depends on n, such as {1} or {n}. */
export function oneGame(
  sizes: (n: number) => readonly number[],
  from: number,
  to: number,
): GameFamily<ByN> {
  return {
    parameters: [stacks(1, from, to)],
    ruleset: ({ n }) => slowSetNim(n, sizes(n)),
    defaultDomain: ({ n }) => boxOfReductions(n),
  }
}
