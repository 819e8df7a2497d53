import { describe, expect, it } from 'vitest'
import { nimlab } from './run-command.ts'

const HUGE = [
  '123456789012345678901234567890',
  '223456789012345678901234567891',
  '323456789012345678901234567890',
  '423456789012345678901234567890',
  '523456789012345678901234567890',
  '623456789012345678901234567890',
  '723456789012345678901234567890',
].join()

describe('nimlab position', () => {
  it('uses a formula for huge piles, and names it', async () => {
    const { code, stdout } = await nimlab('position', 'NIM(7,6)', HUGE)
    expect(code).toBe(0)
    expect(stdout).toMatch(/remoteness +\d{30} \(by formula GMMV-T2\)/)
    expect(stdout).toMatch(/Grundy value +1 \(by formula GMMV-D3\.values\)/)
    expect(stdout).toMatch(/best moves: to 123456789012345678901234567890,.* and 1 more/)
  })

  it.each([
    ['NIM(4,3)', 4, 'GMMV-T2'],
    ['SN(4,{3,4})', 4, 'DH-T5.1'],
    ['SN(5,{1,3,5})', 5, 'NT-4'],
    ['SN(6,{1,3,4,5,6})', 6, 'NT-5'],
    ['GM(4,3)', 4, 'GN-2.7'],
    ['WYTHOFF', 2, 'V-P7'],
  ])('answers quickly for piles of 10,000 digits: %s', async (ruleset, piles, source) => {
    const around = 10n ** 9999n
    const x = Array.from({ length: piles }, (_, i) => (around * BigInt(2 * i + 3)) / 2n + BigInt(i))
    const started = process.cpuUsage()
    const { code, stdout } = await nimlab('position', ruleset, x.join())
    expect(code).toBe(0)
    expect(stdout).toContain(source)
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5)
  })

  it('uses shift rules for piles of 300 digits in a solved game, and names the rules', async () => {
    const around = 10n ** 299n
    const x = [2n, 3n, 4n, 5n, 6n].map((factor) => factor * around + factor)
    const { code, stdout } = await nimlab('position', 'SN(5,{3,4})', x.join())
    expect(code).toBe(0)
    expect(stdout).toMatch(/outcome +[PN] \(by shift rules\)/)
    expect(stdout).toMatch(/NT-13 +shift rules that are right/)
    expect(stdout).toMatch(/shift rules +rule \d+, z = \([\d,]+\), about \d\.\de29\d/)
  })

  it('rejects more than 200,000 digits in one line', async () => {
    const words = ['7'.repeat(100_000), '8'.repeat(100_001)]
    const { code, stderr } = await nimlab('position', 'WYTHOFF', ...words)
    const says = 'nimlab: position: expected at most 200000 digits in total, got 200001\n'
    expect([code, stderr]).toEqual([2, says])
  })

  it('solves the position if no formula is proved, and says so', async () => {
    const { stdout } = await nimlab('position', 'SN(5,{2,4})', '3,5,6,7,9')
    expect(stdout).toMatch(/remoteness +13 \(by solving\)/)
    expect(stdout).toMatch(/Grundy value +6 \(by solving\)/)
    expect(stdout).toMatch(/best move: to 2,4,6,6,8/)
  })

  it("finds the winning move of Wythoff's game for huge piles by a formula", async () => {
    const { stdout } = await nimlab(
      'position',
      'WYTHOFF',
      '1618033988749894848204586,2618033988749894848204590',
    )
    expect(stdout).toMatch(/outcome +N \(by formula V-P7\)/)
    expect(stdout).toMatch(/winning move: to 1618033988749894848204586,2618033988749894848204586/)
  })

  it('reads positions in the notations of papers and of users', async () => {
    const spellings = [['7,8,9,30'], ['(7,8,9,30)'], ['7 8 9 30'], ['7', '8', '9', '30']]
    const runs = await Promise.all(
      spellings.map((words) => nimlab('position', 'NIM(4,2)', ...words, '--value', 'outcome')),
    )
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    expect(new Set(runs.map(({ stdout }) => stdout)).size).toBe(1)
  })

  it('names all optimal moves, the reduction, the type, the M-move and the theorem', async () => {
    const { stdout } = await nimlab('position', 'NIM(4,3)', '7,8,9,30')
    expect(stdout).toMatch(/GMMV-T2 +m\(x\) = M\(x\) = R\(x\)/)
    expect(stdout).toMatch(/red\(x\) +7,8,9,12\n\(o,r\) +\(2,0\)/)
    expect(stdout).toMatch(/M-move +to 6,8,8,29\n/)
    expect(stdout).toMatch(/best moves: to 6,8,8,29; to 6,7,8,30\n/)
    const best = await nimlab('position', 'NIM(4,2)', '7', '8', '9', '30', '--moves', 'best')
    expect(best.stdout).toMatch(
      /best moves: to 7,7,9,29; to 6,8,8,30\n\(4 of 6 moves are not shown/,
    )
  })

  it('estimates the number of moves before it computes them', async () => {
    const piles = Array.from({ length: 30 }, (_, i) => String(i + 1)).join()
    const { code, stdout } = await nimlab('position', 'SN(30,1..30)', piles, '--moves', 'all')
    expect(code).toBe(0)
    expect(stdout).toMatch(/outcome +N \(by formula DH-I3\)/)
    expect(stdout).toMatch(/winning move: to 0,2,2,4,.*\n\(there are too many moves.*1073741823\)/)
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
    const wrong = await nimlab('position', 'NIM(4,2)', '1,2,3,4', '--moves', 'some')
    expect([wrong.code, wrong.stderr]).toEqual([
      2,
      expect.stringContaining('Expected all, best or a number of moves.'),
    ])
  })

  it('names a best move that wins if the position is N', async () => {
    const { stdout } = await nimlab('position', 'NIM(3,2)', '2,1,1', '--json')
    const analysis = JSON.parse(stdout) as {
      position: number[]
      values: { outcome: { value: string } }
      best: number
      moves: { to: number[]; values: { outcome: { value: string } } }[]
    }
    expect(analysis.position).toEqual([1, 1, 2])
    expect(analysis.values.outcome.value).toBe('N')
    expect(analysis.moves[analysis.best]).toMatchObject({
      to: [0, 0, 2],
      values: { outcome: { value: 'P' } },
    })
  })

  it('handles terminal positions, misère play and unsorted positions', async () => {
    const normal = await nimlab('position', 'NIM(3,2)', '0,0,7')
    expect(normal.stdout).toMatch(/outcome +P/)
    expect(normal.stdout).toMatch(/no move: the position is terminal/)
    const misere = await nimlab('position', 'NIM(3,2)', '0,0,7', '--misere')
    expect(misere.stdout).toMatch(/outcome +N \(by formula GMMV-D4\.values and by solving\)/)
    const vector = await nimlab('position', 'HNIM(2;{2})', '5,0')
    expect(vector.stdout).toMatch(/5,0/)
  })

  it("supports Moore's Nim by its rules alone", async () => {
    const { code, stdout } = await nimlab('position', 'MOORE(3,2)', '1,2,3')
    expect(code).toBe(0)
    expect(stdout).toMatch(/outcome +N \(by solving\)/)
    expect(stdout).toMatch(/\* +2 \(1\) 3 \(2\) +1,1,1 +P +2 +0\n/)
    expect(stdout).toMatch(/best move: to 1,1,1/)
  })

  it('names the lowered pile and the number of stones, even if the move changes the order of the piles', async () => {
    const { stdout } = await nimlab('position', 'SUB(2;1,3)', '2,3')
    expect(stdout).toMatch(/ 2 \(3\) +0,2 /)
    expect(stdout).toMatch(/ 1 \(1\) +1,3 /)
    const wythoff = await nimlab('position', 'WYTHOFF', '3,5')
    expect(wythoff.stdout).toMatch(/ 2 \(4\) +1,3 /)
    expect(wythoff.stdout).toMatch(/ 1 \(1\) 2 \(1\) +2,4 /)
  })

  it('shows a single value on request', async () => {
    const { stdout } = await nimlab('position', 'NIM(3,2)', '1,1,2', '--value', 'remoteness')
    expect(stdout).toMatch(/remoteness +1 /)
    expect(stdout).not.toMatch(/outcome|Grundy/)
    const json = await nimlab('position', 'NIM(3,2)', '1,1,2', '--value', 'grundy', '--json')
    const { values } = JSON.parse(json.stdout) as { values: object }
    expect(Object.keys(values)).toEqual(['grundy'])
  })

  it('plays GM(n,l) by the GM-strategy for piles of any size, and names the loser', async () => {
    const { code, stdout } = await nimlab('position', 'GM(4,3)', '5,7,8,9')
    expect(code).toBe(0)
    expect(stdout).toMatch(/gm-length +8 /)
    expect(stdout).toMatch(/loser +player 2\n/)
    expect(stdout).toMatch(/\* +4 +4,6,7,9 +8 +player 2\n/)
    expect(stdout).toMatch(/ 1 +5,6,7,8 +9 +player 0\n/)
    const huge = await nimlab('position', 'GM(7,5)', HUGE, '--value', 'gm-length', '--json')
    const found = JSON.parse(huge.stdout) as { length: string; loser: number; moves: object[] }
    expect(Number(BigInt(found.length) % 5n)).toBe(found.loser)
    expect(found.moves).toHaveLength(7)
    const over = await nimlab('position', 'GM(3,2)', '0,0,7', '--value', 'gm-length')
    expect(over.stdout).toMatch(/loser +player 0\n\nno move: the play is over/)
  })
})
