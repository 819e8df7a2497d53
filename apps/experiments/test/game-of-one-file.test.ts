import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { jsonLines, nimlab } from './run-command.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-game-'))
afterAll(() => rmSync(directory, { recursive: true }))

// Games that a single file of rules defines, with the number of their P-positions on the box with
// piles up to 4.
describe.each([
  // In Nim with two piles, the P-positions have equal piles.
  ['MOORE(2,1)', 5, '2,2'],
  // All moves take an odd number of stones, so the P-positions have an even sum.
  ['SUB(2;1,3)', 9, '1,3'],
])('the game %s, defined by one file,', (game, P, zero) => {
  it('can be solved, and shown by nimlab position', async () => {
    const solved = await nimlab('solve', game, '--max', '4', '--json')
    expect(JSON.parse(solved.stdout)).toMatchObject({ ruleset: game, positions: 15, P })
    const shown = await nimlab('position', game, zero)
    expect(shown.stdout).toMatch(/outcome +P \(by solving\)/)
  })

  it('can be checked, and can be part of a plan', async () => {
    const asked = ['--where', `game=${game}`, '--max', '4', '--json']
    const checked = await nimlab('check', 'GMMV-D5', ...asked)
    expect(checked.code).toBe(0)
    const [record] = jsonLines(checked.stdout)
    expect(record).toMatchObject({ case: { game }, checked: 15, verdict: 'holds' })
    const plan = join(directory, `${P}.json`)
    const claim = { claim: 'GMMV-D5', ranges: { game: [game] }, max: 4 }
    writeFileSync(plan, JSON.stringify({ format: 1, claims: [claim] }))
    const out = join(directory, `swept-${P}`)
    expect((await nimlab('sweep', 'run', plan, '--out', out)).code).toBe(0)
    const swept = jsonLines(readFileSync(join(out, 'results.jsonl'), 'utf8'))
    expect(swept).toMatchObject([{ case: { game }, checked: 15, digest: record!['digest'] }])
  })
})

describe('a claim about finite games of two players', () => {
  it.each(['GM(3,2)', 'MOORE(2,3)', 'CHESS'])('rejects %s', async (game) => {
    const { code, stderr } = await nimlab('check', 'GMMV-D5', '--where', `game=${game}`)
    expect(code).toBe(2)
    expect(stderr).toMatch(/no case in the range/)
  })
})
