import type { StatedFact, VerdictRecord } from '@nim/conjectures'
import { slowSetNim } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { type Derivation, deriveFromRules } from '../src/review/derive.ts'
import { levelRemotenessByDefinition } from '../src/review/level-by-definition.ts'
import { reducedByDefinition } from '../src/review/reduced-by-definition.ts'

/** No player may flip, so the game is Wythoff's game. */
const flips: Flips = {
  reading: 'f1',
  phase: 'normal',
  least: 0,
  gap: 0,
  isEach: true,
  mover: 0,
  other: 0,
}

type Flips = Extract<StatedFact, { fact: 'flip-flop' }>['flips']
type Stated = StatedFact & { readonly ruleset: string }

/** True facts of every kind, and how a failure message writes the value of each. */
const TRUE: readonly (readonly [fact: Stated, words: string])[] = [
  [rules('NIM(4,3)', [3, 3, 4, 4], { fact: 'outcome', value: 'P' }), 'P'],
  [rules('NIM(4,3)', [3, 3, 4, 5], { fact: 'outcome', value: 'N' }), 'N'],
  [rules('NIM(3,2)', [0, 1, 4], { fact: 'remoteness', value: 1 }), '1'],
  [{ ...rules('SN(3,{2})', [1, 1, 2], { fact: 'remoteness', value: 2 }), play: 'misere' }, '2'],
  [rules('NIM(1,1)', [3], { fact: 'grundy', value: 1 }), '1'],
  [rules('NIM(3,2)', [0, 1, 4], { fact: 'options', value: [[0, 0, 3]] }), '0,0,3'],
  [
    rules('SN(2,{1})', [1, 2], {
      fact: 'options',
      value: [
        [1, 1],
        [0, 2],
      ],
    }),
    '0,2 1,1',
  ],
  [rules('NIM(3,2)', [0, 0, 3], { fact: 'options', value: [] }), 'none'],
  [rules('SN(5,{4})', [4, 4, 4, 5, 8], { fact: 'reduction', value: [4, 4, 4, 5, 5] }), '4,4,4,5,5'],
  [rules('SN(1,{1})', [3], { fact: 'reduction', value: [3] }), '3'],
  [rules('NIM(3,1)', [0, 1, 1], { fact: 'critical-level', value: 2 }), '2'],
  // The position 0,0,2 is next to 0,1,1, which has the same remoteness.
  [rules('NIM(3,1)', [0, 0, 2], { fact: 'critical-level', value: 2 }), '2'],
  [rules('NIM(3,2)', [1, 1, 2], { fact: 'critical-level', value: null }), 'null'],
  [rules('WYTHOFF', [1, 2], { fact: 'flip-flop', value: 'P', flips }), 'P'],
  [rules('NIM(3,2)', [0, 2, 3], { fact: 'level-remoteness', value: 3 }), '3'],
  // The options of the position 7,9,9,10 have remoteness 10, 11 and 12.
  [rules('NIM(4,3)', [7, 9, 9, 10], { fact: 'level-remoteness', value: 11 }), '11'],
]

/** Facts about positions that are too large to derive from the rules. */
const LARGE: readonly Stated[] = [
  rules('NIM(3,2)', [99_999, 99_999, 99_999], { fact: 'outcome', value: 'P' }),
  rules('NIM(3,2)', [1, 1, 1], { fact: 'reduction', value: [1, 1, 1] }),
  rules('SN(3,{2})', [99, 99, 99], { fact: 'reduction', value: [99, 99, 99] }),
  rules('NIM(3,2)', [0, 0, 999], { fact: 'critical-level', value: 1 }),
  rules('WYTHOFF', [0, 61], { fact: 'flip-flop', value: 'P', flips }),
  rules('NIM(3,2)', [0, 0, 41], { fact: 'level-remoteness', value: 0 }),
]

type Said = StatedFact extends infer F
  ? F extends StatedFact
    ? Omit<F, 'position' | 'saidBy'>
    : never
  : never

function rules(ruleset: string, position: readonly number[], said: Said): Stated {
  return { ...said, position, saidBy: 'rules', ruleset }
}

/**
 * Derives these facts from the rules. The facts belong to a counterexample at the position of the
 * first fact.
 */
function derive(...stated: readonly StatedFact[]): Derivation {
  const counterexample = { position: stated[0]!.position, stated }
  return deriveFromRules({ claim: 'GMMV-T2', counterexample } as unknown as VerdictRecord)
}

describe('a fact that a counterexample states', () => {
  it.each(TRUE)('is correct if it follows from the rules: %o', (fact) => {
    expect(derive(fact)).toEqual({ facts: 1, isWhole: true, failures: [] })
  })

  it.each(TRUE)('is reported with the true value if it is wrong: %o', (fact, words) => {
    const same = TRUE.find(([one, said]) => one.fact === fact.fact && said !== words)
    const [other, said] = same ?? [{ value: 7 }, '7']
    const { failures } = derive({ ...fact, value: other.value } as StatedFact)
    const at = `${fact.fact} of ${fact.position.join()} in ${fact.ruleset}`
    expect(failures).toEqual([`the ${at}: stated is ${said}, the rules give ${words}`])
  })

  it.each(LARGE)('is skipped if its position is too large: %o', (fact) => {
    expect(derive(fact)).toEqual({ facts: 0, isWhole: false, failures: [] })
    expect(derive(TRUE[0]![0], fact)).toEqual({ facts: 1, isWhole: false, failures: [] })
  })

  it.each([[[3, 4, 4]], [[3, 4, 4, -1]], [[3, 4, 4, 4.5]]])(
    'is wrong at %j, which is not a position',
    (x) => {
      expect(derive(rules('NIM(4,3)', x, { fact: 'outcome', value: 'P' })).failures).toEqual([
        `the outcome of ${x.join()} in NIM(4,3): stated is P, the rules give no position of the game`,
      ])
    },
  )

  it('makes a counterexample complete, together with facts about other positions', () => {
    expect(derive(TRUE[0]![0], TRUE[1]![0])).toEqual({ facts: 2, isWhole: true, failures: [] })
  })

  it('does not make a counterexample complete if it is about another position or is part of the statement', () => {
    const fact = TRUE[0]![0]
    const elsewhere = { position: [9], stated: [fact] }
    const record = (counterexample: unknown) => ({ counterexample }) as VerdictRecord
    expect(deriveFromRules(record(elsewhere))).toEqual({ facts: 1, isWhole: false, failures: [] })
    expect(deriveFromRules(record({ stated: [fact] })).isWhole).toBe(true)
    expect(derive({ ...fact, saidBy: 'statement' }).facts).toBe(0)
    expect(deriveFromRules(record(null))).toEqual({ facts: 0, isWhole: false, failures: [] })
    const unnamed = { ...fact, ruleset: undefined } as unknown as StatedFact
    expect(derive(unnamed)).toEqual({ facts: 0, isWhole: false, failures: [] })
    const named = { ruleset: fact.ruleset, ...record({ stated: [unnamed] }) }
    expect(deriveFromRules(named as VerdictRecord).facts).toBe(1)
  })
})

it('the remoteness above a level agrees with a plain search, for all entries up to 6', () => {
  const MAX = 6
  const known = new Map<string, number>()
  const search = (x: readonly [number, number, number]): number => {
    const key = x.join()
    const isOver = x.filter((entry) => entry === 0).length > 1
    const below = isOver
      ? []
      : x.map((kept, i) => {
          const less = x.map((entry) => Math.max(entry - 1, 0)).with(i, kept)
          return known.get(less.join())!
        })
    const lost = below.filter((value) => value === 2 * Math.floor(value / 2))
    const longest = below.reduce((most, value) => (value > most ? value : most), -1)
    const found =
      1 + lost.reduce((least, value) => (value < least ? value : least), lost[0] ?? longest)
    known.set(key, found)
    return found
  }
  for (let a = 0; a <= MAX; a++) {
    for (let b = 0; b <= MAX; b++) {
      for (let c = 0; c <= MAX; c++) {
        expect([a, b, c, levelRemotenessByDefinition([a, b, c])]).toEqual([
          a,
          b,
          c,
          search([a, b, c]),
        ])
      }
    }
  }
})

it('a reduction is derived only if at most 200,000 vectors are below the position', () => {
  expect(reducedByDefinition(slowSetNim(3, [3]), [0, 399, 499])).toEqual([0, 0, 0])
  // 3 · 163 · 409 = 200,001 vectors
  expect(reducedByDefinition(slowSetNim(3, [3]), [2, 162, 408])).toBeNull()
  expect(reducedByDefinition(slowSetNim(3, [3]), [0, 446, 447])).toBeNull()
})
