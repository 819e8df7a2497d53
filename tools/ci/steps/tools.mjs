/** @typedef {import('../src/step.ts').Tool} Tool */

/** @type {Record<string, Tool>} */
const PROGRAMS = Object.fromEntries(
  Object.entries({
    coqc: 'coq',
    z3: 'z3',
    cvc5: 'cvc5',
    'redis-server': 'redis-server',
    'g++': 'g++',
    python3: 'python3',
    pdflatex: 'texlive-latex-recommended',
    Rscript: 'r-base-core',
  }).map(([name, debian]) => [name, { name, test: `command -v ${name}`, debian }]),
)

/** @type {(name: string) => Tool} */
const program = (name) => /** @type {Tool} */ (PROGRAMS[name])

export const COQ = [program('coqc')]
export const SOLVERS = [program('z3'), program('cvc5')]
export const REDIS = [program('redis-server')]
export const COMPILERS = [program('g++'), program('python3')]
/** @type {readonly Tool[]} */
export const CHROMIUM = [
  { name: 'chromium', test: '[ -x "${CHROME_PATH:-/usr/bin/chromium}" ]', debian: 'chromium' },
]
/** @type {readonly Tool[]} */
export const TEX = [
  program('pdflatex'),
  { name: 'pgfplots', test: 'kpsewhich pgfplots.sty', debian: 'texlive-pictures' },
]
/** @type {readonly Tool[]} */
export const STATISTICS = [
  program('Rscript'),
  { name: 'numpy', test: "python3 -c 'import numpy'", debian: 'python3-numpy' },
]
