import { afterAll, describe, expect, it } from 'vitest'
import { hasTool } from '../../../../vitest.tools.ts'
import { embeddedZ3, nativeCvc5, nativeZ3 } from '../../src/index.ts'

const SAT = script('(assert (= (+ (* 3 x) (* 5 y)) 1))', '(assert (< x (- 5)))')
const UNSAT = script('(assert (= (+ (* 3 x) (* 6 y)) 1))')
const REFUSED = script('(assert (= z 1))')
/** A nonlinear problem that no solver can decide in reasonable time. */
const HARD = script(
  '(declare-const z Int)',
  '(assert (and (> x 1) (> y x) (= (+ (* x x x) (* y y y)) (+ 1 (* 3 z z z)))))',
  '(assert (> (* z z z z) (+ 1000000007 (* x x))))',
).replace('QF_LIA', 'QF_NIA')

function script(...lines: readonly string[]): string {
  const declarations = ['(set-logic QF_LIA)', '(declare-const x Int)', '(declare-const y Int)']
  return `${[...declarations, ...lines, '(check-sat)'].join('\n')}\n`
}

const all = [embeddedZ3(), nativeZ3(), nativeCvc5()]
afterAll(() => Promise.all(all.map((solver) => solver.close())))

const present = all.filter(({ name }) => name === 'z3-wasm' || hasTool(name))

describe.each(present.map((solver) => [solver.name, solver] as const))('%s', (_, solver) => {
  it('answers unsat to an unsatisfiable script', async () => {
    expect(await solver.check(UNSAT)).toMatchObject({ status: 'unsat', reason: '' })
  })

  it('returns a model of a satisfiable script on request', async () => {
    const { status, model } = await solver.check(SAT, { model: true })
    expect(status).toBe('sat')
    const [x, y] = [model!.get('x')!, model!.get('y')!]
    expect(3n * x + 5n * y).toBe(1n)
    expect(x < -5n).toBe(true)
    expect(await solver.check(SAT)).not.toHaveProperty('model')
  })

  it('reports an error for a script that it rejects, even if it also answers', async () => {
    const answer = await solver.check(REFUSED)
    expect(answer.status).toBe('error')
    expect(answer.reason).not.toBe('')
  })

  it('reports a late or missing answer, and still works afterwards', async () => {
    const { status, reason } = await solver.check(HARD, { timeoutMs: 300 })
    expect(['timeout', 'unknown', 'error']).toContain(status)
    expect(reason).not.toBe('')
    expect((await solver.check(UNSAT)).status).toBe('unsat')
  })

  it('is cancelled before and during a query', async () => {
    expect(await solver.check(UNSAT, { signal: AbortSignal.abort() })).toMatchObject({
      status: 'unknown',
      reason: 'cancelled',
    })
    const controller = new AbortController()
    const answer = solver.check(HARD, { signal: controller.signal })
    setTimeout(() => controller.abort(), 100)
    expect(await answer).toMatchObject({ status: 'unknown', reason: 'cancelled' })
  })

  it('answers several queries at the same time', async () => {
    const answers = await Promise.all([SAT, UNSAT, SAT, UNSAT].map((text) => solver.check(text)))
    expect(answers.map(({ status }) => status)).toEqual(['sat', 'unsat', 'sat', 'unsat'])
  })
})

describe('an executable that does not exist', () => {
  it('has no version and answers every query with an error', async () => {
    const solver = nativeZ3('no-such-solver')
    await expect(solver.version()).rejects.toThrow('no-such-solver: expected an executable')
    expect(await solver.check(UNSAT)).toMatchObject({ status: 'error' })
  })
})
