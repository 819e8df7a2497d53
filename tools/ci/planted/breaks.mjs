/**
 * A break that a step must notice. A break with `hidden` removes a tool from PATH. Any other break
 * changes a file, in which it replaces each `find` by `replace`. If `find` is absent, the break
 * adds `replace` at the end of the file.
 *
 * @typedef {object} Break
 * @property {string} name
 * @property {readonly string[]} steps that run; the last one must fail, the others must pass
 * @property {string} [workspace] the only package whose tests run
 * @property {'failed' | 'hung'} [result] of the last step; `failed` by default
 * @property {string} [hidden]
 * @property {string} [file]
 * @property {string | RegExp} [find]
 * @property {string} [replace]
 */

/**
 * @param {string} workspace @param {string} name @param {string} file @param {string | RegExp |
 *   undefined} find @param {string} replace @returns {Break}
 */
const inTests = (workspace, name, file, find, replace) => ({
  name,
  steps: ['tests'],
  workspace,
  file,
  ...(find !== undefined && { find }),
  replace,
})

const CORE = 'packages/core/src'
const LOG = '.ci/long.jsonl'
/** The long step whose row some breaks change. plant.mjs first makes this row current. */
export const BROKEN_ROW = 'memory'
const RED_TEST = "\nit('is red', () => expect(1).toBe(2))\n"

/** @type {readonly Break[]} */
export const BREAKS = [
  {
    name: 'dependency',
    steps: ['set-up'],
    file: 'packages/core/package.json',
    find: '"tsx": "catalog:"',
    replace: '"tsx": "4.0.0"',
  },
  { name: 'lint', steps: ['lint'], file: `${CORE}/index.ts`, replace: 'debugger\n' },
  { name: 'format', steps: ['format'], file: `${CORE}/index.ts`, replace: '\n\n' },
  {
    name: 'type',
    steps: ['types'],
    file: `${CORE}/index.ts`,
    replace: "export const wrong: number = 'a'\n",
  },
  {
    name: 'type-of-ci',
    steps: ['types'],
    file: 'tools/ci/src/limit.mjs',
    replace: "limitOf('long')\n",
  },
  {
    name: 'unused',
    steps: ['unused'],
    file: 'packages/bruteforce/src/wasm/slow/header.ts',
    replace: 'export const unused = 1\n',
  },
  {
    name: 'workflow',
    steps: ['workflows'],
    file: '.github/workflows/test.yml',
    find: '  contents: read',
    replace: '  contents: write',
  },
  {
    name: 'build',
    steps: ['build'],
    file: 'packages/presburger/tsconfig.build.json',
    find: '"rootDir": "src"',
    replace: '"rootDir": "test"',
  },
  inTests(
    '@nim/core',
    'formula',
    `${CORE}/exact-slow/remoteness.ts`,
    'z.add(bound, z.one)',
    'bound',
  ),
  inTests(
    '@nim/bruteforce',
    'kernel',
    'packages/bruteforce/src/wasm/slow/skewed-runs.ts',
    'Math.log2(bytes)',
    'Math.log2(bytes) + 1',
  ),
  inTests(
    '@nim/conjectures',
    'finding',
    'packages/conjectures/findings/DH-Alg2.json',
    '[1, 1, 1, 2]',
    '[1, 1, 1, 3]',
  ),
  inTests('@nim/report', 'verdict-counts', 'docs/verdicts.md', '12 (7 errors)', '13 (7 errors)'),
  inTests('@nim/site', 'readme-figure', 'docs/figures/tutorial.svg', '</svg>', '<g/></svg>'),
  inTests(
    '@nim/site',
    'readme-output',
    'README.md',
    'remoteness    17 (by solving)',
    'remoteness    16 (by solving)',
  ),
  inTests(
    '@nim/house',
    'lockfile-host',
    'pnpm-lock.yaml',
    undefined,
    '# https://registry.example.org\n',
  ),
  inTests(
    '@nim/house',
    'layer',
    `${CORE}/integers/integers-of.ts`,
    undefined,
    "import '../rules/position.ts'\n",
  ),
  inTests(
    '@nim/presburger',
    'test',
    'packages/presburger/test/evaluate/exact-bound.test.ts',
    undefined,
    RED_TEST,
  ),
  { name: 'tool', steps: ['tests'], workspace: '@nim/presburger', hidden: 'z3' },
  {
    name: 'theory',
    steps: ['coq'],
    file: 'formal/theories/Halves.v',
    replace: 'Lemma wrong : 1 = 2. Proof. reflexivity. Qed.\n',
  },
  {
    name: 'exports',
    steps: ['package-lint'],
    file: 'packages/core/package.json',
    find: './dist/sums/index.d.ts',
    replace: './dist/sums/absent.d.ts',
  },
  {
    name: 'readme-of-package',
    steps: ['consumer'],
    file: 'packages/core/README.md',
    find: /^11$/m,
    replace: '12',
  },
  {
    name: 'web',
    steps: ['web'],
    workspace: '@nim/report',
    file: 'packages/report/test/web/report.test.ts',
    replace: "\ntest('is red', () => expect(1).toBe(2))\n",
  },
  {
    name: 'redis',
    steps: ['redis'],
    file: 'packages/sweep/src/queue/sealed.ts',
    find: '.update(text)',
    replace: '.update(`${text}${process.pid}`)',
  },
  { name: 'atlas', steps: ['atlas'], file: 'docs/atlas/coq.jsonl', replace: 'no row\n' },
  {
    name: 'results',
    steps: ['results', 'tree'],
    file: 'packages/conjectures/results/check-all.jsonl',
    find: /"checked":\d+/g,
    replace: '"checked":1',
  },
  {
    name: 'claims-page',
    steps: ['docs', 'tree'],
    file: 'docs/claims.md',
    replace: 'one more line\n',
  },
  {
    name: 'start',
    steps: ['start'],
    file: 'scripts/flagship.mjs',
    find: "'nim-4-3'",
    replace: "'nim-4-5'",
  },
  {
    name: 'hang',
    steps: ['format'],
    result: 'hung',
    file: 'tools/ci/steps/run.mjs',
    find: "commands: ['npm run --silent format:check']",
    replace: "commands: ['sleep 600'], limit: 2",
  },
  {
    name: 'row-removed',
    steps: ['long-log'],
    file: LOG,
    find: new RegExp(`^\\{"step":"${BROKEN_ROW}".*\n`, 'm'),
    replace: '',
  },
  {
    name: 'row-unknown',
    steps: ['long-log'],
    file: LOG,
    find: `"step":"${BROKEN_ROW}"`,
    replace: '"step":"no step"',
  },
  {
    name: 'row-stale',
    steps: ['long-log'],
    file: `${CORE}/exact-slow/remoteness.ts`,
    find: 'z.add(bound, z.one)',
    replace: 'z.add(z.one, bound)',
  },
]
