import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solve } from '@nim/bruteforce'
import { formatRuleset, isSymmetric, parseRuleset } from '@nim/core/rules'
import { askedGame, askedRuleset } from '../src/arguments/asked-ruleset.ts'
import { SKELETONS } from '../src/skeletons/skeletons.ts'
import { askedFormula } from '../src/testing/asked-formula.ts'
import { UsageError } from '../src/usage-error.ts'
import { jsonLines } from './run-command.ts'

const COMMAND = fileURLToPath(new URL('../bin/nimlab.mjs', import.meta.url))

/** A folder outside the repository. */
const outside = mkdtempSync(join(tmpdir(), 'nimlab-own-game-'))
afterAll(() => rmSync(outside, { recursive: true }))

/** Runs the real command outside the repository. */
function nimlab(...args: readonly string[]): { code: number | null; out: string; err: string } {
  const ended = spawnSync(process.execPath, [COMMAND, ...args], { cwd: outside, encoding: 'utf8' })
  // On a slow machine, stderr contains additional lines with the progress.
  const err = ended.stderr.replaceAll(/^[a-z]+: .* \d+ %.*\n/gm, '')
  return { code: ended.status, out: ended.stdout, err }
}

/** Writes a module outside the repository. @returns its path */
function write(name: string, text: string): string {
  const path = join(outside, name)
  writeFileSync(path, text)
  return path
}

/** The games in docs/own-games.md, and the output that the page shows for the first game. */
const page = readFileSync(new URL('../../../docs/own-games.md', import.meta.url), 'utf8')
const [circle, family] = [...page.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code!)
const [, answer] = /```text\n(.*?)```/s.exec(page)!

const HNIM = 'HNIM(5;{1,2},{2,3},{3,4},{4,5},{1,5})'

describe("a user's own game: a move takes one stone from each of two adjacent piles in a circle of five", () => {
  beforeAll(() => {
    write('circle.mjs', circle!)
    write('family.mjs', family!)
  })

  it('has the same solution as the equal hypergraph game, and its name contains the file and the digest', async () => {
    const solved = nimlab('solve', './circle.mjs', '--max', '5', '--json', '--threads', '2')
    expect(solved.code).toBe(0)
    const record = jsonLines(solved.out)[0]!
    const same = solve(parseRuleset(HNIM), { max: 5 }, { value: 'outcome' })
    expect(record).toMatchObject({ positions: 6 ** 5, histogram: same.histogram() })
    expect(record['ruleset']).toMatch(/^\.\/circle\.mjs#sha256:[0-9a-f]{64}$/)
    const name = `${outside}/${String(record['ruleset'])}`
    expect(formatRuleset(await askedRuleset(name))).toBe(record['ruleset'])
    const other = askedRuleset(name.replace(/#.*/, `#sha256:${'0'.repeat(64)}`))
    await expect(other).rejects.toThrow(/its digest is sha256:\w+, expected sha256:0+$/)
  })

  it('has the best move that the page shows', () => {
    const { code, out } = nimlab('position', './circle.mjs', '1,2,3,4,5')
    expect(out).toBe(answer)
    expect(code).toBe(0)
  })

  it('can have formulas, which nimlab refutes or proves', () => {
    const refuted = nimlab('test', './circle.mjs', '--says', 'o == 0', '--json')
    expect(refuted.code).toBe(1)
    expect(jsonLines(refuted.out)).toMatchObject([
      {
        module: { path: './circle.mjs' },
        verdict: 'refuted',
        counterexample: { position: [0, 0, 0, 0, 1] },
      },
    ])
    write('row.mjs', 'export default { piles: 3, moves: [[1, 1, 0], [0, 1, 1]] }')
    const says = 'min(x2, x1 + x3) == 0 (mod 2)'
    const how = ['--positions', '1000', '--prove', '--by', 'points']
    const proved = nimlab('test', './row.mjs', '--says', says, ...how)
    expect(proved).toMatchObject({
      code: 0,
      err: './row.mjs is HNIM(3;{1,2},{2,3}); proofs use the second name\n',
    })
    expect(proved.out).toContain('1 proved')
  })

  it('can be data on the command line, with the same results as the module', () => {
    const row = '{"piles":5,"moves":[[1,1,0,0,0],[0,1,1,0,0],[0,0,1,1,0],[0,0,0,1,1],[1,0,0,0,1]]}'
    const { code, out } = nimlab('position', row, '1,2,3,4,5')
    const tail = (text: string): string => text.slice(text.indexOf('\nplay'))
    expect(tail(out)).toBe(tail(answer!))
    expect(code).toBe(0)
    expect(nimlab('position', '{"piles":2,"moves":[[1]]}', '1,2')).toMatchObject({
      code: 2,
      err: expect.stringContaining('moves[0]: expected 2 numbers, one for each pile, got [1]'),
    })
  })

  it('can be a member of a family with parameters', async () => {
    const path = join(outside, 'family.mjs')
    const ruleset = await askedRuleset(`${path}(4,2)`)
    expect(formatRuleset(ruleset)).toMatch(/^\.\/family\.mjs\(4,2\)#sha256:/)
    expect(ruleset.piles).toBe(4)
    expect(isSymmetric(ruleset)).toBe(false)
    await expect(askedRuleset(path)).rejects.toThrow('./family.mjs: expected RING(n,k), got')
  })
})

describe('a skeleton of a game', () => {
  it.each(['game', 'game-by-rules'])('passes the self-test: %s', async (kind) => {
    const path = write(`${kind}.mjs`, SKELETONS.get(kind)!.text(kind, 'js'))
    const { ruleset, module } = await askedGame(path)
    expect(module).toMatchObject({ path })
    expect(formatRuleset(ruleset)).toBe(`./${kind}.mjs#${module!.digest}`)
    const asked = await askedFormula(path, 'value <= sum', 'normal')
    expect(asked).toMatchObject({ value: 'remoteness', case: { game: formatRuleset(ruleset) } })
  })

  it('can also be written and run in TypeScript', () => {
    expect(nimlab('new', 'game', 'mine', '--ts')).toMatchObject({ code: 0, err: '' })
    const solved = nimlab('solve', './mine.ts', '--max', '3')
    expect(solved.out).toMatch(/ruleset +\.\/mine\.ts\n/)
    expect(solved.code).toBe(0)
  })
})

describe('a module that is not a valid game', () => {
  const RULES = `options: (_, [x]) => x > 0 ? [[x - 1]] : [], isTerminal: (_, [x]) => x === 0,
    isSymmetric: () => true, leastMove: () => 1, mostOptions: () => 1`

  it.each<[name: string, text: string | null, why: RegExp]>([
    ['absent.mjs', null, /^module '.*absent\.mjs': no such file/],
    ['syntax.mjs', 'export default { piles: 2', /^module '.*syntax\.mjs'.*: .*syntax/i],
    ['throws.mjs', 'throw new Error("oh\\nno")', /^module '.*throws\.mjs'.*: Error: oh$/],
    [
      'named.mjs',
      'export const game = 1',
      /expected a default export .* that is a game, got game$/,
    ],
    ['number.mjs', 'export default 5', /^\.\/number\.mjs: expected a ruleset object, got 5/],
    ['empty.mjs', 'export default {}', /^\.\/empty\.mjs: has no parse, format, .*mostOptions; acc/],
    [
      'piles.mjs',
      'export default { piles: 0, moves: [[1]] }',
      /piles: expected .* from 1 .*got 0$/,
    ],
    ['pile.mjs', 'export default { pile: 2, moves: [[1, 1]] }', /did you mean piles by 'pile'\?$/],
    ['minus.mjs', 'export default { piles: 2, moves: [[1, -1]] }', /moves\[0\]: .* >= 0, got -1$/],
    ['short.mjs', 'export default { piles: 2, moves: [[1]] }', /moves\[0\]: .* got \[1\]$/],
    [
      'endless.mjs',
      `export default { piles: 1, ${RULES}, options: (_, x) => [[...x]] }`,
      /^\.\/endless\.mjs: options of 0: \(0\) is not a move: no pile becomes smaller, so play might never end$/,
    ],
    [
      'random.mjs',
      `export default { piles: 1, ${RULES}, mostOptions: () => Infinity,
        options: (_, [x]) => Array.from({ length: x }, (_, i) => [i]).sort(() => Math.random() - 0.5) }`,
      /^\.\/random\.mjs: options of \d+: differ from one call to the next$/,
    ],
    [
      'named.json',
      '{}',
      /^ruleset '.*json': the file name of a game module ends with \.mjs, \.js, \.mts or \.ts/,
    ],
  ])('is rejected in one line: %s', async (name, text, why) => {
    const path = text === null ? join(outside, name) : write(name, text)
    const refused = await askedRuleset(path).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(UsageError)
    expect((refused as UsageError).message).toMatch(why)
    expect((refused as UsageError).message).not.toContain('\n')
  })

  it('ends the command with exit code 2', () => {
    mkdirSync(join(outside, 'far', 'away'), { recursive: true })
    write('far/away/never.mjs', `export default { piles: 1, ${RULES}, leastMove: () => 2 }`)
    const line = 'nimlab: ./never.mjs: options of 1: (0) takes 1, but leastMove returns 2\n'
    const listed = nimlab('list', 'far/away/never.mjs', '--max', '3')
    expect(listed).toEqual({ code: 2, out: '', err: line })
  })

  it('is detected at the latest when a position breaks the contract', () => {
    const rare = `options: (_, [x]) => x === 99 ? [[100]] : x > 0 ? [[x - 1]] : []`
    write('rare.mjs', `export default { piles: 1, ${RULES}, ${rare} }`)
    const line = 'nimlab: ./rare.mjs: options of 99: (100) is not a move: pile 1 grows\n'
    const solved = nimlab('solve', './rare.mjs', '--max', '200')
    expect(solved).toMatchObject({ code: 2, out: '' })
    expect(solved.err.endsWith(line)).toBe(true)
  })
})
