import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { solve, type TableValue } from '@nim/bruteforce'
import { parseRuleset } from '@nim/core/rules'
import { afterAll, describe, expect, it } from 'vitest'
import { hasTool } from '../../../vitest.tools.ts'
import { outputOf } from '../src/run-process.ts'
import { programsFor, runYardstick } from '../src/yardstick.ts'

const SOURCES = fileURLToPath(new URL('../yardstick/', import.meta.url))
const VALUES: readonly TableValue[] = ['outcome', 'remoteness', 'grundy']
const folder = mkdtempSync(join(tmpdir(), 'yardstick-'))
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * For each game, box sizes near the sizes at which its layout changes. The layout consists of the
 * number of machine words or vectors, and of the classes of rows.
 */
const GAMES = [
  ['SN(3,{1,2})', [0, 31, 33, 70]],
  ['NIM(8,4)', [0, 3, 8]],
  ['HNIM(4;{1,2},{2,3,4})', [0, 7, 8, 17]],
  ['HNIM(3;{1},{1,2},{1,3},{2,3})', [31, 33, 70]],
] as const

describe.skipIf(!hasTool('g++'))('the programs of the yardstick', () => {
  it.each(GAMES)('find the same results as the solver in boxes of %s', async (ruleset, maxima) => {
    const game = parseRuleset(ruleset)
    const [source, ...defines] = programsFor(game, 'outcome').at(-1)!
    const program = join(folder, `${source}-${game.piles}`)
    const flags = ['-std=c++17', '-O1', '-pthread', ...defines]
    await outputOf('g++', [...flags, `${SOURCES}${source}.cpp`, '-o', program])
    for (const max of maxima) {
      for (const value of VALUES) {
        const build = { name: source!, program }
        const theirs = await runYardstick(build, { ruleset, max, value }, ['--reps', '1'])
        const table = solve(game, { max }, { value })
        const most = value === 'outcome' ? 0 : table.histogram().findLastIndex((count) => count > 0)
        expect({ max, value, ...theirs }).toMatchObject({ pSorted: table.countP(), max: most })
        table.release()
      }
    }
  })
})
