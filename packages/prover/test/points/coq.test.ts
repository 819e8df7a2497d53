import { fileURLToPath } from 'node:url'
import { hypergraphNim, slowSetNim } from '@nim/core/rules'
import { balancedFormula, theorem33Formula } from '@nim/core/setnim'
import {
  and,
  constant,
  even,
  FALSE,
  integers,
  max,
  odd,
  or,
  parse,
  parseTerm,
  TRUE,
} from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import type { ClosedForm, Goal, ImplicationGoal, OutcomeGoal } from '../../src/goal/goal.ts'
import { coqFile } from '../../src/points-coq/index.ts'
import { NotDecidable } from '../../src/points/index.ts'
import { CORRECTED, names, outcomeGoal, PATH } from '../goals/goals.ts'

/** formal/check.sh gives these files to Coq. `vitest -u` rewrites them. */
const GAMES = fileURLToPath(new URL('../../../../formal/games/', import.meta.url))

/** A formula with every kind of term and formula. The formula states that both piles are even. */
const ALL_KINDS = parse(
  '(if min(x1, 3*x2) >= 0 and max(x1, x2 - 1) > x1 - 1 then ' +
    '(count(x1 mod 2 = 1, x2 mod 2 != 0) < 1 xor x1 + 2 <= 0) else [x1 = x2] + x2 <= 0) ' +
    'and (x1 - x2 == 0 (mod 2) <-> 2*((x1 + x2) div 2) = x1 + x2) and (x1 < 2 -> x1 = 0) ' +
    'and not (x2 = 1 or x2 = 3) and (if x2 >= 4 then x2 else x2 + 6) mod 4 != 3',
)

const [x1, x2, x3] = integers('x', 3)

const SN_3_2: OutcomeGoal = outcomeGoal('SN_3_2', slowSetNim(3, [2]), theorem33Formula(3))

const MISERE_PATH: OutcomeGoal = {
  ...PATH,
  play: 'misere',
  isP: parse('min(x2, x1 + x3) == 1 (mod 2)'),
}

const MISERE_SN: OutcomeGoal = {
  ...outcomeGoal('SN_3_1_misere', slowSetNim(3, [1]), parse('x1 + x2 + x3 == 1 (mod 2)')),
  play: 'misere',
}

/** A position is P if both piles are even, and N if one pile is odd. @source DH-T4.1 */
const PARTIAL: Goal = {
  kind: 'partial',
  id: 'partial',
  ruleset: slowSetNim(2, [1, 2]),
  variables: names(2),
  isP: and(even(x1!), even(x2!)),
  isN: or(odd(x1!), odd(x2!)),
}

/** @source GMMV-R1 */
const PARTIAL_EDGES: Goal = {
  ...PARTIAL,
  ruleset: hypergraphNim(2, [[1], [1, 2]]),
  isN: odd(x1!),
}

/** @source GMMV-T2, n = 2 */
const REMOTENESS: Goal = {
  kind: 'remoteness',
  id: 'remoteness',
  ruleset: slowSetNim(2, [1]),
  variables: names(2),
  remoteness: parseTerm('x1 + x2'),
}

/** @source GMMV-T2, misère play, n = 2 with A = {1,2} */
const REMOTENESS_MISERE: Goal = {
  ...REMOTENESS,
  id: 'remoteness, misère play',
  ruleset: slowSetNim(2, [1, 2]),
  play: 'misere',
  remoteness: parseTerm(
    'if x1 = 0 then x2 else if x2 mod 2 = 0 or x1 mod 2 = 0 then x1 + x2 - 1 else ' +
      'if x1 >= 2 then x1 + x2 - 2 else x2 + 1',
  ),
}

const GRUNDY: Goal = {
  kind: 'grundy',
  id: 'Grundy value',
  ruleset: slowSetNim(2, [1, 2]),
  variables: names(2),
  play: 'normal',
  says: parseTerm('if x1 mod 2 = 0 then x2 mod 2 else if x2 mod 2 = 0 then 3 else 2'),
}

/** A move takes one stone from the third pile, or one stone from each of the other two. */
const GRUNDY_EDGES: Goal = {
  ...GRUNDY,
  id: 'Grundy value by edges',
  ruleset: hypergraphNim(3, [[3], [1, 2]]),
  variables: names(3),
  says: parseTerm('(min(x1, x2) + x3) mod 2'),
}

/**
 * A position of NIM(3,1) is P if the number of odd piles is even. The statement is about positions
 * with two equal piles.
 */
const RESTRICTED: Goal = {
  kind: 'restricted',
  id: 'restricted',
  ruleset: slowSetNim(3, [1]),
  variables: names(3),
  under: parse('x1 = x2'),
  isP: even(x3!),
  given: outcomeGoal('given', slowSetNim(3, [1]), parse('x1 + x2 + x3 == 0 (mod 2)')),
}

/** Here v is the largest number with (v,v) ≼ x, which is x1. A move decreases v by at most 1. */
const LEAST: ImplicationGoal = {
  kind: 'implication',
  id: 'numbers',
  ruleset: slowSetNim(2, [1, 2]),
  variables: names(2),
  under: parse('v > 0'),
  says: parse('v_next >= v - 1'),
  quantities: [
    {
      name: 'v',
      attains: parse('v <= x1'),
      tried: [],
      says: 'the largest v with (v,v) ≼ x',
      premises: [],
      closedForm: { asked: 'Below', holds: parse('x1 = v and x2 = v'), value: x1! },
    },
  ],
  moves: 'legal',
}

/**
 * If the piles are equal, the strategy takes a stone from the second pile, which then comes first
 * in the order.
 */
const BY_RULES: ImplicationGoal = {
  ...LEAST,
  under: TRUE,
  says: parse('v_next = v - [x1 = x2]'),
  moves: [
    { when: parse('x2 > 0'), play: [2] },
    { when: TRUE, play: [1, 2] },
  ],
}

/** Here v is the largest sum of a position strictly below x, which is the sum of x minus 1. */
const OF_POSITIONS: ImplicationGoal = {
  kind: 'implication',
  id: 'numbers of positions',
  ruleset: slowSetNim(2, [1, 2]),
  variables: names(2),
  under: parse('v >= 0'),
  says: parse('v = sum - 1'),
  quantities: [
    {
      ...LEAST.quantities[0]!,
      says: 'the largest sum of a position below x',
      closedForm: {
        asked: 'StrictlyBelow',
        holds: parse('x1 + x2 = v'),
        value: parseTerm('x1 + x2 - 1'),
      },
    },
    {
      name: 'sum',
      attains: parse('sum = x1 + x2'),
      tried: [],
      says: 'the sum',
      premises: [],
    },
  ],
}

/**
 * For each w from 0 to x2, v is the largest number with (v,v + w) ≼ x. If w ≤ x2 − x1, then v is
 * x1.
 */
const WITH_FURTHER: ImplicationGoal = {
  kind: 'implication',
  id: 'numbers with further numbers',
  ruleset: slowSetNim(2, [1, 2]),
  variables: names(2),
  also: [{ name: 'w', from: constant(0), to: x2! }],
  under: parse('w <= x2 - x1'),
  says: parse('v = x1'),
  quantities: [
    {
      ...LEAST.quantities[0]!,
      says: 'v(z*) of the largest z* = (v,v + w) ≼ x',
      closedForm: {
        asked: 'Below',
        holds: parse('x1 = v and x2 = v + w'),
        value: parseTerm('if w <= x2 then min(x1, x2 - w) else -1'),
      },
    },
  ],
}

/** The largest pile of red(x). @source DH-D3 */
const REDUCED: ImplicationGoal = {
  kind: 'implication',
  id: 'numbers of the reduction',
  ruleset: slowSetNim(3, [2, 3]),
  variables: names(3),
  under: TRUE,
  says: parse('red3 <= x1 + x2'),
  quantities: [
    {
      name: 'red3',
      attains: parse('red3 <= x3 and red3 <= x1 + x2 and 2*red3 <= x1 + x2 + x3'),
      tried: [],
      says: 'stack 3 of red(x), DH-D3',
      premises: [],
      closedForm: {
        asked: 'Here',
        holds: parse('red3 <= x3 and x1 + x2 + x3 >= 2*red3 and x1 + x2 >= red3'),
        value: parseTerm('min(x3, x1 + x2, (x1 + x2 + x3) div 2)'),
        reducedPile: 3,
      },
    },
  ],
}

/**
 * The range of the first number starts at −x1, and the range of the second starts at the first
 * number.
 */
const OF_VECTORS: ImplicationGoal = {
  ...WITH_FURTHER,
  id: 'numbers of vectors',
  also: [
    { name: 'z1', from: parseTerm('-1*x1'), to: x1! },
    { name: 'z2', from: parseTerm('z1'), to: x1! },
  ],
  under: TRUE,
  says: parse('v >= 0 -> z2 >= 0 and v <= 2*z2'),
  quantities: [
    {
      name: 'v',
      attains: parse('v = z1 + z2'),
      tried: [],
      says: 'the sum, if it is not negative',
      premises: [],
      closedForm: {
        asked: 'Here',
        holds: parse('v = z1 + z2'),
        value: parseTerm('max(z1 + z2, -1)'),
      },
    },
  ],
}

const FILES: Readonly<Record<string, Goal>> = {
  SN_3_2,
  SN_3_23: outcomeGoal('SN_3_23', slowSetNim(3, [2, 3]), balancedFormula(3, 2)),
  SN_3_1_misere: MISERE_SN,
  Path: PATH,
  Path_misere: MISERE_PATH,
  AllKinds: outcomeGoal('all kinds', slowSetNim(2, [1, 2]), ALL_KINDS),
  SN_2_12_partial: PARTIAL,
  Edges_partial: PARTIAL_EDGES,
  SN_2_1_remoteness: REMOTENESS,
  SN_2_12_remoteness_misere: REMOTENESS_MISERE,
  SN_2_12_grundy: GRUNDY,
  Edges_grundy: GRUNDY_EDGES,
  SN_3_1_restricted: RESTRICTED,
  SN_2_12_numbers: OF_POSITIONS,
  SN_2_12_numbers_further: WITH_FURTHER,
  SN_2_12_numbers_moves: LEAST,
  SN_2_12_numbers_strategy: BY_RULES,
  SN_2_12_numbers_vectors: OF_VECTORS,
  SN_3_23_numbers_reduction: REDUCED,
}

function withNumber(change: Partial<ClosedForm> | null): Goal {
  const [v] = LEAST.quantities
  const { closedForm, ...plain } = v!
  const changed = change === null ? plain : { ...plain, closedForm: { ...closedForm!, ...change } }
  return { ...LEAST, quantities: [changed] }
}

describe('proofs by points for Coq', () => {
  it.each(Object.entries(FILES))(
    'formal/games/%s.v is the file that the prover writes',
    async (name, goal) => {
      await expect(coqFile([goal])).toMatchFileSnapshot(`${GAMES}${name}.v`)
    },
  )

  it('have no overlong lines', () => {
    const lines = coqFile([CORRECTED]).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100)
  })

  it('have a separate module for each goal of a case', () => {
    const modules = coqFile([PARTIAL, REMOTENESS]).match(/^Module Goal.*$|^Theorem \w+/gm)
    expect(modules).toEqual([
      'Module Goal1.',
      'Theorem P_and_N',
      'Module Goal2.',
      'Theorem remoteness_is',
    ])
  })

  it.each<[string, Goal]>([
    ['Grundy values in misère play', { ...GRUNDY, play: 'misere' }],
    ['Grundy values without an upper limit', { ...GRUNDY, says: x1! }],
    ['wrong Grundy values', { ...GRUNDY, says: constant(0) }],
    ['wrong remoteness in misère play', { ...REMOTENESS_MISERE, play: 'normal' }],
    ['a wrong remoteness', { ...REMOTENESS, remoteness: max(x1!, x2!) }],
    ['a quantity whose term has another value', withNumber({ value: x2! })],
    ['a quantity with another kind of definition', withNumber({ asked: 'Here' })],
    ['a quantity without a term', withNumber(null)],
    ['a conclusion that does not follow', { ...LEAST, says: FALSE }],
    ['a strategy that names an empty pile', { ...BY_RULES, moves: [{ when: TRUE, play: [1, 2] }] }],
    ['a number that the goal does not define', { ...LEAST, under: parse('w = 0') }],
    ['further numbers with an upper end that is too large', { ...WITH_FURTHER, under: TRUE }],
    ['further numbers in a goal about moves', { ...WITH_FURTHER, moves: 'legal' }],
    [
      'further numbers that are different at lower positions',
      { ...WITH_FURTHER, also: [{ name: 'w', from: x1!, to: x2! }] },
    ],
    ['a wrong formula under a hypothesis', { ...RESTRICTED, under: TRUE }],
    [
      'a hypothesis in a game that distinguishes its piles',
      { ...RESTRICTED, ruleset: PATH.ruleset },
    ],
  ])('are not written for %s', (_, goal) => {
    expect(() => coqFile([goal])).toThrow(NotDecidable)
  })
})
