import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  chartTikz,
  heatMap,
  heatMapTikz,
  histogramTikz,
  listTable,
  positionList,
  scatter,
} from '../../src/index.ts'
import { IS_LONG } from '../../../../vitest.sample.ts'
import { hasTool } from '../../../../vitest.tools.ts'
import { SOLVED_EXAMPLES } from '../solved/examples.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-latex-'))
afterAll(() => rmSync(directory, { recursive: true }))

const [, NIM32] = SOLVED_EXAMPLES[0]!
const [, WYTHOFF] = SOLVED_EXAMPLES[3]!
const P = { kind: 'outcome', outcome: 'P' } as const

// Only .ci/long installs the Debian packages that this needs: texlive-latex-recommended and
// texlive-pictures.
test.runIf(IS_LONG && hasTool('pdflatex'))(
  'pdflatex typesets all tables and pictures (in the long run)',
  () => {
    const list = positionList(WYTHOFF, P, 100)
    const points = list.rows.map(({ position }) => position)
    const parts = [
      listTable(list, 'tex'),
      listTable(positionList(NIM32, { kind: 'all' }, 200), 'tex', 3),
      listTable(positionList(NIM32, { kind: 'all' }, 200), 'tex'),
      heatMapTikz(heatMap(WYTHOFF, { fixed: [], marked: [{ x: 1, y: 2 }] })),
      heatMapTikz(heatMap(NIM32, { fixed: [3] })),
      ...SOLVED_EXAMPLES.map(([, table]) => histogramTikz(table)),
      chartTikz(scatter('t', [], [{ name: 'P', positions: points }], ['x1', 'sum'])),
    ]
    const document = [
      String.raw`\documentclass{article}`,
      String.raw`\usepackage[utf8]{inputenc}`,
      String.raw`\usepackage{booktabs,longtable,tikz,pgfplots}`,
      String.raw`\usetikzlibrary{calc}\pgfplotsset{compat=1.18}`,
      String.raw`\begin{document}`,
      ...parts.map((part) => `\n\\noindent\n${part}`),
      String.raw`\end{document}`,
    ]
    writeFileSync(join(directory, 'all.tex'), document.join('\n'))
    execFileSync('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', 'all.tex'], {
      cwd: directory,
    })
    expect(existsSync(join(directory, 'all.pdf'))).toBe(true)
    const log = readFileSync(join(directory, 'all.log'), 'utf8')
    expect(log.match(/^Overfull.*/gm) ?? []).toEqual([])
  },
)
