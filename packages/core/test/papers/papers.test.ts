import {
  APPENDIX,
  appendixIsP,
  CORRECTED_APPENDIX,
  correctedAppendixBranch,
} from '../../src/exact-slow/index.ts'
import { type Position, sortedBox } from '../../src/rules/index.ts'
import {
  allStacksFormula,
  anyStacksFormula,
  balancedFormula,
  conjecture1Formula,
  kToAllButOneFormula,
  oddCountFormula,
  oddNumbersFormula,
  oneOrAllButOneFormula,
  oneOrAtLeastKFormula,
  oneStackFormula,
  outcomeByConjecture1,
  outcomeByTheorem33,
  outcomeByTheorem41,
  outcomeByTheorem51,
  outcomeByTheorem61,
  outcomeOnAllStacks,
  outcomeOnAnyStacks,
  outcomeOnKToAllButOne,
  outcomeOnOddNumbers,
  outcomeOnOneOrAllButOne,
  outcomeOnOneOrAtLeastK,
  outcomeOnOneStack,
  theorem33Formula,
  theorem51Formula,
  theorem61Formula,
} from '../../src/setnim/index.ts'
import { describe, expect, it } from 'vitest'
import {
  assign,
  compile,
  compileToClosures,
  evaluate,
  type Formula,
  parse,
  simplify,
  toSharedSmtLib,
  toText,
} from '@nim/presburger'
import { evaluateSmtLib } from '../../../presburger/test/smtlib-semantics/evaluate-smtlib.ts'
import { readSExpressions } from '../../../presburger/test/smtlib-semantics/s-expression.ts'

/**
 * For each formula of a paper: its name, the number of piles, the largest pile of the box, the
 * formula, and the corresponding function of @nim/core.
 */
const FORMULAS: readonly (readonly [string, number, number, Formula, (x: Position) => boolean])[] =
  [
    ['GMMV-App', 4, 24, APPENDIX, appendixIsP],
    ['GMMV-App, corrected', 4, 24, CORRECTED_APPENDIX, (x) => correctedAppendixBranch(x).isP],
    ...[3, 4, 5].flatMap((n) =>
      Array.from({ length: n }, (_, i) => i + 1).flatMap((k) => [
        [
          `DH-C1 n=${n} k=${k}`,
          n,
          9,
          conjecture1Formula(n, k),
          isP((x) => outcomeByConjecture1(x, k)),
        ] as const,
        [
          `halves n=${n} k=${k}`,
          n,
          9,
          balancedFormula(n, k),
          isP((x) => outcomeByConjecture1(x, k)),
        ] as const,
      ]),
    ),
    ...[3, 4, 5].flatMap((n) => [
      [`DH-T3.3 n=${n}`, n, 9, theorem33Formula(n), isP(outcomeByTheorem33)] as const,
      [`DH-T5.1 n=${n}`, n, 9, theorem51Formula(n), isP(outcomeByTheorem51)] as const,
      [`DH-T6.1 n=${n}`, n, 9, theorem61Formula(n), isP(outcomeByTheorem61)] as const,
      [`DH-I1 n=${n}`, n, 9, oneStackFormula(n), isP(outcomeOnOneStack)] as const,
      [`DH-I2 n=${n}`, n, 9, allStacksFormula(n), isP(outcomeOnAllStacks)] as const,
      [`DH-I3 n=${n}`, n, 9, anyStacksFormula(n), isP(outcomeOnAnyStacks)] as const,
    ]),
    ...(
      [
        [2, 1],
        [3, 2],
        [4, 3],
        [5, 2],
        [5, 4],
      ] as const
    ).map(
      ([n, k]) =>
        [
          `NT-2 n=${n} k=${k}`,
          n,
          9,
          kToAllButOneFormula(n, k),
          isP((x) => outcomeOnKToAllButOne(x, k)),
        ] as const,
    ),
    ...[3, 5].map(
      (n) => [`NT-3 n=${n}`, n, 9, oneOrAllButOneFormula(n), isP(outcomeOnOneOrAllButOne)] as const,
    ),
    ...(
      [
        [3, [1, 3]],
        [4, [1, 3]],
        [4, [1, 3, 4]],
      ] as const
    ).map(
      ([n, A]) =>
        [
          `NT-4 n=${n} A=${A.join()}`,
          n,
          9,
          oddNumbersFormula(n, A),
          isP((x) => outcomeOnOddNumbers(x, A)),
        ] as const,
    ),
    ...(
      [
        [4, [1, 3, 4]],
        [5, [1, 4, 5]],
      ] as const
    ).map(
      ([n, A]) =>
        [
          `NT-5 n=${n} A=${A.join()}`,
          n,
          9,
          oneOrAtLeastKFormula(n, A),
          isP((x) => outcomeOnOneOrAtLeastK(x, A)),
        ] as const,
    ),
    ['DH-T4.1, P', 4, 9, oddCountFormula(4, [0]), isP((x) => outcomeByTheorem41(x, [2, 3]))],
    ['DH-T4.1, N', 4, 9, oddCountFormula(4, [2, 3]), (x) => outcomeByTheorem41(x, [2, 3]) === 'N'],
  ]

function isP(outcome: (x: Position) => 'P' | 'N' | null): (x: Position) => boolean {
  return (x) => outcome(x) === 'P'
}

function names(n: number): string[] {
  return Array.from({ length: n }, (_, i) => `x${i + 1}`)
}

describe('formulas of the papers as values', () => {
  it.each(FORMULAS)(
    '%s agrees with @nim/core on a box, in every form',
    (_, n, max, f, isPosition) => {
      const uses = [
        compile(f, names(n)),
        compileToClosures(f, names(n)),
        compile(simplify(f), names(n)),
        compile(parse(toText(f)), names(n)),
      ]
      const smtLib = readSExpressions(toSharedSmtLib(f))[0]!
      let [checked, p] = [0, 0]
      sortedBox(n, max).forEach((x) => {
        const expected = isPosition(x)
        for (const use of uses) if (use(x) !== expected) expect.fail(`wrong at ${x.join()}`)
        if (checked % 37 === 0) {
          const big = x.map((pile) => BigInt(pile))
          expect(evaluate(f, assign(names(n), x))).toBe(expected)
          expect(evaluate(f, assign(names(n), big))).toBe(expected)
          expect(evaluateSmtLib(smtLib, assign(names(n), big))).toBe(expected)
        }
        checked++
        if (expected) p++
      })
      expect(p).toBeGreaterThan(0)
      expect(p).toBeLessThan(checked)
    },
  )

  it.each(FORMULAS.filter(([, n]) => n === 4))(
    '%s agrees with @nim/core far beyond 2^53',
    (_, n, __, f, isPosition) => {
      const shift = 840n * 10n ** 40n
      for (let i = 0; i < 200; i++) {
        const x = [0, 1, 2, 3].map((j) => ((i + 1) * (j + 3) * 7919) % 23).sort((a, b) => a - b)
        const huge = x.map((pile) => BigInt(pile) + shift)
        // A shift of all piles by the same multiple of the modulus keeps all residues. Only λ and D
        // grow.
        expect(evaluate(f, assign(names(n), huge))).toBe(isPosition(huge as unknown as Position))
      }
    },
  )
})
