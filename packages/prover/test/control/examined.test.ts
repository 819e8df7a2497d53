import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evaluate, freeVariables } from '@nim/presburger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasTool } from '../../../../vitest.tools.ts'
import {
  controlQuestions,
  embeddedZ3,
  examined,
  identityOf,
  nativeCvc5,
  nativeZ3,
  portfolio,
  prove,
  recheck,
  type Solver,
  TESTED_VERSIONS,
  untestedVersion,
  writeCertificate,
  WrongSolverError,
} from '../../src/index.ts'
import { sampled } from '../../../../vitest.sample.ts'
import { PATH } from '../goals/goals.ts'
import { controlOf } from './liar.ts'
import { unhurried } from '../solve/unhurried.ts'

const real = unhurried(embeddedZ3())
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nim-control-'))
})
afterAll(async () => {
  await real.close()
  await rm(folder, { recursive: true })
})

/** An executable that replaces z3. */
async function fake(name: string, body: string): Promise<string> {
  const file = join(folder, name.replaceAll(' ', '-'))
  const version = '[ "$1" = --version ] && { echo Z3 version 4.8.12; exit 0; }'
  await writeFile(file, `#!/bin/sh\n${version}\ntext=$(cat)\n${body}\n`)
  await chmod(file, 0o755)
  return file
}

/** The embedded Z3, except that `check` answers the n-th query. */
function exceptAt(n: number, check: Solver['check']): Solver {
  let asked = 0
  return { ...real, check: (...args) => (asked++ === n ? check(...args) : real.check(...args)) }
}

const NOTHING = { status: 'unknown', reason: 'so', seconds: 0 } as const

describe('control questions', () => {
  it('have both answers in each shape of query, and look like obligations', () => {
    const questions = controlQuestions()
    const answers = 'unsat unsat sat sat unsat unsat sat unsat sat unsat sat unsat sat'
    expect(questions.map(({ expected }) => expected).join(' ')).toBe(answers)
    for (const { script } of questions) {
      expect(script).toContain('(set-logic QF_LIA)')
      expect(script).toMatch(/\(check-sat\)\n$/)
    }
    expect(new Set(questions.map(({ script }) => script)).size).toBe(questions.length)
  })

  it('have the answers that evaluation with small numbers gives', () => {
    for (const { id, formula, expected } of controlQuestions()) {
      const names = [...freeVariables(formula)]
      const solutions = Array.from({ length: 6 ** names.length }, (_, number) =>
        names.map((name, i) => [name, Math.floor(number / 6 ** i) % 6] as const),
      ).filter((values) => evaluate(formula, new Map(values)))
      expect(solutions.length > 0, id).toBe(expected === 'sat')
    }
  })

  it.each(
    [real, nativeZ3(), nativeCvc5()]
      .filter(({ name }) => name === real.name || hasTool(name))
      .map((solver) => [solver.name, unhurried(solver)] as const),
  )('are answered by %s', async (_, solver) => {
    const identity = await identityOf(solver)
    expect(identity.binary).toMatch(/^sha256:[0-9a-f]{64}$/)
    expect(await examined(solver)).toBe(solver)
  })
})

describe('a solver is rejected', () => {
  it.each([
    [
      'always answers unsat',
      'echo unsat',
      /^z3 answered unsat to control-wrong-\S+, but the correct answer is sat; nothing/,
    ],
    [
      'always answers sat',
      'echo sat',
      /^z3 answered sat to control-right-\S+, but the correct answer is unsat; nothing/,
    ],
    [
      'answers unsat unless asked for a model',
      'case "$text" in *get-value*) echo sat;; *) echo unsat;; esac',
      /answered unsat to control-wrong/,
    ],
    [
      'gives values that are not a solution',
      `case "$text" in
        *get-value*) echo sat; echo "((x1 1) (x2 1) (x3 1) (q 5) (q_x2 7))";;
        *control-wrong*) echo sat;;
        *) echo unsat;;
      esac`,
      /^z3 answered sat to control-wrong-\S+ with values that are not a solution/,
    ],
  ])('that %s', async (name, body, message) => {
    const error = await examined(nativeZ3(await fake(name, body))).catch((wrong: unknown) => wrong)
    expect(error).toBeInstanceOf(WrongSolverError)
    expect((error as Error).message).toMatch(message)
  })

  it('that gives a wrong answer to any single control question', async () => {
    for (const [n, { expected }] of controlQuestions().entries()) {
      const status = expected === 'sat' ? 'unsat' : 'sat'
      const solver = exceptAt(n, () => Promise.resolve({ status, reason: '', seconds: 0 }))
      // oxlint-disable-next-line no-await-in-loop -- one solver
      await expect(examined(solver)).rejects.toThrow(WrongSolverError)
    }
  })
})

/** The shapes of the queries, recognised by the comment in a script. */
const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['conditions as a whole', /^; condition \S+, as it is$/m],
  ['cases without simplification', /^; obligation \S+, as it is$/m],
  ['simplified cases', /^; obligation \S+$/m],
  ['whether the cases cover the condition', /^; the cases of \S+ leave nothing out$/m],
  ['everything', /./],
]

const WRONG_SOLVERS = SHAPES.flatMap(([name, shape]) =>
  (['unsat', 'sat'] as const).map((status) => {
    const check: Solver['check'] = (script, options) =>
      shape.test(script)
        ? Promise.resolve({ status, reason: '', seconds: 0 })
        : real.check(script, options)
    return [status, name, { ...real, rawMs: 2000, check }] as const
  }),
)

describe('the library does not rely on a solver', () => {
  let directory = ''
  beforeAll(async () => {
    directory = join(folder, 'certificate')
    await writeCertificate(directory, PATH, await prove(PATH, { solver: real }), {
      claim: 'C',
      case: {},
    })
  })

  it.each(sampled(WRONG_SOLVERS, 3))(
    'that always answers %s to queries of the shape: %s',
    async (_, __, solver) => {
      const several = (): Solver => portfolio([real, { ...solver }])
      for (const asked of [
        () => prove(PATH, { solver: { ...solver } }),
        () => recheck(directory, PATH, { solver: { ...solver } }),
        () => prove(PATH, { solver: several() }),
        () => recheck(directory, PATH, { solver: several() }),
      ]) {
        // oxlint-disable-next-line no-await-in-loop -- one solver
        await expect(asked()).rejects.toThrow(WrongSolverError)
      }
    },
  )

  it('before it has answered the control questions, which it gets only once', async () => {
    let questions = 0
    const counting: Solver = {
      ...real,
      check: (script, options) => {
        if (controlOf(script) !== undefined) questions++
        return real.check(script, options)
      },
    }
    expect((await prove(PATH, { solver: counting })).verdict).toBe('proved')
    expect((await recheck(directory, PATH, { solver: counting })).isConfirmed).toBe(true)
    expect((await prove(PATH, { solver: portfolio([counting]) })).verdict).toBe('proved')
    expect(questions).toBe(controlQuestions().length)
  })

  it('that is one of several and does not answer a control question', async () => {
    const mute = { ...exceptAt(0, () => Promise.resolve(NOTHING)), name: 'mute' }
    const { verdict, discharged } = await prove(PATH, { solver: portfolio([mute, real]) })
    expect(verdict).toBe('proved')
    expect(new Set(discharged.map((each) => each.solver))).toEqual(new Set(['z3-wasm']))
  })
})

describe('a solver that does not answer a control question', () => {
  it.each(['unknown', 'timeout', 'error'] as const)(
    'proves nothing if it answers %s',
    async (status) => {
      const solver = exceptAt(2, () => Promise.resolve({ status, reason: 'so', seconds: 0 }))
      const { verdict, reason, counts } = await prove(PATH, { solver: await examined(solver) })
      expect({ verdict, counts }).toMatchObject({ verdict: 'incomplete', counts: { unsat: 0 } })
      expect(reason).toMatch(/^obligation \S+: error, (unknown|timeout|error) to control-wrong-\S+/)
    },
  )
})

describe('a repeated query for a model', () => {
  it.each([
    ['answers unsat', 'echo unsat; echo "((x 1))"', 'error'],
    ['answers unknown', 'echo unknown; echo "((x 1))"', 'unknown'],
    ['answers nothing', 'echo "((x 1))"', 'error'],
    ['fails', 'echo sat; echo "((x 1))"; exit 1', 'error'],
    ['prints an error message', 'echo sat; echo "((x 1))"; echo no >&2', 'error'],
  ])('is not trusted if it %s', async (name, body, status) => {
    const file = await fake(name, `case "$text" in *get-value*) ${body};; *) echo sat;; esac`)
    const script = '(declare-const x Int)\n(check-sat)\n'
    const answer = await nativeZ3(file).check(script, { model: true })
    expect(answer.status).toBe(status)
    expect(answer.reason).toMatch(/^sat, but \w+ to the request for a model: /)
    expect(answer.model).toBeUndefined()
  })

  it('is trusted if it answers sat again', async () => {
    const file = await fake('twice', 'echo sat; case "$text" in *get-value*) echo "((x 1))";; esac')
    const answer = await nativeZ3(file).check('(declare-const x Int)\n(check-sat)\n', {
      model: true,
    })
    expect(answer).toMatchObject({ status: 'sat', model: new Map([['x', 1n]]) })
  })
})

describe('the identity of a solver', () => {
  it('consists of its version and the digest of the executed file', async () => {
    const file = await fake('known', 'echo unknown')
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    const identity = await identityOf(nativeZ3(file))
    const version = 'Z3 version 4.8.12'
    expect(identity).toEqual({ name: 'z3', version, binary: `sha256:${digest}` })
    expect((await prove(PATH, { solver: nativeZ3(file) })).solver).toEqual(identity)
  })

  it('includes a one-line warning if its version was not tested', () => {
    for (const [name, versions] of Object.entries(TESTED_VERSIONS)) {
      for (const version of versions) {
        const of = (text: string) => ({ name, version: text, binary: null })
        expect(untestedVersion(of(`${name} version ${version} - 64 bit`))).toBeNull()
        expect(untestedVersion(of(`${name} version ${version}1`))).toBe(
          `${name} reports the version '${name} version ${version}1'; nimlab was tested with ${name} ${version}`,
        )
      }
    }
  })
})
