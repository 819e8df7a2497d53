import { FALSE, parse } from '@nim/presburger'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type * as Cases from '../../src/encode/cases.ts'
import { conditionsOf, embeddedZ3, obligations, prove, type Solver } from '../../src/index.ts'
import { controlOf } from '../control/liar.ts'
import { PATH } from '../goals/goals.ts'
import { unhurried } from '../solve/unhurried.ts'

const simplifier = vi.hoisted(() => ({ endsAll: false }))
vi.mock('../../src/encode/cases.ts', async (original) => {
  const { casesOf, ...rest } = await original<typeof Cases>()
  return {
    ...rest,
    *casesOf(...args: Parameters<typeof casesOf>): Generator<Cases.Case> {
      for (const part of casesOf(...args)) {
        yield simplifier.endsAll ? { ...part, formula: FALSE } : part
      }
    },
  }
})

const WRONG = { ...PATH, isP: parse('min(x2, x1 + x3 + 1) == 0 (mod 2)') }
const CONDITION = /^; condition \S+, as it is$/m
const CASE = /^; obligation \S+, as it is$/m
const COVER = /^; the cases of \S+ leave nothing out$/m

const z3 = unhurried(embeddedZ3())
afterAll(() => z3.close())
afterEach(() => {
  simplifier.endsAll = false
})

/**
 * A Z3 solver that first receives each condition as a whole, and does not answer queries of these
 * shapes.
 */
function without(...shapes: readonly RegExp[]): Solver {
  return {
    ...z3,
    rawMs: 20_000,
    check: (script, options) =>
      controlOf(script) === undefined && shapes.some((shape) => shape.test(script))
        ? Promise.resolve({ status: 'timeout', reason: 'late', seconds: 0 })
        : z3.check(script, options),
  }
}

describe('a case that simplification settled', () => {
  const conditions = conditionsOf(PATH).length
  const cases = [...obligations(PATH)]
  const ended = cases.filter(({ isSimplified }) => isSimplified).length

  it('is sent unsimplified, together with the question whether the cases cover the condition', async () => {
    const { verdict, counts, discharged } = await prove(PATH, { solver: without(CONDITION) })
    const total = cases.length + conditions
    expect({ verdict, counts }).toMatchObject({
      verdict: 'proved',
      counts: { total, raw: 0, simplified: 0, unsat: total, open: 0 },
    })
    const asked = discharged.filter(({ status }) => status === 'unsat').map(({ id }) => id)
    expect(asked).toEqual(expect.arrayContaining(cases.map(({ id }) => id)))
    expect(asked.filter((id) => id.endsWith('-cover'))).toHaveLength(conditions)
  })

  it.each([
    ['if the solver has no answer', without(CONDITION, CASE, COVER), conditions],
    ['if the solver does not get conditions as a whole', z3, 0],
  ])('is counted %s', async (_, solver, covers) => {
    const { verdict, counts } = await prove(PATH, { solver })
    expect({ verdict, counts }).toMatchObject({
      verdict: 'proved',
      counts: { simplified: ended + covers, unsat: cases.length - ended },
    })
  })

  it('is not trusted if the simplification is wrong', async () => {
    simplifier.endsAll = true
    const { verdict, counterexample } = await prove(WRONG, { solver: without(CONDITION), scan: 0 })
    expect({ verdict, position: counterexample?.position }).toEqual({
      verdict: 'refuted',
      position: [0, 1, 0],
    })
  })
})
