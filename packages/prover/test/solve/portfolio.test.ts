import { describe, expect, it } from 'vitest'
import { type Answer, identityOf, portfolio, prove, type Solver } from '../../src/index.ts'
import { liar } from '../control/liar.ts'
import { PATH } from '../goals/goals.ts'

/** A solver that always gives this answer, and the list of queries that it received. */
function always(name: string, answer: Partial<Answer>): { solver: Solver; asked: string[] } {
  const asked: string[] = []
  const solver = liar({
    name,
    rawMs: 10,
    version: () => Promise.resolve(`${name} 1`),
    check: (script) => {
      asked.push(script)
      return Promise.resolve({ status: 'unsat', reason: '', seconds: 0, ...answer })
    },
  })
  return { solver, asked }
}

describe('a portfolio', () => {
  it('asks the next solver only if the previous one has no answer, and names the solver that answered', async () => {
    const mute = always('mute', { status: 'timeout', reason: 'late' })
    const quick = always('quick', { status: 'unsat' })
    const last = always('last', { status: 'unsat' })
    const all = portfolio([mute.solver, quick.solver, last.solver])
    const { verdict, solver, discharged } = await prove(PATH, { solver: all })
    expect(verdict).toBe('proved')
    expect(solver.name).toBe('mute,quick,last')
    expect(new Set(discharged.map((each) => each.solver))).toEqual(new Set(['quick']))
    expect(mute.asked).toEqual(quick.asked)
    expect(mute.asked.length).toBeGreaterThan(0)
    expect(last.asked).toEqual([])
    expect((await identityOf(all)).version).toBe(
      'mute 1 (no digest); quick 1 (no digest); last 1 (no digest)',
    )
  })

  it('has no answer if no solver has one, and gives the reasons', async () => {
    const { solver: one } = always('one', { status: 'timeout', reason: 'late' })
    const { solver: two } = always('two', { status: 'error', reason: 'gone' })
    expect(await portfolio([one, two]).check('(check-sat)')).toMatchObject({
      status: 'error',
      reason: 'one: timeout late; two: error gone',
    })
  })

  it('asks no other solver when it is cancelled', async () => {
    const { solver: one } = always('one', { status: 'unknown', reason: 'cancelled' })
    const two = always('two', {})
    const signal = AbortSignal.abort()
    expect((await portfolio([one, two.solver]).check('', { signal })).status).toBe('unknown')
    expect(two.asked).toEqual([])
  })
})
