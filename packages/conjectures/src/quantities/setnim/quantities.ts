import { and, count, eq, type Formula, freeVariables, ge, mod, odd, plus } from '@nim/presburger'
import type { Quantity } from '@nim/prover'
import type { Fact } from '../../facts/fact.ts'
import { halfAbove, halfBelow } from '../../facts/setnim/halves.ts'
import { reduction } from '../../facts/setnim/reduction.ts'
import { maximalStacks, nonempty, oddStacks, residue, sum, top } from '../../facts/setnim/stacks.ts'
import { byName, type PositionQuantity, quantityOf } from '../quantity.ts'
import { LENGTHS, lower, upper } from './lengths.ts'
import { playableStack, REDUCTIONS, reducedHeight } from './reductions.ts'

/** The quantities of statements on SN(n,A). */
export const SLOW_QUANTITIES: Readonly<Record<string, PositionQuantity>> = {
  ...byName({
    sum: { fact: sum, term: (x) => plus(...x) },
    top: { fact: top, term: (x) => x.at(-1)! },
    o: { fact: oddStacks, term: (x) => count(...x.map(odd)) },
    r: { fact: residue, term: (x, [k]) => mod(plus(...x), 2 * k!) },
    e: { fact: maximalStacks, term: (x) => count(...x.map((height) => eq(height, x.at(-1)!))) },
    nonempty: { fact: nonempty, term: (x) => count(...x.map((height) => ge(height, 1))) },
  }),
  ...REDUCTIONS,
  ...LENGTHS,
}

/** A stack of a list, counted from 0. */
type Entry = Omit<PositionQuantity, 'name' | 'fact'>

interface List {
  readonly fact: Fact<readonly number[]>
  readonly entry: (i: number) => Entry
}

const REDUCTION: List = {
  fact: reduction,
  entry: (i) => ({
    term: (x, sizes) => reducedHeight(x, sizes, i),
    proof: (x, sizes, v) => playableStack(x, sizes, i, v),
  }),
}

/** Lists of heights. In texts, the stacks of a list are numbered from 1. */
export const STACK_LISTS: Readonly<Record<string, List>> = {
  red: REDUCTION,
  reduction: REDUCTION,
  u: { fact: halfBelow, entry: (i) => ({ term: (x) => lower(x)[i]! }) },
  v: { fact: halfAbove, entry: (i) => ({ term: (x) => upper(x)[i]! }) },
}

/** A stack of such a list, counted from 0. */
export function stackOf(list: string, i: number): PositionQuantity {
  const { fact, entry } = STACK_LISTS[list]!
  const { source, about } = fact
  return {
    name: `${list}${i + 1}`,
    fact: {
      says: `stack ${i + 1} of ${fact.says}`,
      source,
      ...(about === undefined ? {} : { about }),
      of: (game) => {
        const at = fact.of(game)
        return (x, rank) => at(x, rank)[i]!
      },
    },
    ...entry(i),
  }
}

/**
 * The quantities that formulas name, at a position or after a move.
 * @param further names of other numbers in the formulas. These are not quantities, and are omitted
 */
export function quantitiesIn(
  formulas: readonly Formula[],
  n: number,
  sizes: readonly number[],
  further: readonly string[] = [],
): Quantity[] {
  const names = freeVariables(and(...formulas)).map((name) => name.replace('_next', ''))
  return [...new Set(names)].flatMap((name) => {
    if (further.includes(name)) return []
    const [, list, place] = /^([a-z]+)(\d+)$/.exec(name) ?? []
    if (list === 'x') return []
    const named = list === undefined ? SLOW_QUANTITIES[name]! : stackOf(list, Number(place) - 1)
    return [quantityOf(named, n, sizes)]
  })
}
