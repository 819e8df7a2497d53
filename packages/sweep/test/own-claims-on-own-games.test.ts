import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { mergeSweep, recheckSweep, runCheck, threadPool, threadsExecutor } from '../src/index.ts'
import { checksOf, plannedChecks } from '../src/plan/checks.ts'
import type { Plan } from '../src/plan/plan.ts'
import { fileText, MEMORY, runIn, temporary } from './sweep-fixture.ts'

const MODULE = './test/own-modules/on-own-game.mjs'
const CLAIMS = ['by-name', 'by-object', 'refuted-by-name', 'refuted-by-object']
CLAIMS.push(
  'moves-by-name',
  'instances-by-object',
  'formulas-by-name',
  'refuted-formulas-by-object',
)
const folder = temporary()
// The folder is inside this package, so that modules in it can import `@nim/…`.
const modules = mkdtempSync('test/own-modules/made-')
const pool = threadPool(2)
afterAll(async () => {
  await pool.close()
  folder.remove()
  rmSync(modules, { recursive: true })
})

function planOf(path: string, claims = CLAIMS): Plan {
  return {
    format: 1,
    claims: claims.map((claim) => ({ claim, module: { path }, ranges: {}, max: 4 })),
    shard: { cases: 1 },
  }
}

describe("a user's own claim about their own game", () => {
  it('has the same verdict in this thread, in other threads, and in a sweep with two threads', async () => {
    const checks = await checksOf(planOf(MODULE), MEMORY)
    const here = await Promise.all(checks.map((check) => runCheck(check)))
    expect(here.map(({ verdict }) => verdict)).toEqual(
      CLAIMS.map((id) => (id.startsWith('refuted') ? 'refuted' : 'holds')),
    )
    expect(here.map(({ counted }) => counted)).toEqual([125, 125, 125, 125, 160, 1, 125, 125])
    expect(here[0]!.ruleset).toMatch(/^\.\/path-of-three\.mjs#sha256:/)
    const { records } = await pool.run({ index: 0, checks }, 'auto', {})
    expect(records).toEqual(here)
    const out = folder.at('out')
    await runIn(out, { plan: planOf(MODULE), executor: threadsExecutor({ pool, memory: MEMORY }) })
    await mergeSweep(out)
    expect(fileText(out, 'results.jsonl')).toBe(
      here.map((one) => `${JSON.stringify(one)}\n`).join(''),
    )
    const found = await recheckSweep(out, {
      pool,
      sample: 1,
      seed: 1,
      memory: MEMORY,
      runModules: true,
    })
    expect(found).toMatchObject({ isRight: true, counterexamples: 3, byRules: 3, failures: [] })
  })

  it('is pinned together with its game, so that a directory is rejected if the game has changed', async () => {
    for (const name of ['on-own-game.mjs', 'path-of-three.mjs']) {
      copyFileSync(new URL(`own-modules/${name}`, import.meta.url), join(modules, name))
    }
    const module = `./${modules}/on-own-game.mjs`
    const plan = planOf(module, ['by-name'])
    await runIn(folder.at('pinned'), { plan })
    const game = join(modules, 'path-of-three.mjs')
    writeFileSync(game, readFileSync(game, 'utf8').replace('[0, 1, 1]', '[1, 0, 1]'))
    await expect(runIn(folder.at('pinned'), { plan })).rejects.toThrow(/digest/)
  })

  it('is rejected with a one-line message if the game is invalid', async () => {
    const path = `./${modules}/none.mjs`
    const text = (games: string): string =>
      `import { gamesOf, positions } from '@nim/conjectures/claim'
export default positions({ id: 'none', title: 'none', games: gamesOf({}, () => ${games}), printed: () => true })`
    writeFileSync(path, text("'./absent.mjs'"))
    await expect(plannedChecks(planOf(path, ['none']))).rejects.toThrow(
      /absent\.mjs': no such file/,
    )
    writeFileSync(path, text('({ piles: 0, moves: [] })'))
    await expect(plannedChecks(planOf(path, ['none']))).rejects.toThrow(/piles: expected/)
  })
})
