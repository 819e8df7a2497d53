/** Goals that the tests prove or change. */
import { APPENDIX, CORRECTED_APPENDIX } from '@nim/core/exact-slow'
import { exactSlowNim, hypergraphNim, type Ruleset, slowSetNim } from '@nim/core/rules'
import { balancedFormula, theorem33Formula } from '@nim/core/setnim'
import { and, even, type Formula, integers, odd, parse } from '@nim/presburger'
import type { OutcomeGoal, Strategy } from '../../src/index.ts'

/** x1, …, xn. */
export function names(n: number): string[] {
  return Array.from({ length: n }, (_, i) => `x${i + 1}`)
}

/** The goal “the formula describes the P-positions of the game”. */
export function outcomeGoal(id: string, ruleset: Ruleset, isP: Formula): OutcomeGoal {
  return { kind: 'outcome', id, ruleset, variables: names(ruleset.piles), isP }
}

/** @source GMMV-App, as printed */
export const PRINTED: OutcomeGoal = outcomeGoal('appendix', exactSlowNim(4, 3), APPENDIX)

/** @source GMMV-App, corrected */
export const CORRECTED: OutcomeGoal = outcomeGoal(
  'appendix-corrected',
  exactSlowNim(4, 3),
  CORRECTED_APPENDIX,
)

/**
 * The goal “x is a P-position of SN(n,{k,…,n}) if and only if l(⌊x/2⌋) = l(⌈x/2⌉)”. @source NT-1
 */
export function atLeastK(n: number, k: number): OutcomeGoal {
  const sizes = Array.from({ length: n - k + 1 }, (_, i) => k + i)
  return outcomeGoal(`halves-${n}-${k}`, slowSetNim(n, sizes), balancedFormula(n, k))
}

/** The goal about NIM(n,n−1), stated in terms of the reduction. @source DH-T3.3 */
export function allButOne(n: number): OutcomeGoal {
  return outcomeGoal(`theorem33-${n}`, exactSlowNim(n, n - 1), theorem33Formula(n))
}

/**
 * The strategy that plays on all odd piles, and on the highest even piles until there are k piles.
 * @source NT-1
 */
export function playOddPiles(n: number, k: number): Strategy {
  const x = integers('x', n)
  const piles = x.map((_, i) => i + 1)
  return Array.from({ length: 2 ** n }, (_, bits) => {
    const isOdd = (pile: number): boolean => Math.floor(bits / 2 ** (pile - 1)) % 2 === 1
    const odds = piles.filter(isOdd)
    const evens = piles.filter((pile) => !isOdd(pile))
    const wanted = Math.max(0, k - odds.length)
    return {
      when: and(...x.map((pile, i) => (isOdd(i + 1) ? odd(pile) : even(pile)))),
      play: [...odds, ...evens.slice(evens.length - wanted)],
    }
  }).filter(({ play }) => play.length >= k)
}

/**
 * Three piles in a row. A move takes one stone from one pile, or one stone each from the middle
 * pile and one of its neighbours. The rules distinguish the piles.
 */
export const PATH: OutcomeGoal = outcomeGoal(
  'path',
  hypergraphNim(3, [
    [1, 2],
    [2, 3],
  ]),
  parse('min(x2, x1 + x3) == 0 (mod 2)'),
)
