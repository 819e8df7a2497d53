import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { slowSetNim } from '@nim/core/rules'
import { FALSE, parse, smtLibScript } from '@nim/presburger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  caseQueries,
  type Condition,
  conditionsOf,
  embeddedZ3,
  type Encoding,
  type Obligation,
  obligations,
  type OutcomeGoal,
  prove,
  type ProofResult,
  type Query,
  readManifest,
  recheck,
  type Solver,
  writeCertificate,
} from '../../src/index.ts'
import { always } from '../control/liar.ts'
import { outcomeGoal, PATH } from '../goals/goals.ts'
import { unhurried } from '../solve/unhurried.ts'

const WRONG: OutcomeGoal = { ...PATH, isP: parse('min(x2, x1 + x3 + 1) == 0 (mod 2)') }
const SINGLE = outcomeGoal('single', slowSetNim(1, [1]), parse('x1 == 0 (mod 2)'))
const z3 = unhurried(embeddedZ3())
/** A solver that first receives each condition as a whole, as the real solvers do for PATH. */
const rawZ3: Solver = { ...z3, rawMs: 20_000 }
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nim-raw-'))
})
afterAll(async () => {
  await z3.close()
  await rm(folder, { recursive: true })
})

async function certificate(goal: OutcomeGoal, result: ProofResult): Promise<string> {
  const directory = await mkdtemp(join(folder, 'one-'))
  await writeCertificate(directory, goal, result, { claim: 'C', case: {} })
  return directory
}

/** The status of the solver's answer to each query, by the id of the query. */
async function answers(queries: Iterable<Query>): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { id, text } of queries) {
    // oxlint-disable-next-line no-await-in-loop -- one solver
    found[id] = (await z3.check(text)).status
  }
  return found
}

function partsOf({ id }: Condition, goal: OutcomeGoal): Obligation[] {
  return [...obligations(goal)].filter(({ condition }) => condition.id === id)
}

describe('a certificate contains every condition as a whole', () => {
  it('whether the prover sent it as a whole or by cases', async () => {
    for (const [solver, by] of [
      [rawZ3, 'raw'],
      [z3, 'cases'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one solver
      const directory = await certificate(PATH, await prove(PATH, { solver }))
      // oxlint-disable-next-line no-await-in-loop -- see above
      const { conditions, obligations: listed } = await readManifest(directory)
      expect(conditions.map((condition) => condition.by)).toEqual(conditions.map(() => by))
      for (const { id, assertions } of conditionsOf(PATH)) {
        // oxlint-disable-next-line no-await-in-loop -- see above
        const text = await readFile(join(directory, 'obligations', `${id}.smt2`), 'utf8')
        expect(text.replaceAll(/^;.*\n/gm, '')).toBe(smtLibScript(assertions))
        expect(listed.find((each) => each.id === id)!.status).toBe(
          by === 'raw' ? 'unsat' : 'not asked',
        )
      }
      // oxlint-disable-next-line no-await-in-loop -- see above
      const again = await recheck(directory, PATH, { solver })
      expect(again.isConfirmed).toBe(true)
      expect(again.conditions.map((each) => each.by)).toEqual(conditions.map(() => by))
    }
  })

  it('and the solver must answer it even if simplification settled all cases', async () => {
    const result = await prove(SINGLE, { solver: z3 })
    expect(result.counts).toMatchObject({ unsat: 0, open: 0 })
    const directory = await certificate(SINGLE, result)
    const { isConfirmed, conditions, counts } = await recheck(directory, SINGLE, { solver: z3 })
    expect(isConfirmed).toBe(true)
    expect(counts.unsat).toBeGreaterThan(conditions.length)
    const mute = always({ status: 'timeout', reason: 'late' }, z3)
    expect(await recheck(directory, SINGLE, { solver: mute })).toMatchObject({
      isConfirmed: false,
      conditions: [{ by: null }, { by: null }],
    })
  })

  it('and is rejected if one of these files is missing or altered', async () => {
    const directory = await certificate(PATH, await prove(PATH, { solver: z3 }))
    const [first, second] = conditionsOf(PATH).map(({ id }) => `${id}.smt2`)
    await rm(join(directory, 'obligations', first!))
    const file = join(directory, 'obligations', second!)
    await writeFile(file, (await readFile(file, 'utf8')).replace('>=', '>'))
    const { isConfirmed, problems } = await recheck(directory, PATH, { solver: z3 })
    expect(isConfirmed).toBe(false)
    expect(problems).toEqual([
      { file: first, problem: 'it is missing' },
      { file: second, problem: 'it differs from the obligation rebuilt from the claim' },
    ])
  })
})

describe('the cases of a condition', () => {
  const encodings: readonly Encoding[] = [
    { residues: 'forms', terms: 'variables' },
    { residues: 'piles', terms: 'direct' },
    { residues: 'none', terms: 'variables' },
  ]

  it.each(encodings)('have no solution, and cover the condition: %o', async (encoding) => {
    const goal = { ...PATH, encoding }
    const found = await answers(caseQueries(goal, conditionsOf(goal)[0]!))
    expect(new Set(Object.values(found))).toEqual(new Set(['unsat']))
  })

  it('are detected if a simplification is wrong', async () => {
    // A simplifier that claims, for every case of a wrong formula, that the case has no solution.
    const found = await Promise.all(
      conditionsOf(WRONG).map((condition) => {
        const lies = partsOf(condition, WRONG).map((part) => ({
          ...part,
          formula: FALSE,
          isSimplified: true,
        }))
        return answers(caseQueries(WRONG, condition, lies))
      }),
    )
    expect(found.flatMap(Object.values)).toContain('sat')
  })

  it('are detected if one is omitted, or has a different guard', async () => {
    const [condition] = conditionsOf(PATH)
    const parts = partsOf(condition!, PATH)
    const cover = `${condition!.id}-cover`
    expect(parts.length).toBeGreaterThan(1)
    for (const wrong of [
      parts.slice(1),
      [{ ...parts[0]!, guards: [{ holds: parse('x1 >= 7') }] }, ...parts.slice(1)],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one solver
      expect((await answers(caseQueries(PATH, condition!, wrong)))[cover]).toBe('sat')
    }
  })
})

describe('a certificate of a wrong formula', () => {
  it.each([['as it is', rawZ3] as const, ['by cases', z3] as const])(
    'is not confirmed, with queries %s, no matter what it states',
    async (_, solver) => {
      const trusting = always({ status: 'unsat' }, z3)
      // `scan: 0` evaluates no position, so the prover misses the counterexample.
      const result = await prove(WRONG, { solver: trusting, scan: 0 })
      expect(result.verdict).toBe('proved')
      const found = await recheck(await certificate(WRONG, result), WRONG, { solver })
      expect(found.isConfirmed).toBe(false)
      expect(found.problems.map(({ problem }) => problem)).toContain('z3-wasm answered sat')
    },
  )
})
