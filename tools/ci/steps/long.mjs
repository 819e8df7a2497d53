import { CHROMIUM, COMPILERS, COQ, REDIS, SOLVERS, STATISTICS, TEX } from './tools.mjs'

/** @typedef {import('../src/step.ts').LongStep} LongStep */

/** @param {string} workspace @param {string} [files] the files that Vitest runs; by default all */
const vitest = (workspace, files = '') =>
  `(cd ${workspace} && NIMLAB_LONG=1 npx --no-install vitest run ${files})`
const TESTS = /Tests +.*\d+ passed.*/g
const CONJECTURES = 'packages/conjectures'
const COMMAND = 'apps/experiments'
/** The modules of a step that starts nimlab. */
const NIMLAB = [`${COMMAND}/bin`, `${COMMAND}/src/main.ts`]
const ATLAS = ':(glob)docs/atlas/*.jsonl'
const FORMAL = ['formal/theories', 'formal/check.sh', 'formal/pins.mjs', 'formal/pins.txt']
/** The sources from which the mutants are made, and the tests that must notice them. */
const CHECKERS = [
  'packages/prover/src/points-check',
  'packages/prover/src/shift-check',
  'packages/prover/test/points',
  'packages/prover/test/shifts',
  'packages/discovery/src/discover/decide.ts',
  'packages/discovery/test/decide.test.ts',
  'packages/pages/src/claims/verdict-counts.ts',
  'packages/pages/test/claims.test.ts',
  `${CONJECTURES}/src/judge`,
  `${CONJECTURES}/test/judge`,
  'packages/sweep/src/review',
  'packages/sweep/test/derive-facts.test.ts',
  'packages/sweep/test/review',
]
const PAGES = ['index', 'tutorial', 'glossary', 'gallery', 'explorer'].map(
  (page) => `docs/${page}.md`,
)

/**
 * The cases of claims as proofs in Coq, divided into parts. Each part needs at most 17 minutes of
 * processor time, including 5 minutes to write all files. Every file of docs/proofs/coq-cases.jsonl
 * belongs to exactly one part.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const COQ_PARTS = {
  'coq-gmmv': '^GMMV-(?!(T2|Claim1) )',
  'coq-gmmv-long': '^GMMV-(T2|Claim1) ',
  'coq-dh': '^DH-',
  'coq-nt': '^NT-(?!L6 n=3 )',
  'coq-nt-l6-k1': '^NT-L6 n=3 k=1 ',
  'coq-nt-l6-k2': '^NT-L6 n=3 k=2 ',
  'coq-nt-l6-k3': '^NT-L6 n=3 k=3 ',
}

/**
 * The steps that take minutes, in the order in which `.ci/long` runs them. `inputs` are the modules
 * that a step starts and the other files that it reads.
 *
 * @type {readonly LongStep[]}
 */
export const LONG_STEPS = [
  {
    name: 'negate',
    what: 'every claim at its default range by its printed statement and by the negation of it',
    inputs: ['scripts/negate-claims.mjs'],
    commands: ['npm run --silent negate'],
    said: /\d+ claims, \d+ cases, 0 judged otherwise/g,
  },
  {
    name: 'results',
    what: 'every claim at its default range; the records are as committed',
    inputs: [...NIMLAB, 'scripts/write-results.mjs', `${CONJECTURES}/results/check-all.jsonl`],
    commands: [
      'npm run --silent results',
      `git diff --exit-code --stat ${CONJECTURES}/results && echo all records are current`,
    ],
    said: /all records are current/g,
  },
  {
    name: 'judges',
    what: 'the tests of judges for every claim: something nearly right, small domains, other ways to facts and tables, twice, by layers',
    inputs: [
      ...['judge', 'gn', 'v', 'rows', 'registry'].map((part) => `${CONJECTURES}/test/${part}*`),
      `${CONJECTURES}/results/check-all.jsonl`,
      `${CONJECTURES}/vitest.config.ts`,
      'packages/sweep/test/second.test.ts',
      'packages/sweep/vitest.config.ts',
    ],
    commands: [
      vitest('packages/sweep', 'test/second.test.ts'),
      vitest(CONJECTURES, 'test/judge test/gn test/v test/rows test/registry'),
    ],
    said: TESTS,
  },
  {
    name: 'goals',
    what: 'what the solver is asked, in every case, mutations of what it proves, and all residue cases of formulas',
    inputs: [
      'packages/core/test/papers*',
      'packages/core/vitest.config.ts',
      `${CONJECTURES}/test/goals*`,
      `${CONJECTURES}/vitest.config.ts`,
      ...FORMAL,
    ],
    commands: [vitest('packages/core', 'test/papers'), vitest(CONJECTURES, 'test/goals')],
    said: TESTS,
    needs: COQ,
  },
  {
    name: 'mutants',
    what: 'each mutant of the checkers, by their tests, and sabotages of the formal development',
    inputs: [
      'tools/house/test/mutants.test.ts',
      'tools/house/test/formal-pins.test.ts',
      'tools/house/src/mutants',
      'tools/house/vitest.config.ts',
      ...CHECKERS,
      ...FORMAL,
    ],
    commands: [vitest('tools/house', 'test/mutants test/formal-pins')],
    said: TESTS,
  },
  {
    name: 'walks',
    what: 'the walks of CONTRIBUTING.md to a new claim and to a new game, in copies of the sources',
    inputs: [
      'tools/house/test/new-*',
      'tools/house/vitest.config.ts',
      'CONTRIBUTING.md',
      ...['index', 'results', 'docs'].map((written) => `scripts/write-${written}.mjs`),
      ...NIMLAB,
    ],
    commands: [vitest('tools/house', 'test/new')],
    said: TESTS,
  },
  {
    name: 'bruteforce',
    what: 'all tests of @nim/bruteforce: every kernel, by one thread and by several',
    inputs: ['packages/bruteforce/test', 'packages/bruteforce/vitest.config.ts'],
    commands: [vitest('packages/bruteforce')],
    said: TESTS,
  },
  {
    name: 'prover',
    what: 'all tests of @nim/prover, and those of nimlab prove',
    inputs: [
      'packages/prover/test',
      'packages/prover/vitest.config.ts',
      `${COMMAND}/test/prove*`,
      `${COMMAND}/vitest.config.ts`,
      ...NIMLAB,
      ...FORMAL,
      'formal/games',
    ],
    commands: [vitest(COMMAND, 'test/prove'), vitest('packages/prover')],
    said: TESTS,
    needs: SOLVERS,
  },
  {
    name: 'verbs',
    what: 'every verb in a process of its own, every wrong input, bad module and lost output, every claim at its quick range',
    inputs: [
      ...['every-verb', 'wrong-input', 'bad-modules', 'lost-output', 'check', 'widths'].map(
        (test) => `${COMMAND}/test/${test}*`,
      ),
      `${COMMAND}/vitest.config.ts`,
      ...NIMLAB,
    ],
    commands: [
      vitest(
        COMMAND,
        'test/every-verb test/wrong-input test/bad-modules test/lost-output test/check test/widths',
      ),
    ],
    said: TESTS,
  },
  {
    name: 'hostile',
    what: 'hostile input, damage and races with the full counts; renews docs/hostile-input.log',
    inputs: [
      'scripts/write-hostile-log.mjs',
      ':(glob)*/*/test/hostile/**',
      'packages/presburger/test/arbitraries',
      'docs/proofs/shift-rules.jsonl',
      ATLAS,
      'docs/atlas/certificates.jsonl.gz',
      ...[
        'hostile-lines',
        'sweep-chaos',
        'bad-modules',
        'faults/*',
        'received/altered-certificates',
        'received/recheck-atlas',
      ].map((test) => `${COMMAND}/test/${test}*`),
      ...['lock', 'random-damage', 'damage', 'forged'].map(
        (test) => `packages/sweep/test/${test}.test.ts`,
      ),
      'packages/sweep/test-redis/forged.test.ts',
      'packages/bruteforce/test/table-file/damage.test.ts',
      ...NIMLAB,
    ],
    commands: ['npm run --silent hostile'],
    said: /all clean/g,
    needs: REDIS,
  },
  {
    name: 'memory',
    what: 'the memory that calls take beside what they say',
    inputs: ['scripts/write-memory.mjs', ...NIMLAB],
    commands: ['node scripts/write-memory.mjs'],
    said: /\d+ calls take what they say/g,
  },
  {
    name: 'wrong-formulas',
    what: '1,100 seeded wrong formulas, by points, checker, solver and SMT',
    inputs: ['packages/prover/bench/wrong-formulas.ts'],
    commands: ['npm run --silent bench:wrong-formulas --prefix packages/prover'],
    said: /\d+ formulas: .*no contradiction/g,
    needs: SOLVERS,
  },
  {
    name: 'far-positions',
    what: '100,000 far positions of every solved game: P if and only if no option is P',
    inputs: ['packages/discovery/test/shifts/far-outcomes.test.ts'],
    commands: [vitest('packages/discovery', 'test/shifts/far-outcomes')],
    said: TESTS,
  },
  ...Object.entries(COQ_PARTS).map(([name, cases]) => ({
    name,
    what: `every default case with up to four piles as a proof in Coq: cases ${cases}`,
    inputs: ['scripts/coq.mjs', ...FORMAL],
    commands: [`npm run --silent proofs:coq -- --check --cases '${cases}'`],
    said: /\d+ files accepted by Coq, \d+ cases refuted/g,
    needs: COQ,
  })),
  {
    name: 'coq-shifts',
    what: 'every game that is solved by shift rules, in Coq',
    inputs: ['scripts/coq.mjs', ...FORMAL, 'docs/proofs/shift-rules.jsonl'],
    commands: ['npm run --silent proofs:coq -- --shifts --check'],
    said: /\d+ games accepted by Coq/g,
    needs: COQ,
  },
  {
    name: 'atlas-coq',
    what: 'every row of the atlas that points prove, in Coq',
    inputs: ['scripts/coq.mjs', ...FORMAL, ATLAS],
    commands: ['npm run --silent atlas:coq -- --check'],
    said: /\d+ rows accepted by Coq/g,
    needs: COQ,
  },
  {
    name: 'atlas-constants',
    what: 'every row of the atlas that points prove, with one constant changed, without one atom, and probed',
    inputs: [
      ...['changed-constants', 'atlas-short', 'probe'].map(
        (test) => `packages/discovery/test/${test}.test.ts`,
      ),
      'packages/discovery/vitest.config.ts',
      ATLAS,
    ],
    commands: [vitest('packages/discovery', 'test/changed-constants test/atlas-short test/probe')],
    said: TESTS,
  },
  {
    name: 'tex',
    what: 'what is written for LaTeX, set by TeX Live',
    inputs: [
      'scripts/compile-tex.mjs',
      'packages/report/test/tikz/pdflatex.test.ts',
      'packages/report/vitest.config.ts',
      ...NIMLAB,
    ],
    commands: [
      'folder=$(mktemp -d); trap \'rm -rf "$folder"\' EXIT; node scripts/compile-tex.mjs "$folder"',
      vitest('packages/report', 'test/tikz/pdflatex.test.ts'),
    ],
    said: TESTS,
    needs: TEX,
  },
  {
    name: 'explorer',
    what: "the explorer's games, positions, screens and claims in Chromium",
    inputs: [
      'apps/explorer/*.ts',
      'apps/explorer/*.tsx',
      'apps/explorer/*.mjs',
      'apps/explorer',
      ATLAS,
    ],
    commands: [vitest('apps/explorer'), vitest('apps/explorer', '--config vitest.web.ts')],
    said: TESTS,
    needs: CHROMIUM,
  },
  {
    name: 'consumer',
    what: 'the packages as others install them, with other versions of Node and TypeScript',
    inputs: [
      ':(glob)packages/*/src/**',
      'tools/packages',
      ...NIMLAB,
      ':(glob)packages/*/package.json',
      ':(glob)packages/*/README.md',
      `${COMMAND}/package.json`,
      '.pnpmfile.cjs',
      'tools/packages/sizes.json',
    ],
    commands: ['NIMLAB_LONG=1 npm run --silent test:consumer'],
    said: TESTS,
    needs: CHROMIUM,
  },
  {
    name: 'nodes',
    what: 'the tests of all public packages on Node 20.19, 22, 24 and the newest',
    inputs: [
      ...[':(glob)packages/*', `:(glob)${COMMAND}`].flatMap((name) => [
        `${name}/test/**`,
        `${name}/vitest.config.ts`,
      ]),
      'scripts/test-on-nodes.sh',
    ],
    commands: ['scripts/test-on-nodes.sh'],
    said: TESTS,
    needs: [...SOLVERS, ...COQ, ...COMPILERS],
    limit: 4 * 3600,
  },
  {
    name: 'reproduce',
    what: 'two releases of the present commit in two folders have the same bytes',
    inputs: [
      ...['reproduce', 'release'].map((name) => `scripts/${name}.mjs`),
      ':(glob)packages/*/src/**',
      ':(glob)packages/*/package.json',
      ...NIMLAB,
      'apps/explorer/*.ts',
      'apps/explorer/*.tsx',
      'tools/site/bin/site.mjs',
      '.pnpmfile.cjs',
      'release.json',
    ],
    commands: ['npm run --silent reproduce'],
    said: /\d+ files are equal in two folders/g,
  },
  {
    name: 'examples',
    what: 'all commands of the pages, in R and for NumPy too',
    inputs: ['tools/site/bin/examples.mjs', ...NIMLAB, 'README.md', ...PAGES, 'docs/how-to'],
    commands: ['npm run --silent examples -- --check --long && echo all pages are current'],
    said: /all pages are current/g,
    needs: STATISTICS,
  },
  {
    name: 'planted',
    what: 'breaks in a clone of HEAD, each of which a step of .ci/run must notice',
    inputs: ['tools/ci/planted/plant.mjs'],
    commands: ['node tools/ci/planted/plant.mjs'],
    said: /\d+ of \d+ breaks noticed/g,
    needs: [...SOLVERS, ...COQ, ...REDIS, ...CHROMIUM, ...COMPILERS],
  },
]
