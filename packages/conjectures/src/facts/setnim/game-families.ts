import { type SlowSetNim, slowSetNim } from '@nim/core/rules'
import type { CaseParameters, Parameter } from '../../claim/parameter.ts'
import { piles, sizeK } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { defaultBox } from './default-box.ts'
import { moveSets, moveSizesFrom, parseMoveSet } from './move-sets.ts'

/** The games a statement speaks of: their parameters, and the game of each case. */
export interface GameFamily {
  readonly parameters: readonly Parameter[]
  ruleset(parameters: CaseParameters): SlowSetNim
  defaultDomain(parameters: CaseParameters): BoxDomain
}

function n(parameters: CaseParameters): number {
  return parameters['n'] as number
}

/** Largest n for which positions are judged move by move. */
const MOST_STACKS = 12

function stacks(lowest: number, from: number, to: number): Parameter {
  return {
    ...piles(lowest, from, to),
    about: 'number of stacks',
    allowed: () => [lowest, MOST_STACKS],
  }
}

/** SN(n,A) for every nonempty A, each a case. */
export function everyA(from: number, to: number): GameFamily {
  return {
    parameters: [stacks(1, from, to), moveSetParameter((outer) => moveSets(n(outer)))],
    ruleset: (parameters) => slowSetNim(n(parameters), parseMoveSet(parameters['A'] as string)),
    defaultDomain: (parameters) => boxOfEveryA(n(parameters)),
  }
}

/** The paper's boxes for n ≤ 4; there are 31 sets A for n = 5, with 1,287 positions each. */
function boxOfEveryA(piles: number): BoxDomain {
  return piles <= 4 ? defaultBox(piles) : { kind: 'box', max: 8 }
}

/** A choice of A, written `{1,3}`. */
export function moveSetParameter(values: (outer: CaseParameters) => readonly string[]): Parameter {
  return { kind: 'choice', name: 'A', about: 'numbers of stacks of a move', values }
}

/** SN(n,{k}) for every k, each a case. */
export function everyK(from: number, to: number): GameFamily {
  return {
    parameters: [stacks(1, from, to), sizeK('number of stacks of a move', (piles) => [1, piles])],
    ruleset: (parameters) => slowSetNim(n(parameters), [parameters['k'] as number]),
    defaultDomain: (parameters) => boxOfReductions(n(parameters)),
  }
}

/** The paper's boxes for n ≤ 6; 6,435 positions for n = 7 and 12,870 for n = 8. */
function boxOfReductions(piles: number): BoxDomain {
  return piles <= 6 ? defaultBox(piles) : { kind: 'box', max: 8 }
}

/** SN(n,{n−1}). */
export function allButOne(from: number, to: number, lowest: number = from): GameFamily {
  return {
    parameters: [stacks(lowest, from, to)],
    ruleset: (parameters) => slowSetNim(n(parameters), [n(parameters) - 1]),
    defaultDomain: (parameters) => defaultBox(n(parameters)),
  }
}

/** SN(n,{n−1,n}). */
export function allButOneOrAll(from: number, to: number, lowest: number = from): GameFamily {
  return {
    ...allButOne(from, to, lowest),
    ruleset: (parameters) =>
      slowSetNim(n(parameters), moveSizesFrom(n(parameters) - 1, n(parameters))),
  }
}

/** SN(n,{a}) for a number of stacks that depends on n, such as 1 or n. */
export function exactly(a: (n: number) => number, from: number, to: number): GameFamily {
  return {
    parameters: [stacks(1, from, to)],
    ruleset: (parameters) => slowSetNim(n(parameters), [a(n(parameters))]),
    defaultDomain: (parameters) => boxOfReductions(n(parameters)),
  }
}
