/**
 * What takes minutes, in the order in which `.ci/long` runs it.
 *
 * @typedef {object} Step
 * @property {string} name by which `.ci/long NAME` runs it
 * @property {string} what is done
 * @property {readonly string[]} inputs what it depends on and `.ci/run` does not judge as a whole: git's path patterns
 * @property {readonly string[]} commands lines of bash in the root, one after the other
 * @property {RegExp} said what of the output tells the result: its last match goes into the log
 * @property {readonly (readonly [present: string, debian: string])[]} [needs] what fails in bash where a package of Debian is absent
 */

const VITEST = 'NIMLAB_LONG=1 npx --no-install vitest run'
const TESTS = /Tests +.*\d+ passed.*/g
const COQ = [['command -v coqc', 'coq']]
const SOLVERS = [
  ['command -v z3', 'z3'],
  ['command -v cvc5', 'cvc5'],
]
const CHROMIUM = [['[ -x "${CHROME_PATH:-/usr/bin/chromium}" ]', 'chromium']]
const REDIS = [['command -v redis-server', 'redis-server']]
const CONJECTURES = 'packages/conjectures'
const STATED = ['claim', 'papers', 'facts', 'judge'].map((part) => `${CONJECTURES}/src/${part}`)
const ATLAS = ':(glob)docs/atlas/*.jsonl'
const PAGES = ['index', 'tutorial', 'glossary', 'gallery', 'explorer'].map(
  (page) => `docs/${page}.md`,
)
const POINTS = ['points', 'points-check'].map((part) => `packages/prover/src/${part}`)

/** The development in Coq, and what writes files for it. */
const COQ_TEXTS = [
  'formal',
  ...POINTS,
  'packages/prover/src/points-coq',
  'packages/prover/src/conditions',
]

/** @type {readonly Step[]} */
export const STEPS = [
  {
    name: 'negate',
    what: 'every claim at its default range by its printed statement and by the negation of it',
    inputs: [...STATED, `${CONJECTURES}/test/judge/negated.ts`],
    commands: ['npm run --silent negate'],
    said: /\d+ claims, \d+ cases, 0 judged otherwise/g,
  },
  {
    name: 'judges',
    what: 'the tests of judges for every claim: something nearly right, other ways to facts and tables, twice, by layers',
    inputs: [...STATED, `${CONJECTURES}/test/judge`, 'packages/sweep/test/second.test.ts'],
    commands: [
      `(cd packages/sweep && ${VITEST} test/second.test.ts)`,
      `(cd ${CONJECTURES} && ${VITEST} test/judge test/gn test/v test/rows test/registry)`,
    ],
    said: TESTS,
  },
  {
    name: 'goals',
    what: 'what the solver is asked, in every case, mutations of what it proves, and all residue cases of formulas',
    inputs: [`${CONJECTURES}/src/goals`, `${CONJECTURES}/test/goals`, 'packages/core/test/papers'],
    commands: [
      `(cd packages/core && ${VITEST} test/papers)`,
      `(cd ${CONJECTURES} && ${VITEST} test/goals)`,
    ],
    said: TESTS,
  },
  {
    name: 'prover',
    what: 'all tests of @nim/prover, and those of nimlab prove',
    inputs: ['packages/prover/src', 'packages/prover/test', 'apps/experiments/src/proving'],
    commands: [
      `(cd apps/experiments && ${VITEST} test/prove)`,
      `(cd packages/prover && ${VITEST})`,
    ],
    said: TESTS,
    needs: SOLVERS,
  },
  {
    name: 'verbs',
    what: 'every verb in a process of its own, every wrong input and lost output, every claim at its quick range',
    inputs: ['apps/experiments/src/verbs', 'apps/experiments/src/arguments'],
    commands: [
      `(cd apps/experiments && ${VITEST} test/every-verb test/wrong-input test/lost-output test/check test/widths)`,
    ],
    said: TESTS,
  },
  {
    name: 'hostile',
    what: 'hostile input, damage and races with the full counts; renews docs/hostile-input.log',
    inputs: [
      'tools/hostile',
      'packages/presburger/src/parse',
      'packages/prover/src/certificate',
      'packages/sweep/src/directory',
      'packages/sweep/src/queue',
      'packages/bruteforce/src/table-file',
      'apps/experiments/src/arguments',
      'apps/experiments/test/hostile-*',
    ],
    commands: ['npm run --silent hostile'],
    said: /all clean/g,
    needs: REDIS,
  },
  {
    name: 'memory',
    what: 'the memory that calls take beside what they say',
    inputs: [
      'scripts/write-memory.mjs',
      'apps/experiments/src/memory',
      'packages/bruteforce/src/memory.ts',
      'packages/bruteforce/src/plan/plan.ts',
    ],
    commands: ['node scripts/write-memory.mjs'],
    said: /\d+ calls take what they say/g,
  },
  {
    name: 'wrong-formulas',
    what: '1,100 seeded wrong formulas, by points, checker, solver and SMT',
    inputs: [...POINTS, 'packages/prover/bench/wrong-formulas.ts'],
    commands: ['npm run --silent bench:wrong-formulas --prefix packages/prover'],
    said: /\d+ formulas: .*no contradiction/g,
    needs: SOLVERS,
  },
  {
    name: 'coq',
    what: 'every default case with up to four piles as a proof in Coq',
    inputs: [...COQ_TEXTS, `${CONJECTURES}/src/goals`, 'scripts/write-coq-cases.mjs'],
    commands: ['npm run --silent proofs:coq -- --check'],
    said: /\d+ files accepted by Coq, \d+ cases refuted/g,
    needs: COQ,
  },
  {
    name: 'atlas-coq',
    what: 'every row of the atlas that points prove, in Coq',
    inputs: [...COQ_TEXTS, ATLAS, 'scripts/write-atlas-coq.mjs'],
    commands: ['npm run --silent atlas:coq -- --check'],
    said: /\d+ rows accepted by Coq/g,
    needs: COQ,
  },
  {
    name: 'atlas-constants',
    what: 'every row of the atlas that points prove, with one constant changed',
    inputs: [...POINTS, ATLAS, 'packages/discovery/test/changed-constants.test.ts'],
    commands: [`(cd packages/discovery && ${VITEST} test/changed-constants.test.ts)`],
    said: TESTS,
  },
  {
    name: 'tex',
    what: 'what is written for LaTeX, set by TeX Live',
    inputs: ['scripts/compile-tex.mjs', 'packages/report/src/tex', 'packages/report/src/tikz'],
    commands: [
      'folder=$(mktemp -d); trap \'rm -rf "$folder"\' EXIT; node scripts/compile-tex.mjs "$folder"',
      `(cd packages/report && ${VITEST} test/tikz/pdflatex.test.ts)`,
    ],
    said: TESTS,
    needs: [
      ['command -v pdflatex', 'texlive-latex-recommended'],
      ['kpsewhich pgfplots.sty', 'texlive-pictures'],
    ],
  },
  {
    name: 'explorer',
    what: "the explorer's games, positions, screens and claims in Chromium",
    inputs: ['apps/explorer'],
    commands: [`(cd apps/explorer && ${VITEST} && ${VITEST} --config vitest.web.ts)`],
    said: TESTS,
    needs: CHROMIUM,
  },
  {
    name: 'consumer',
    what: 'the packages as others install them, with other versions of Node and TypeScript',
    inputs: ['tools/packages', ':(glob)packages/*/package.json', 'apps/experiments/package.json'],
    commands: ['NIMLAB_LONG=1 npm run --silent test:consumer'],
    said: TESTS,
    needs: CHROMIUM,
  },
  {
    name: 'nodes',
    what: 'what depends on the engine, on Node 20.19, 22 and 24',
    inputs: [
      'scripts/test-on-nodes.sh',
      'packages/bruteforce/src/threads',
      'packages/bruteforce/src/table-file',
      'packages/core/src/integers',
    ],
    commands: ['scripts/test-on-nodes.sh'],
    said: TESTS,
  },
  {
    name: 'examples',
    what: 'all commands of the pages, in R and for NumPy too',
    inputs: ['README.md', ...PAGES, 'docs/how-to', 'tools/site/src/examples'],
    commands: ['npm run --silent examples -- --check --long && echo all pages are current'],
    said: /all pages are current/g,
    needs: [
      ['command -v Rscript', 'r-base-core'],
      ["python3 -c 'import numpy'", 'python3-numpy'],
    ],
  },
]
