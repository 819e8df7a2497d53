import { redSamples } from './red-samples.mjs'
import { CHROMIUM, COMPILERS, COQ, REDIS, SOLVERS } from './tools.mjs'

/** @typedef {import('../src/step.ts').Step} Step */

/** @type {Step} */
export const SET_UP = {
  name: 'set-up',
  what: 'the packages of npm, by the lockfile',
  commands: ['npm run --silent setup'],
  isRequired: true,
}

/** @type {Step} */
export const BUILD = {
  name: 'build',
  what: 'the build of all packages',
  commands: ['npm run --silent build'],
}

/**
 * Limits turbo to one package. The planted breaks use this filter to run the tests of a single
 * package.
 */
const FILTER = '${NIMLAB_PACKAGE:+--filter=$NIMLAB_PACKAGE}'

/**
 * All steps that a change must pass. Two steps run at the same time, because a single step often
 * waits for its last thread or for a page. With `after`, a step that writes files never runs at the
 * same time as a step that reads these files.
 *
 * @type {readonly Step[]}
 */
export const RUN_STEPS = [
  SET_UP,
  {
    name: 'consumer',
    what: 'packages as others install them: tarballs, JavaScript, TypeScript, a page',
    commands: ['npm run --silent test:consumer'],
    after: ['tools'],
    needs: CHROMIUM,
  },
  { name: 'lint', what: 'oxlint, with types', commands: ['npm run --silent lint'] },
  { name: 'format', what: 'oxfmt', commands: ['npm run --silent format:check'] },
  { name: 'types', what: 'tsc', commands: ['npm run --silent typecheck'] },
  {
    name: 'unused',
    what: 'knip: files, exports, dependencies',
    commands: ['npm run --silent knip'],
  },
  {
    name: 'workflows',
    what: 'the workflows of the host: actionlint, permissions, and commands that exist',
    commands: ['npm run --silent workflows'],
  },
  {
    name: 'advisories',
    what: 'known problems of dependencies, if the registry answers',
    commands: ['npm run --silent advisories'],
  },
  // this step and `consumer` both write dist
  { ...BUILD, after: ['consumer'] },
  {
    name: 'tests',
    what: 'the tests of all packages, with the samples of this seed',
    commands: [`npm test --ignore-scripts -- ${FILTER}`],
    after: ['build', 'tools'],
    needs: [...SOLVERS, ...COQ, ...REDIS, ...CHROMIUM, ...COMPILERS],
  },
  ...redSamples(),
  {
    name: 'coq',
    what: 'the theories, one case and one row of the atlas, checked by Coq',
    commands: ['npm run --silent proofs:coq -- --sample 1 --seed "$NIMLAB_SEED"'],
    after: ['build', 'tools'],
    needs: COQ,
  },
  {
    name: 'web',
    what: 'the tests in Chromium',
    commands: [`npm run --silent test:web -- ${FILTER}`],
    after: ['build', 'tools'],
    needs: CHROMIUM,
  },
  {
    name: 'redis',
    what: 'sweeps through Redis',
    commands: ['npm run --silent test:redis'],
    after: ['build', 'tools'],
    needs: REDIS,
  },
  {
    name: 'atlas',
    what: 'computes the inclusions of the atlas',
    commands: ['node scripts/atlas.mjs'],
    after: ['tests', 'coq', 'web'],
  },
  {
    name: 'results',
    what: 'judges a third of the claims, by the seed, at their default ranges',
    commands: ['npm run --silent results -- --sample 3'],
    after: ['tests', 'coq', 'web'],
  },
  // this step runs at the same time as the last steps, each of which needs only one core
  {
    name: 'package-lint',
    what: 'publint and attw on the packed packages',
    commands: ['npm run --silent lint:packages'],
    after: ['build'],
  },
  {
    name: 'docs',
    what: 'writes the documents that are made from the verdicts',
    commands: ['npm run --silent docs'],
    after: ['atlas', 'results'],
  },
  { name: 'start', what: 'the main job', commands: ['npm start'], after: ['docs'] },
  {
    name: 'tree',
    what: 'the lockfile and what the steps wrote are as committed',
    commands: ['git diff --exit-code --stat'],
    after: ['results', 'docs', 'start', 'package-lint', 'redis'],
  },
  {
    name: 'long-log',
    what: 'the long steps passed with the present sources',
    commands: ['.ci/long --check ${NIMLAB_RELEASE:+--release}'],
    after: ['docs'],
  },
]
