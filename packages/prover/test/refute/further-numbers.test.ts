import { exactSlowNim } from '@nim/core/rules'
import { constant, integer, parse, TRUE } from '@nim/presburger'
import { afterAll, describe, expect, it } from 'vitest'
import { argumentOf } from '../../src/certificate/argument.ts'
import { formulasOf } from '../../src/certificate/formula-digest.ts'
import { embeddedZ3, type ImplicationGoal, prove } from '../../src/index.ts'
import { unhurried } from '../solve/unhurried.ts'

const solver = unhurried(embeddedZ3())
afterAll(() => solver.close())

/** A goal about every pair of numbers s ≤ t up to the larger pile. */
const goal: ImplicationGoal = {
  kind: 'implication',
  id: 'pairs',
  ruleset: exactSlowNim(2, 1),
  variables: ['x1', 'x2'],
  also: [
    { name: 's', from: constant(0), to: integer('x2') },
    { name: 't', from: integer('s'), to: integer('x2') },
  ],
  quantities: [],
  under: TRUE,
  says: parse('s + t <= 2 * x2'),
}

describe('further numbers of an implication', () => {
  it('are complete: the goal is proved', async () => {
    expect(await prove(goal, { solver, scan: 100 })).toMatchObject({ verdict: 'proved' })
  })

  it.each([0, 1000])(
    'give the smallest counterexample after a scan of %i positions',
    async (scan) => {
      const wrong = { ...goal, says: parse('s + t < 8') }
      expect(await prove(wrong, { solver, scan })).toMatchObject({
        verdict: 'refuted',
        counterexample: {
          position: [0, 4],
          isSmallest: true,
          explain: '0,4 with s = 4, t = 4',
        },
      })
    },
  )

  it('appear in the statement of a certificate', () => {
    expect(argumentOf(goal)).toContain('t is every whole number from s to x2.')
    expect(formulasOf(goal)).toMatchObject({ 'every t': 'from s to x2' })
  })
})
