// Compiles the LaTeX output of the command with pdflatex: tables with booktabs and longtable,
// pictures with TikZ and pgfplots, and the report of a sweep. Debian packages:
// texlive-latex-recommended, texlive-pictures. `node scripts/compile-tex.mjs DIRECTORY` keeps the
// documents and their PDF files there for inspection.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../apps/experiments/bin/nimlab.mjs', import.meta.url))
const REFUTED = 1

const directory = resolve(process.argv[2] ?? 'tex')
mkdirSync(directory, { recursive: true })

function nimlab(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    cwd: directory,
    encoding: 'utf8',
  })
  if (status !== 0 && status !== REFUTED) throw new Error(`nimlab ${args.join(' ')}: ${stderr}`)
  return stdout
}

/**
 * Compiles a document twice, because its references need a second run. A line that is too wide is
 * an error.
 */
function set(name) {
  for (const _ of [1, 2]) {
    const { status, stdout } = spawnSync(
      'pdflatex',
      ['-interaction=nonstopmode', '-halt-on-error', `${name}.tex`],
      { cwd: directory, encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`${name}.tex: ${stdout.slice(-2000)}`)
  }
  const log = readFileSync(join(directory, `${name}.log`), 'latin1')
  const wide = log.match(/^Overfull \\hbox.*/gm) ?? []
  const pages = /\((\d+) pages?,/.exec(log)?.[1] ?? 'no'
  console.log(`${name}.pdf: ${pages} pages, ${wide.length} lines too wide`)
  if (wide.length > 0) throw new Error(`${name}.tex: ${wide.join('\n')}`)
}

function documentOf(name, packages, parts) {
  const lines = [
    String.raw`\documentclass{article}`,
    String.raw`\usepackage[utf8]{inputenc}`,
    ...packages,
    String.raw`\begin{document}`,
    ...parts.map((part) => `\n\\noindent\n${part}`),
    String.raw`\end{document}`,
  ]
  writeFileSync(join(directory, `${name}.tex`), lines.join('\n'))
  set(name)
}

documentOf(
  'tables',
  [String.raw`\usepackage{booktabs,longtable}`],
  [
    nimlab('list', 'SN(4,{2,4})', '--only', 'P', '--max', '12', '--format', 'tex', '--across', '5'),
    nimlab(
      'list',
      'WYTHOFF',
      '--max',
      '6',
      '--value',
      'grundy',
      '--format',
      'tex',
      '--across',
      '2',
    ),
  ],
)

const pictures = ['slice', 'histogram', 'points']
const asked = [
  ['--slice', 'x1=3,x2=5', '--max', '20'],
  ['--histogram', '--max', '20'],
  ['--scatter'],
]
pictures.forEach((name, i) => nimlab('plot', 'NIM(4,3)', ...asked[i], '--tikz', `${name}.tex`))
documentOf(
  'pictures',
  [
    String.raw`\usepackage{tikz,pgfplots}`,
    String.raw`\usetikzlibrary{calc}\pgfplotsset{compat=1.18}`,
  ],
  pictures.map((name) => String.raw`\input{${name}}\par`),
)

nimlab('sweep', 'run', 'nim-4-3', 'slow-setnim', '--max', '8', '--out', 'sweep', '--resume')
nimlab('report', 'sweep', '--tex', 'report.tex')
set('report')
