import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { nimlab } from './run-command.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-atlas-'))
afterAll(() => rmSync(directory, { recursive: true }))
const at = (name: string): string => join(directory, name)

const GAMES = ['SN', '--n', '1..2', '--play', 'both', '--positions', '500']
/** An atlas of three games. */
const FEW = ['SN', '--n', '2', '--positions', '500']

function atlas(name: string, ...more: readonly string[]): ReturnType<typeof nimlab> {
  return nimlab('atlas', ...GAMES, '--out', at(name), ...more)
}

function damaged(): ReturnType<typeof nimlab> {
  return nimlab('atlas', ...FEW, '--out', at('damaged'))
}

/** Writes a row together with a digest that matches it, and resumes the atlas. */
function forge(path: string, text: string): ReturnType<typeof nimlab> {
  const [line] = text.split('\n')
  const digest = createHash('sha256').update(line!).digest('hex')
  writeFileSync(path, `${line}\nsha256:${digest}\n`)
  return damaged()
}

describe('nimlab atlas', () => {
  it('writes the same atlas in one run, in parts, and after an interruption', async () => {
    const whole = await atlas('whole')
    expect(whole.code).toBe(0)
    expect(whole.stdout).toMatch(/proved +8\n/)
    const text = readFileSync(join(at('whole'), 'atlas.jsonl'), 'utf8')
    expect(text.trimEnd().split('\n')).toHaveLength(8)

    const first = await atlas('parts', '--shard', '2/3')
    expect(first.code).toBe(3)
    expect(first.stderr).toContain('5 games missing')
    expect(readdirSync(at('parts'))).not.toContain('atlas.jsonl')
    const rest = await atlas('parts')
    expect(rest.code).toBe(0)
    // nimlab does not compute existing rows again.
    expect(rest.stderr.match(/: proved, /g)).toHaveLength(5)
    expect(readFileSync(join(at('parts'), 'atlas.jsonl'), 'utf8')).toBe(text)
  })

  it('recomputes a damaged row, and names a forged row', async () => {
    await damaged()
    const row = join(at('damaged'), 'rows', '00002.json')
    const good = readFileSync(row, 'utf8')
    writeFileSync(row, good.replace('SN(2', 'SN(3'))
    const again = await damaged()
    expect(again.code).toBe(0)
    expect(again.stderr).toContain('damaged: rows/00002.json: it was changed; nimlab recomputes it')
    expect(readFileSync(row, 'utf8')).toBe(good)

    // This row is consistent in itself, but it belongs to another game.
    writeFileSync(row, readFileSync(join(at('damaged'), 'rows', '00003.json')))
    expect((await damaged()).stderr).toContain('it belongs to another game; nimlab recomputes it')

    const forged = await forge(row, good.replace('x1 == 0 (mod 2)', 'x2 == 0 (mod 2)'))
    expect(forged.code).toBe(4)
    expect(forged.stderr).toContain('damaged: rows/00002.json, SN(2,{2}) normal: its certificate')
    const counted = await forge(row, good.replace('"points":3', '"points":2'))
    expect(counted.stderr).toContain('its certificate has different points')
    const high = await forge(row, good.replace('"largestPile":2', '"largestPile":3'))
    expect(high.stderr).toContain('its certificate has different points')

    const wide = await forge(row, good.replace('"status"', '"sure":true,"status"'))
    expect(wide.code).toBe(0)
    expect(wide.stderr).toMatch(/damaged: rows\/00002\.json: .*sure.*; nimlab recomputes it/)
    expect(readFileSync(row, 'utf8')).toBe(good)
  })

  it('rejects a row whose statement differs from that of its theorem', async () => {
    const few = ['--positions', '500', '--points', '1', '--shard', '3/4']
    const own = ['NIM', '--n', '4', ...few, '--out', at('nim')]
    expect((await nimlab('atlas', ...own)).code).toBe(3)
    const row = join(at('nim'), 'rows', '00003.json')
    const good = readFileSync(row, 'utf8')
    expect(good).toContain('"theorem":"NT-2"')
    const [line] = good.replace('x4 == 1 (mod 2)', 'x4 == 0 (mod 2)').split('\n')
    expect(good).not.toContain(line)
    const digest = createHash('sha256').update(line!).digest('hex')
    writeFileSync(row, `${line}\nsha256:${digest}\n`)
    const forged = await nimlab('atlas', ...own)
    expect(forged.code).toBe(4)
    expect(forged.stderr).toContain('NIM(4,3) normal: its theorem makes a different statement')
  })

  it('does not mix two atlases in one directory', async () => {
    await atlas('own', '--shard', '1/8')
    const other = await atlas('own', '--seed', '2')
    expect(other.code).toBe(2)
    expect(other.stderr).toContain('plan.json belongs to a different atlas')
  })

  it('describes Grundy values, but not in the directory of an atlas of outcomes', async () => {
    const own = [...FEW, '--out', at('grundy')]
    const { code, stdout } = await nimlab('atlas', ...own, '--value', 'grundy')
    expect(code).toBe(0)
    expect(stdout).toMatch(/proved +3\n/)
    const text = readFileSync(join(at('grundy'), 'atlas.jsonl'), 'utf8')
    expect(text.match(/"value":"grundy"/g)).toHaveLength(3)
    expect((await nimlab('atlas', ...own)).stderr).toContain(
      'plan.json belongs to a different atlas',
    )
  })

  it('describes hypergraphs with a given number of edges', async () => {
    const own = [
      'HNIM',
      '--n',
      '3',
      '--edges',
      '1..2',
      '--positions',
      '2000',
      '--dry-run',
      '--out',
      at('edges'),
    ]
    // The hypergraphs of the five games are {1,2,3}, {1,2,3} with {1}, {1,2,3} with {1,2}, {1} with
    // {2,3}, and {1,2} with {1,3}.
    expect((await nimlab('atlas', ...own)).stdout).toContain('5 of 5 games')
  })

  it.each([
    [['SN'], /--out <target>/],
    [['SN', '--n', '0..2', '--out', 'x'], /--n: expected 1 to 7, got 0\.\.2/],
    [['SN', '--n', '3..9', '--out', 'x'], /--n: expected 1 to 7/],
    [['HNIM', '--n', '5', '--out', 'x'], /at most 4 piles, got 5/],
    [
      ['SN', '--edges', '2', '--out', 'x'],
      /--edges: only the games of HNIM have edges, not those of SN/,
    ],
    [
      ['HNIM', '--n', '3', '--edges', '8..9', '--out', 'x'],
      /--edges: no game of this family has this number of edges/,
    ],
    [['MOORE', '--out', 'x'], /Allowed choices are SN, NIM, HNIM/],
    [['SN', '--shard', '3/2', '--out', 'x'], /3\/2/],
  ])('rejects %j', async (args, says) => {
    const { code, stdout, stderr } = await nimlab('atlas', ...args)
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stderr).toMatch(says)
  })

  it('prints the expected work with --dry-run', async () => {
    const { code, stdout } = await nimlab(
      'atlas',
      'HNIM',
      '--positions',
      '2000',
      '--out',
      at('none'),
      '--dry-run',
    )
    expect(code).toBe(0)
    expect(stdout).toMatch(/^39 of 39 games.* (less than 0\.1|about \d+\.\d) processor hours/)
    expect(readdirSync(directory)).not.toContain('none')
  })
})
