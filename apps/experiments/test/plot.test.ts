import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { solve } from '@nim/bruteforce'
import { parseRuleset } from '@nim/core/rules'
import { positionGrid } from '@nim/report'
import { afterAll, describe, expect, it } from 'vitest'
import { nimlab } from './run-command.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-plot-'))
afterAll(() => rmSync(directory, { recursive: true }))

describe('nimlab plot', () => {
  it('draws a slice as SVG and for LaTeX', async () => {
    const [svg, tikz] = [join(directory, 'slice.svg'), join(directory, 'slice.tex')]
    const slice = ['--slice', 'x1=3,x2=5', '--value', 'remoteness', '--max', '8']
    const { code, stdout } = await nimlab(
      'plot',
      'NIM(4,3)',
      ...slice,
      '--svg',
      svg,
      '--tikz',
      tikz,
    )
    expect([code, stdout]).toEqual([0, ''])
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg [^]*Piles 3, 5, x, y; normal play/)
    expect(readFileSync(tikz, 'utf8')).toMatch(/% Remoteness of NIM\(4,3\)\n[^]*tikzpicture/)
  })

  it('prints SVG if no file is named', async () => {
    const [histogram, points] = await Promise.all([
      nimlab('plot', 'SN(3,{2})', '--histogram', '--value', 'grundy', '--max', '9'),
      nimlab('plot', 'WYTHOFF', '--scatter', '--only', 'P', '--max', '20'),
    ])
    expect(histogram.stdout).toMatch(/^<svg [^]*Grundy values of SN\(3,\{2\}\)[^]*<\/svg>\n$/)
    expect(points.stdout).toMatch(/^<svg [^]*All 9 sorted P-positions of WYTHOFF/)
    // The P-positions (0,0), (1,2), … are points.
    expect(points.stdout).toContain('<title>8,13</title>')
  })
})

describe('nimlab grid', () => {
  it.each(['normal', 'misere'] as const)('prints the grid of the box in %s play', async (play) => {
    const flags = ['--max', '6', '--modulus', '5', '--all', '--json']
    const misere = play === 'misere' ? ['--misere'] : []
    const { code, stdout } = await nimlab('grid', 'NIM(3,2)', ...flags, ...misere)
    const table = solve(parseRuleset('NIM(3,2)'), { max: 6 }, { value: 'outcome', play })
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toEqual(positionGrid(table, { modulus: 5 }))
  })
})
