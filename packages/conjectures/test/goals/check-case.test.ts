import { compile, eq, integer, not, parse, plus, TRUE } from '@nim/presburger'
import {
  type Goal,
  formulaDigest,
  type OutcomeGoal,
  type PartialGoal,
  type ProofResult,
} from '@nim/prover'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { APPENDIX_PART_GOALS, CORRECTED_APPENDIX_GOAL } from '../../src/goals/gmmv/app.ts'
import { conjecture1Goal } from '../../src/goals/dh/types.ts'
import { DH_IMPLICATIONS } from '../../src/goals/dh/implications.ts'
import { GMMV_IMPLICATIONS } from '../../src/goals/gmmv/implications.ts'
import { NT_IMPLICATIONS } from '../../src/goals/nt/implications.ts'
import { theorem2Goal } from '../../src/goals/gmmv/t2.ts'
import { boxOfGoals } from '../../src/goals/index.ts'
import { type CaseParameters, casesOf, formatCase } from '../../src/index.ts'
import { checkCase, checkResult, GoalError, PROVABLE, provableOf } from '../../src/goals/index.ts'

function theorem61Goal(n: number): OutcomeGoal {
  return provableOf('DH-T6.1')!.goals({ n })[0] as OutcomeGoal
}

/** Checks these goals as if they were the goals of a case of the claim. */
function checked(claim: string, parameters: CaseParameters, ...goals: Goal[]) {
  return checkCase(provableOf(claim)!, parameters, goals)
}

/** True for implications that have a case for every set of move sizes, or for every size. */
function isOfSets(claim: string): boolean {
  return [...DH_IMPLICATIONS, ...NT_IMPLICATIONS].some((one) => one.claim === claim)
}

const REFUTED: Readonly<Record<string, number[]>> = {
  'GMMV-App branch=case2.1b': [3, 3, 4, 4],
  'GMMV-App branch=case2.2c': [5, 6, 7, 8],
  'GMMV-App branch=case2.3c': [4, 5, 5, 6],
  'GMMV-App branch=whole': [3, 3, 4, 4],
  'DH-L3.1 n=3 part=c, legal': [0, 1, 1],
  'DH-U4 reading=every A n=3 A={2,3}': [1, 1, 2],
  'GMMV-App-case2': [3, 3, 4, 4],
  'GMMV-App-case2.1b': [3, 3, 4, 4],
  'GMMV-App-case2.2c': [5, 6, 7, 8],
  'GMMV-App-case2.3c': [4, 5, 5, 6],
  ...Object.fromEntries(
    [2, 3, 4, 5].flatMap((n) => [
      [`GMMV-Cor1i n=${n} part=b reading=any`, new Array<number>(n).fill(0)],
      [`GMMV-Cor1i n=${n} part=c reading=position`, [0, ...new Array<number>(n - 1).fill(2)]],
      [`GMMV-Cor1i n=${n} part=d reading=position`, [0, ...new Array<number>(n - 1).fill(2)]],
    ]),
  ),
  ...Object.fromEntries(
    ['a', 'b', 'c'].map((part) => [`GMMV-Cor1ii n=2 part=${part} reading=number`, [1, 2]]),
  ),
}

describe('the goals of a case, before they are proved', () => {
  it.each(sampled(PROVABLE, 3).map((provable) => [provable.claim, provable] as const))(
    'of %s agree with the solver, the claim and @nim/core on a box',
    (claim, provable) => {
      const cases = casesOf(provable.parameters, { n: [1, isOfSets(claim) ? 3 : 5] })
      expect(cases.length).toBeGreaterThan(0)
      for (const parameters of sampled(cases, 24)) {
        const goals = provable.goals(parameters)
        const found = checkCase(provable, parameters, goals)
        const wrongAt = REFUTED[`${claim} ${formatCase(parameters)}`.trim()]
        const wrong = found.flatMap((check) => (check.wrongAt === null ? [] : [check.wrongAt]))
        expect(wrong).toEqual(wrongAt === undefined ? [] : [wrongAt])
        for (const [i, { max, positions, formulas }] of found.entries()) {
          expect(max).toBe(boxOfGoals(goals[i]!.ruleset.piles, provable.positions).max)
          expect(positions).toBeGreaterThan(50)
          expect(formulas).toBe(formulaDigest(goals[i]!))
        }
      }
    },
  )

  it('have formulas in @nim/core, except goals that use only parities, several games, or facts', () => {
    const without = PROVABLE.filter(
      (provable) =>
        provable.inCore === undefined &&
        !GMMV_IMPLICATIONS.includes(provable) &&
        !isOfSets(provable.claim),
    )
    expect(without.map(({ claim }) => claim)).toEqual([
      'GMMV-R1',
      'GMMV-F2',
      'GMMV-F3',
      'DH-R6.2',
      'DH-OP3',
      'NT-L25',
    ])
  })

  it('have boxes of a few ten thousand positions', () => {
    expect([1, 2, 3, 4, 6, 8].map((n) => boxOfGoals(n).max)).toEqual([49_999, 314, 64, 30, 14, 10])
  })
})

describe('a goal that differs from the claim', () => {
  const rule = theorem61Goal(3)
  const isOffAt = (at: string) => ({ kind: 'xor', left: rule.isP, right: parse(at) }) as const

  it('is an error if its formula is wrong where the claim holds', () => {
    const { inCore: _, ...withoutCore } = provableOf('DH-T6.1')!
    const wrong = { ...rule, isP: isOffAt('x1 = 2 and x2 = 7 and x3 = 40') }
    expect(() => checkCase(withoutCore, { n: 3 }, [wrong])).toThrow(
      'on piles 0..64 the check of DH-T6.1 n=3 says holds, but its goal is wrong at 2,7,40',
    )
    expect(() => checkCase(withoutCore, { n: 3 }, [wrong])).toThrow(GoalError)
  })

  it('is an error if it differs from the formula in @nim/core', () => {
    const wrong = { ...rule, isP: not(rule.isP) }
    expect(() => checked('DH-T6.1', { n: 3 }, wrong)).toThrow(
      'the goal DH-T6.1 n=3 gives N at 0,0,0, but the formula in @nim/core gives P',
    )
    const { kind: _, ...restricted } = conjecture1Goal(3, 2)
    const silent = { ...restricted, kind: 'restricted', under: parse('x1 >= 1') } as const
    expect(() => checked('DH-C1', { n: 3, k: 2 }, silent)).toThrow(
      'gives nothing at 0,0,0, but the formula in @nim/core gives P',
    )
  })

  it('is an error if it is right where the claim is refuted, or if it fails at another position', () => {
    const { inCore: _, ...withoutCore } = provableOf('GMMV-App')!
    const whole = { branch: 'whole' }
    expect(() => checkCase(withoutCore, whole, [CORRECTED_APPENDIX_GOAL])).toThrow(
      'on piles 0..30 the claim GMMV-App branch=whole is refuted at 3,3,4,4, but its goal is right',
    )
    const other = APPENDIX_PART_GOALS.get('GMMV-App-case2.2c')!
    expect(() => checkCase(withoutCore, whole, [other])).toThrow(
      'is refuted at 3,3,4,4, but its goal is wrong at 5,6,7,8',
    )
  })

  it('is an error if it relies on a wrong description', () => {
    const goal = conjecture1Goal(3, 2)
    const given = { ...goal.given, isP: eq(plus(...goal.variables.map(integer)), 0) }
    expect(() => checked('DH-C1', { n: 3, k: 2 }, { ...goal, given })).toThrow(
      'the goal DH-C1 n=3 k=2 relies on a formula that is wrong at 0,0,1',
    )
  })

  it('is an error if its remoteness is wrong, or if it states both P and N for a position', () => {
    const goal = theorem2Goal(3)
    const remoteness = plus(goal.remoteness, 2)
    expect(() => checked('GMMV-T2', { n: 3 }, { ...goal, remoteness })).toThrow(
      'gives 2 at 0,0,0, but the formula in @nim/core gives 0',
    )
    const both: PartialGoal = {
      ...(provableOf('GMMV-F2')!.goals({ n: 3, k: 2 })[0] as PartialGoal),
      isN: TRUE,
    }
    expect(() => checked('GMMV-F2', { n: 3, k: 2 }, both)).toThrow(
      'the check of GMMV-F2 n=3 k=2 says holds, but its goal is wrong at 0,0,0',
    )
  })

  it('is checked as it is now, not as an earlier copy', () => {
    const goal = { ...theorem61Goal(2) }
    expect(checked('DH-T6.1', { n: 2 }, goal)[0]!.wrongAt).toBeNull()
    goal.isP = isOffAt('false').left
    expect(compile(goal.isP, ['x1', 'x2', 'x3'])([0, 0, 0])).toBe(true)
    expect(() => checked('DH-T6.1', { n: 2 }, goal)).toThrow()
  })
})

describe("the prover's result", () => {
  const result = (verdict: ProofResult['verdict'], position: number[] | null): ProofResult => ({
    goal: 'goal',
    verdict,
    reason: '',
    counterexample:
      position === null
        ? null
        : {
            position,
            expected: 'P',
            actual: 'N',
            explain: '',
            isSmallest: true,
            checkedBy: 'rules',
          },
    solver: { name: 'none', version: '', binary: null },
    shard: { index: 0, count: 1 },
    counts: { total: 1, raw: 0, simplified: 0, unsat: 1, elsewhere: 0, open: 0 },
    discharged: [],
    seconds: 0,
  })
  const box = (wrongAt: number[] | null) => ({ max: 9, positions: 220, formulas: '', wrongAt })

  it('agrees with the box', () => {
    checkResult(box(null), result('proved', null))
    checkResult(box([1, 2, 3]), result('refuted', [1, 2, 3]))
    checkResult(box([1, 2, 3]), result('incomplete', null))
    // The prover may find a smaller counterexample outside the box, or one outside a box without a
    // mistake.
    checkResult(box([9, 9, 9]), result('refuted', [0, 0, 10]))
    checkResult(box(null), result('refuted', [0, 0, 10]))
  })

  it.each([
    [[1, 2, 3], 'proved', null, 'the prover proves goal, but it is false at 1,2,3'],
    [null, 'refuted', [1, 2, 3], 'refutes goal at 1,2,3, but the box 0..9 has nothing'],
    [[1, 2, 3], 'refuted', [1, 1, 3], 'refutes goal at 1,1,3, but the box 0..9 has 1,2,3'],
    [[1, 2, 3], 'refuted', [0, 0, 10], 'refutes goal at 0,0,10, but the box 0..9 has 1,2,3'],
  ] as const)('contradicts the box: %j, %s %j', (wrongAt, verdict, position, message) => {
    const found = result(verdict, position === null ? null : [...position])
    const check = box(wrongAt === null ? null : [...wrongAt])
    expect(() => checkResult(check, found)).toThrow(message)
  })

  it('may be a counterexample in the box that is not marked as the smallest', () => {
    const found = result('refuted', [4, 4, 4])
    const larger = { ...found, counterexample: { ...found.counterexample!, isSmallest: false } }
    checkResult(box([1, 2, 3]), larger)
    expect(() => checkResult(box(null), larger)).toThrow(GoalError)
  })
})
