import {
  type Expression,
  type Formula,
  integer,
  integers,
  max,
  min,
  type NamedFunction,
  type Term,
  type Variable,
  type Vocabulary,
} from '@nim/presburger'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import { isSymmetric, moveSizes } from '../rules/move-sizes.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import { lowerHalves, upperHalves } from './balanced-position.ts'
import { longestPlayOf } from './longest-play.ts'
import { oddCount } from './odd-stacks.ts'
import { reducedHeights } from './reduced-type.ts'

/**
 * What formulas about a game may name, as the papers do: the piles x1, …, xn (ascending where the
 * rules do not tell piles apart), their `sum`, `max` and `min`, the number `o` of odd piles, `r(m)`,
 * the sum modulo m, and `odd(i)`, pile i is odd. For slow games with k the least size of a move also
 * l(x), the length of the longest play of SN(n,k), at x, at the halves ⌊x/2⌋ (`l(halfdown)`) and ⌈x/2⌉
 * (`l(halfup)`), and the reduction: `red(i)`, its i-th pile, `sum(red)` and `o(red)`.
 *
 * @param besides further variables, such as the value that is spoken of
 * @source DH-D7, DH-D3, DH-L2.7, NT-F5, NT-T5
 */
export function gameVocabulary(ruleset: Ruleset, besides: readonly string[] = []): Vocabulary {
  const { piles } = ruleset
  const x = integers('x', piles)
  const k = isSymmetric(ruleset) ? moveSizes(ruleset)?.[0] : undefined
  const variables = [...x, ...besides.map(integer)].map((variable): [string, Expression] => [
    variable.name,
    variable,
  ])
  const pile = piles === 1 ? 'the number of a pile, 1' : `the number of a pile, 1 to ${piles}`
  const ofPile = (of: (i: number) => Expression): NamedFunction => ({
    takes: pile,
    of: (i) => (typeof i === 'number' && i >= 1 && i <= piles ? of(i - 1) : null),
  })
  const known = [
    piles === 1 ? 'x1' : `x1 to x${piles}`,
    ...besides,
    'sum, max, min, o, r(m), odd(i)',
  ]
  const ends = isSymmetric(ruleset)
    ? { max: x.at(-1)!, min: x[0]! }
    : { max: max(...x), min: min(...x) }
  return {
    names: new Map<string, Expression>([
      ...variables,
      ['sum', IN_TERMS.sum(x)],
      ['max', ends.max],
      ['min', ends.min],
      ['o', oddCount(IN_TERMS, x)],
    ]),
    functions: new Map<string, NamedFunction>([
      ['r', { takes: 'a modulus, at least 1', of: (m) => residueOf(IN_TERMS.sum(x), m) }],
      ['odd', ofPile((i) => IN_TERMS.odd(x[i]!))],
      ...(k === undefined ? [] : playFunctions(x, k, ofPile)),
    ]),
    known: [...known, ...(k === undefined ? [] : [PLAY_FUNCTIONS])].join(', '),
  }
}

const PLAY_FUNCTIONS = 'l(x), l(halfdown), l(halfup), red(i), sum(red), o(red)'

function playFunctions(
  x: readonly Variable[],
  k: number,
  ofPile: (of: (i: number) => Expression) => NamedFunction,
): [string, NamedFunction][] {
  const reduced = reducedHeights(IN_TERMS, x, k)
  const lengths = new Map([
    ['x', longestPlayOf<Term, Formula>(IN_TERMS, x, k)],
    ['halfdown', longestPlayOf(IN_TERMS, lowerHalves<Term, Formula>(IN_TERMS, x), k)],
    ['halfup', longestPlayOf(IN_TERMS, upperHalves<Term, Formula>(IN_TERMS, x), k)],
  ])
  const ofReduction = (value: Term): NamedFunction => ({
    takes: "'red', or no parentheses",
    of: (of) => (of === 'red' ? value : null),
  })
  return [
    ['l', { takes: "'x', 'halfdown' or 'halfup'", of: (of) => lengths.get(String(of)) ?? null }],
    ['red', ofPile((i) => reduced[i]!)],
    ['sum', ofReduction(IN_TERMS.sum(reduced))],
    ['o', ofReduction(oddCount(IN_TERMS, reduced))],
  ]
}

function residueOf(sum: Term, modulus: number | string): Term | null {
  const isModulus = Number.isSafeInteger(modulus) && Number(modulus) >= 1
  return isModulus ? IN_TERMS.mod(sum, Number(modulus)) : null
}
