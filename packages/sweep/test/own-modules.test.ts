import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runChecks, threadPool, threadsExecutor } from '../src/index.ts'
import { digestOfModule, isModulePath, loadModule } from '../src/modules/load-module.ts'
import { claimsOfModule } from '../src/modules/module-claims.ts'
import { checksOf, plannedChecks } from '../src/plan/checks.ts'
import { pinnedPlan } from '../src/plan/pinned-plan.ts'
import { parsePlan } from '../src/plan/parse-plan.ts'
import type { Plan } from '../src/plan/plan.ts'
import { planDigest } from '../src/plan/canonical-plan.ts'
import { unfold } from '../src/plan/unfold.ts'
import { requireTrusted } from '../src/queue/trusted-modules.ts'
import { recheckSweep } from '../src/review/recheck.ts'
import { mergeSweep } from '../src/review/merge.ts'
import { MEMORY, runIn, temporary } from './sweep-fixture.ts'

const SMALLEST = './test/own-modules/smallest.mjs'
const THROWS = './test/own-modules/throws.mjs'
const folder = temporary()
afterAll(() => folder.remove())

function planOf(claim: string, path: string, max = 4): Plan {
  return { format: 1, claims: [{ claim, module: { path }, ranges: {}, max }] }
}

describe('the digest of a module', () => {
  const at = (name: string): string => folder.at(name)

  beforeAll(() => {
    mkdirSync(folder.at('lib'))
    writeFileSync(at('alone.mjs'), 'export const a = 1')
    writeFileSync(at('root.mjs'), `import { b } from './lib/b.mjs'\nexport { b }`)
    writeFileSync(
      at('lib/b.mjs'),
      "export * from '../c.mjs'\nconst d = () => import(`./d.mjs`)\nnew URL('../f.bin', import.meta.url)",
    )
    writeFileSync(at('f.bin'), 'data')
    writeFileSync(
      at('c.mjs'),
      `import data from "./e.json" with { type: 'json' }\nimport './root.mjs'`,
    )
    writeFileSync(at('lib/d.mjs'), 'export {}')
    writeFileSync(at('e.json'), '3')
  })

  it('is the digest of its bytes if it imports no local file', () => {
    const bytes = readFileSync(at('alone.mjs'))
    const expected = createHash('sha256').update(bytes).digest('hex')
    expect(digestOfModule(at('alone.mjs'))).toBe(`sha256:${expected}`)
  })

  it.each(['lib/b.mjs', 'c.mjs', 'lib/d.mjs', 'e.json', 'f.bin'])('changes with %s', (name) => {
    const before = digestOfModule(at('root.mjs'))
    const text = readFileSync(at(name), 'utf8')
    writeFileSync(at(name), `${text} `)
    const after = digestOfModule(at('root.mjs'))
    writeFileSync(at(name), text)
    expect(after).not.toBe(before)
    expect(digestOfModule(at('root.mjs'))).toBe(before)
  })

  it('follows TypeScript file names, with and without extensions', () => {
    writeFileSync(
      at('t.ts'),
      `import { u } from './u.js'\nimport { v } from './v'\nexport { u, v }`,
    )
    writeFileSync(at('u.ts'), 'export const u = 1')
    writeFileSync(at('v.ts'), 'export const v = 1')
    const before = digestOfModule(at('t.ts'))
    writeFileSync(at('u.ts'), 'export const u = 2')
    const after = digestOfModule(at('t.ts'))
    writeFileSync(at('v.ts'), 'export const v = 2')
    expect(new Set([before, after, digestOfModule(at('t.ts'))]).size).toBe(3)
  })
})

describe('a module that cannot be loaded causes a one-line error', () => {
  it.each([
    ['./no.mjs', "module './no.mjs': no such file in "],
    ['./no.txt', "module './no.txt': expected a file .mjs, .js, .mts or .ts"],
    ['.mjs', "module '.mjs': expected a file .mjs"],
  ])('if its path is %s', async (path, line) => {
    await expect(loadModule(path)).rejects.toThrow(line)
  })

  it('before its code runs, if it has a different digest', async () => {
    const path = folder.at('marks.mjs')
    writeFileSync(path, 'globalThis.wasLoaded = true')
    await expect(loadModule(path, `sha256:${'0'.repeat(64)}`)).rejects.toThrow(
      /its digest is sha256:[\da-f]{64}, expected sha256:0{64}$/,
    )
    expect(globalThis).not.toHaveProperty('wasLoaded')
  })

  it('that contains the line of an error in its code', async () => {
    const path = folder.at('broken.mjs')
    writeFileSync(path, '\n\nnull.x')
    await expect(loadModule(path)).rejects.toThrow(/^module '.*broken\.mjs'.*: TypeError: [^\n]*$/)
  })

  it('and its path is distinguished from the id of a claim', () => {
    expect(['./a.mjs', 'a.js', '/b/c.ts', 'a.mts'].every(isModulePath)).toBe(true)
    expect(['GMMV-T2', 'all', 'GMMV-*', 'plan.yaml', 'formula: o == 0'].some(isModulePath)).toBe(
      false,
    )
  })
})

describe('the claims of a module', () => {
  it('are its exports, with the default export first', async () => {
    const { claims, module } = await claimsOfModule({ path: SMALLEST })
    expect(claims.map(({ id }) => id)).toEqual(['smallest', 'larger'])
    expect(module).toEqual({ path: SMALLEST, digest: digestOfModule(SMALLEST) })
    expect(claims[0]!.source).toBe(`module ${SMALLEST}, ${module.digest}`)
  })

  it.each([
    ['no-claim', "the export 'default' is not a claim: make one with positions(…)"],
    ['nothing', 'expected an export that is a claim, export default positions({ … }) of '],
    ['taken', "the id 'm-critical' is already the id of a claim of nimlab; use another id"],
  ])('are rejected for the module %s.mjs', async (name, line) => {
    await expect(claimsOfModule({ path: `./test/own-modules/${name}.mjs` })).rejects.toThrow(line)
  })
})

describe('a plan with claims of modules', () => {
  it('pins the digests of the modules, which are part of its own digest', async () => {
    const plan = parsePlan(`format: 1\nclaims:\n  - { claim: smallest, module: ${SMALLEST} }`)
    const { claims } = pinnedPlan(plan)
    expect(claims[0]!.module).toEqual({ path: SMALLEST, digest: digestOfModule(SMALLEST) })
    expect((await unfold(plan)).digest).toBe(planDigest({ ...plan, claims }))
    expect(() => planDigest(plan)).toThrow(`plan: module '${SMALLEST}': the digest is missing`)
  })

  it('is rejected with both digests if a module is different', () => {
    const digest = `sha256:${'0'.repeat(64)}`
    const [entry] = planOf('smallest', SMALLEST).claims
    const plan = {
      ...planOf('smallest', SMALLEST),
      claims: [{ ...entry!, module: { path: SMALLEST, digest } }],
    }
    expect(() => pinnedPlan(plan)).toThrow(
      `module '${SMALLEST}': it is not the module of the plan, which has the digest ${digest}; the file has ${digestOfModule(SMALLEST)}`,
    )
  })

  it('is rejected if it has another error', async () => {
    await expect(plannedChecks(planOf('nix', SMALLEST))).rejects.toThrow(
      `module '${SMALLEST}': it has no claim 'nix'; it has smallest, larger`,
    )
    const ranges = { ...planOf('smallest', SMALLEST).claims[0]!, ranges: { k: [1, 2] as const } }
    await expect(plannedChecks({ format: 1, claims: [ranges] })).rejects.toThrow(
      "plan: smallest has no parameter 'k'; accepted: n",
    )
    const both = [SMALLEST, THROWS].flatMap((path) => planOf('smallest', path).claims)
    expect(() => pinnedPlan({ format: 1, claims: both })).toThrow("'smallest' is in two modules")
  })

  it('is run only by a worker that trusts its module', async () => {
    const { plan } = await unfold(planOf('smallest', SMALLEST))
    const refused = `queue: the claim 'smallest' is in the module '${SMALLEST}', which this worker does not trust`
    expect(() => requireTrusted(plan, [])).toThrow(refused)
    expect(() => requireTrusted(plan, [THROWS])).toThrow(refused)
    expect(() => requireTrusted(plan, ['test/own-modules/smallest.mjs'])).not.toThrow()
  })
})

describe('worker threads', () => {
  it('load modules themselves, and name them in the records', async () => {
    const checks = await checksOf(
      { format: 1, claims: ['smallest', 'larger'].flatMap((id) => planOf(id, SMALLEST).claims) },
      MEMORY,
    )
    const { records } = await runChecks(checks, { threads: 2 })
    expect(records.map((record) => [record!.claim, record!.verdict])).toEqual([
      ['smallest', 'holds'],
      ['smallest', 'holds'],
      ['larger', 'refuted'],
      ['larger', 'refuted'],
    ])
    expect(records[0]!.module).toEqual({ path: SMALLEST, digest: digestOfModule(SMALLEST) })
    expect(records[2]!.counterexample!.position).toEqual([0, 1])
  })

  it('reject a module with another digest than in the check', async () => {
    const [check] = await checksOf(planOf('smallest', SMALLEST), MEMORY)
    const digest = `sha256:${'0'.repeat(64)}`
    const other = { ...check!, module: { path: SMALLEST, digest } }
    await expect(runChecks([other], { threads: 1 })).rejects.toMatchObject({
      name: 'ModuleError',
      message: `module '${SMALLEST}': its digest is ${digestOfModule(SMALLEST)}, expected ${digest}`,
    })
  })

  it('report where a statement throws an error, and return no verdict', async () => {
    const checks = await checksOf(planOf('throws', THROWS), MEMORY)
    await expect(runChecks(checks, { threads: 1 })).rejects.toMatchObject({
      name: 'ModuleError',
      message: `module '${THROWS}': claim 'throws': the statement at 0,3: it throws TypeError: not here`,
    })
  })
})

describe('a sweep of claims of modules', () => {
  const directory = folder.at('sweep')
  const path = './test/own-modules/copied.mjs'

  beforeAll(() => writeFileSync(path, readFileSync(SMALLEST)))
  afterAll(() => rmSync(path))

  it('can be resumed, merged and rechecked until the module changes', async () => {
    const { done, reason } = await runIn(directory, { plan: planOf('larger', path) })
    expect({ done, reason }).toEqual({ done: 1, reason: 'done' })
    expect((await mergeSweep(directory)).summary).toMatchObject({ verdicts: { refuted: 2 } })
    const pool = threadPool(1)
    const found = await recheckSweep(directory, {
      pool,
      sample: 1,
      seed: 1,
      memory: MEMORY,
      runModules: true,
    })
    await pool.close()
    expect(found).toMatchObject({ isRight: true, counterexamples: 2, sampled: [0] })
    writeFileSync(path, `${readFileSync(SMALLEST, 'utf8')}\n`)
    await expect(runIn(directory, { plan: null })).rejects.toThrow(/whose code would run/)
    await expect(runIn(directory, { plan: null, runModules: true })).rejects.toThrow(
      `sweep directory '${directory}': module '${path}': it is not the module of the plan, which has the digest `,
    )
  })

  it('keeps the other shards if one fails', async () => {
    const plan = {
      format: 1,
      claims: [...planOf('smallest', SMALLEST).claims, ...planOf('throws', THROWS).claims],
      shard: { cases: 1 },
    } as const
    const pool = threadPool(1)
    const { failures, done } = await runIn(folder.at('some'), {
      plan,
      executor: threadsExecutor({ pool }),
    })
    await pool.close()
    expect(done).toBe(2)
    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatchObject({ shard: 2, error: { name: 'ModuleError' } })
  })
})
