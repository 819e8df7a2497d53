import { formatRuleset, hypergraphNim } from '@nim/core/rules'
import { afterAll, describe, expect, it } from 'vitest'
import { runCheck, threadPool } from '../src/index.ts'
import { digestOfModule, loadModule } from '../src/modules/load-module.ts'
import { gameOfModule, rulesetReader } from '../src/modules/module-game.ts'
import { plannedChecks } from '../src/plan/checks.ts'

const ROW = './test/own-modules/path-of-three.mjs'
const BREAKS = './test/own-modules/breaks-at-29.mjs'

/**
 * A position is P if and only if the smaller of x2 and x1 + x3 is even. The smaller of the two
 * numbers is also the length of every play.
 */
const FORMULA = 'formula:min(x2, x1 + x3) == 0 (mod 2)'

function moduleOf(path: string) {
  return { path, digest: digestOfModule(path) }
}

function checkOf(path: string, claim: string, game: string, max: number) {
  const asked = { game, value: 'outcome', play: 'normal' }
  return { claim, module: moduleOf(path), case: asked, domain: { kind: 'box', max } } as const
}

const pool = threadPool(1)
afterAll(() => pool.close())

describe('the game of a module', () => {
  it('is named by its file and digest, and can be parsed by that name', async () => {
    const module = moduleOf(ROW)
    const ruleset = gameOfModule(await loadModule(ROW), null)
    expect(formatRuleset(ruleset)).toBe(`./path-of-three.mjs#${module.digest}`)
    const read = await rulesetReader(module)
    const again = read(formatRuleset(ruleset))
    expect(formatRuleset(again)).toBe(formatRuleset(ruleset))
    expect(read(formatRuleset(ruleset))).toBe(again)
    expect(read('./path-of-three.mjs').piles).toBe(3)
    expect(read('NIM(3,2)').kind).toBe('NIM')
    expect(() => read('./other.mjs')).toThrow(
      /nimlab can load only the module '\S+three\.mjs' with the digest sha256:/,
    )
    expect(() => read(`./path-of-three.mjs#sha256:${'0'.repeat(64)}`)).toThrow('only the module')
  })

  it('is rejected if the module exports no game', async () => {
    const loaded = await loadModule('./test/own-modules/no-claim.mjs')
    expect(() => gameOfModule(loaded, null)).toThrow(/no-claim\.mjs/)
    expect(() => gameOfModule({ ...loaded, exports: {} }, null)).toThrow(
      /expected a default export \{ piles, moves \} that is a game, got nothing$/,
    )
  })
})

describe('a formula about the game of a module', () => {
  it('has the same verdict as the formula about the equal hypergraph, also in a thread', async () => {
    const game = formatRuleset(gameOfModule(await loadModule(ROW), null))
    const check = checkOf(ROW, FORMULA, game, 6)
    const record = await runCheck(check)
    const edges = [
      [1, 2],
      [2, 3],
    ]
    const { module: _, ...same } = checkOf(ROW, FORMULA, formatRuleset(hypergraphNim(3, edges)), 6)
    const other = await runCheck(same)
    expect(record).toMatchObject({
      module: moduleOf(ROW),
      case: { game },
      verdict: 'holds',
      checked: 343,
    })
    expect(other).toMatchObject({ verdict: 'holds', checked: 343 })
    const { records } = await pool.run({ index: 0, checks: [check] }, 'auto', { threads: 2 })
    expect(records[0]).toEqual(record)
  })

  it('is rejected by a thread that finds a different module', async () => {
    const check = checkOf(ROW, FORMULA, './path-of-three.mjs', 3)
    const other = { ...check, module: { path: ROW, digest: `sha256:${'0'.repeat(64)}` } }
    await expect(pool.run({ index: 0, checks: [other] }, 'auto', {})).rejects.toThrow(
      /its digest is sha256:/,
    )
  })

  it('causes a one-line error if the game breaks the contract in a large box, also in a thread', async () => {
    const check = checkOf(BREAKS, 'formula:sum == 0 (mod 2)', './breaks-at-29.mjs', 40)
    const why = './breaks-at-29.mjs: options of 29,0: (30,0) is not a move: pile 1 grows'
    await expect(runCheck(check)).rejects.toThrow(why)
    await expect(pool.run({ index: 0, checks: [check] }, 'auto', {})).rejects.toMatchObject({
      name: 'ModuleError',
      message: why,
    })
  })

  it('can be an entry in a plan', async () => {
    const claims = [{ claim: 'formula: sum == 0', module: { path: ROW }, ranges: { game: [ROW] } }]
    const checks = await plannedChecks({ format: 1, claims })
    expect(checks).toMatchObject([
      { claim: 'formula:sum == 0', module: moduleOf(ROW), case: { game: ROW, play: 'normal' } },
    ])
  })
})
