import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkShifts, type ShiftCertificate } from '@nim/prover/shift-check'
import { afterAll, describe, expect, it } from 'vitest'
import { interruptedOnce, jsonLines, nimlab } from '../run-command.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-shifts-'))
afterAll(() => rmSync(directory, { recursive: true }))

const file = (name: string): string => join(directory, name)

function certificateIn(path: string): ShiftCertificate {
  return JSON.parse(readFileSync(path, 'utf8')) as ShiftCertificate
}

describe('nimlab prove RULESET --by shifts', () => {
  it('prints the rules that nimlab contains, and writes a certificate that recheck confirms', async () => {
    const out = file('nim43.json')
    const proved = await nimlab('prove', 'NIM(4,3)', '--by', 'shifts', '--out', out)
    expect(proved.code).toBe(0)
    expect(proved.stderr).toContain('solved by 6 shift rules of docs/proofs/shift-rules.jsonl')
    expect(proved.stdout).toMatch(/\(0,0,0,1\) +x4 - x3 >= 2, 2\*x4 - x1 - x2 - x3 >= 1\n/)
    expect(proved.stdout).toContain('No critical edge has a pile above 26.')
    const rechecked = await nimlab('recheck', out)
    expect(rechecked.code).toBe(0)
    expect(rechecked.stdout).toMatch(/SN\(4,\{3\}\), normal play: P-positions/)
    expect(rechecked.stdout).toContain('confirmed for all positions')
  })

  it('finds rules for a game without a committed certificate', async () => {
    const asked = ['prove', 'HNIM(3;{1,2},{2,3})', '--by', 'shifts', '--misere', '--json']
    const { code, stdout } = await nimlab(...asked)
    expect(code).toBe(0)
    const [record] = jsonLines(stdout)
    expect(record).toMatchObject({ verdict: 'proved', method: 'shifts', play: 'misere' })
    expect(record).toMatchObject({ isCommitted: false })
    expect(checkShifts(record!['certificate']).accepted).toBe(true)
  })

  it('searches for new rules if a seed is given', async () => {
    const asked = ['prove', 'SN(2,{1,2})', '--by', 'shifts', '--value', 'remoteness', '--seed', '5']
    const { code, stdout, stderr } = await nimlab(...asked)
    expect(code).toBe(0)
    expect(stderr).toContain('solved the box 0..250')
    expect(stdout).toMatch(/^rule +z +added +where$/m)
  })

  it('writes the same Coq file as in formal/games', async () => {
    const coq = file('nim43.v')
    const { code } = await nimlab('prove', 'NIM(4,3)', '--by', 'shifts', '--coq', coq)
    expect(code).toBe(0)
    const committed = new URL('../../../../formal/games/SN_4_3_shifts.v', import.meta.url)
    expect(readFileSync(coq, 'utf8')).toBe(readFileSync(committed, 'utf8'))
  })

  it.each([
    ['{ piles: 1, moves: [[2], [5], [6]] }', '{"piles":1,"moves":[[2],[5],[6]]}'],
    ['{ piles: 2, moves: [[2, 1], [1, 0]] }', '{"piles":2,"moves":[[2,1],[1,0]]}'],
    ['{ piles: 2, moves: [[1, 2], [2, 1]] }', '{"piles":2,"moves":[[1,2]],"symmetric":true}'],
    [
      '{ piles: 2, moves: [[1, 2], [2, 1]], symmetric: false }',
      '{"piles":2,"moves":[[1,2],[2,1]],"symmetric":false}',
    ],
    [
      '{ piles: 3, moves: [[1, 1, 0], [0, 1, 1], [2, 0, 0]] }',
      '{"piles":3,"moves":[[1,1,0],[0,1,1],[2,0,0]]}',
    ],
  ])('solves a game of your own, and recheck needs no module: %s', async (game, data) => {
    const [module, out] = [file('own.mjs'), file('own.json')]
    writeFileSync(module, `export default ${game}`)
    const proved = await nimlab('prove', module, '--by', 'shifts', '--out', out)
    expect(proved.stderr).toContain(`./own.mjs is ${data}; proofs use the second name`)
    expect(proved.stdout).toContain('Proved for all positions')
    expect(proved.code).toBe(0)
    rmSync(module)
    expect(certificateIn(out).ruleset).toBe(data)
    const rechecked = await nimlab('recheck', out)
    expect(rechecked.stdout).toContain('confirmed for all positions')
    expect(rechecked.code).toBe(0)
  })

  it('ends with exit code 3 and prints the game after an interruption', async () => {
    const asked = ['prove', 'SN(5,{3})', '--by', 'shifts', '--seed', '2']
    const ended = await interruptedOnce(asked, (stderr) => stderr.includes('solved the box'))
    expect(ended.code).toBe(3)
    expect(ended.stdout).toContain('SN(5,{3}) is incomplete: the command ended before')
  })

  it.each([
    [['WYTHOFF'], /expected a game with a finite list of moves/],
    [[], /expected one ruleset: nimlab prove RULESET --by shifts/],
    [['SN(2,{1})', 'SN(2,{2})'], /expected one ruleset/],
    [['DH-C1'], /--by shifts solves games, but does not prove claims: 'DH-C1' is not a ruleset/],
    [['SN(2,{1})', '--k', '2'], /--by shifts does not accept --k/],
    [['SUB(1;1,2)', '--coq', 'x.v'], /formal\/ has theorems only for SN\(n,A\), not for SUB/],
    [
      ['SN(2,{1})', '--coq', 'x.v', '--value', 'grundy', '--misere'],
      /formal\/ has no theorem about Grundy values in misère play/,
    ],
    [['SN(2,{1})', '--threads', '2'], /--by shifts does not accept --threads/],
  ])('rejects %j', async (args, says) => {
    const { code, stdout, stderr } = await nimlab('prove', ...args, '--by', 'shifts')
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(says)
  })

  it.each(['--out', '--seed'])('accepts %s only for proofs by shift rules', async (option) => {
    const { code, stderr } = await nimlab('prove', 'nim-4-3', option, '7')
    expect(code).toBe(2)
    expect(stderr).toContain(`${option} needs --by shifts`)
  })
})

describe('nimlab recheck of certificates by shift rules', () => {
  it('rejects a changed rule, and names the edge', async () => {
    const out = file('altered.json')
    await nimlab('prove', 'SN(3,{2})', '--by', 'shifts', '--out', out)
    const certificate = certificateIn(out)
    const rules = certificate.rules.map((rule, i) =>
      i === 1 ? { ...rule, z: rule.z.map((step) => step / 2) } : rule,
    )
    writeFileSync(out, JSON.stringify({ ...certificate, rules }))
    const { code, stdout } = await nimlab('recheck', out)
    expect(code).toBe(4)
    expect(stdout).toMatch(/rule 2 is wrong at [\d,]+: [\d,]+ has another value\n\nnot confirmed/)
  })

  it('checks each line of a file with many certificates, and names the wrong line', async () => {
    const many = file('many.jsonl')
    const [one, two] = ['SN(2,{1})', 'SN(2,{2})'].map((_, i) => file(`${i}.json`)) as [
      string,
      string,
    ]
    await nimlab('prove', 'SN(2,{1})', '--by', 'shifts', '--out', one)
    await nimlab('prove', 'SN(2,{2})', '--by', 'shifts', '--out', two)
    writeFileSync(many, `${readFileSync(one, 'utf8')}not JSON\n${readFileSync(two, 'utf8')}`)
    const { code, stdout } = await nimlab('recheck', many, '--json')
    expect(code).toBe(4)
    expect(jsonLines(stdout).map(({ line, confirmed }) => [line, confirmed])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ])
  })

  it('rejects --solver', async () => {
    const out = file('one.json')
    await nimlab('prove', 'SN(2,{1})', '--by', 'shifts', '--out', out)
    const { code, stderr } = await nimlab('recheck', out, '--solver', 'z3-wasm')
    expect(code).toBe(2)
    expect(stderr).toContain('needs no solver')
  })
})
