// Checks .github/workflows: `npm run workflows`. actionlint checks the host's syntax; the rules
// below are our own.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { parse } from 'yaml'
import { LONG_STEPS } from '../steps/long.mjs'
import { RUN_STEPS } from '../steps/run.mjs'
import { ROOT } from './session.mjs'

/**
 * @typedef {{ uses?: string, run?: string }} WorkflowStep
 * @typedef {{ permissions?: unknown, 'timeout-minutes'?: number, steps?: WorkflowStep[] }} Job
 * @typedef {{ permissions?: unknown, jobs: Record<string, Job> }} Workflow
 */

/**
 * Matches a commit digest of git. Unlike a tag or a branch, a digest always refers to the same
 * commit.
 */
const PINNED = /@[0-9a-f]{40}$/

/**
 * The faults of a workflow, one line for each.
 *
 * @param {string} text
 * @param {string} path
 */
export async function problemsOf(text, path) {
  const lint = await createLinter()
  const problems = lint(text, path).map(({ line, message }) => `${path}:${line}: ${message}`)
  // the rules can be checked only if the file can be parsed
  return problems.length > 0
    ? problems
    : rulesOn(parse(text)).map((problem) => `${path}: ${problem}`)
}

/** @param {Workflow} workflow */
function rulesOn({ permissions, jobs }) {
  const isReadOnly = JSON.stringify(permissions) === '{"contents":"read"}'
  return [
    ...(isReadOnly ? [] : ['the workflow must begin with permissions of contents: read alone']),
    ...Object.entries(jobs).flatMap(([name, job]) =>
      rulesOnJob(job).map((each) => `${name}: ${each}`),
    ),
  ]
}

/** @param {Job} job */
function rulesOnJob({ permissions = {}, steps = [], 'timeout-minutes': limit }) {
  return [
    ...(typeof permissions === 'object' ? [] : ['permissions must be named one by one']),
    ...(limit === undefined ? ['timeout-minutes is absent'] : []),
    ...steps.flatMap(({ uses, run }) => [
      ...(uses === undefined || uses.startsWith('./') || PINNED.test(uses)
        ? []
        : [`${uses} is not pinned by the digest of a commit`]),
      ...(run === undefined ? [] : absentCommands(run)),
    ]),
  ]
}

/**
 * The npm scripts, steps and files that commands name and that do not exist. @param {string}
 * commands
 */
function absentCommands(commands) {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  /** @param {RegExp} pattern */
  const named = (pattern) => [...commands.matchAll(pattern)].map(([, name = '']) => name)
  const steps = new Set([...RUN_STEPS, ...LONG_STEPS].map(({ name }) => name))
  return [
    ...named(/npm run (?:--silent )?([\w:-]+)/g)
      .filter((name) => !(name in scripts))
      .map((name) => `package.json has no script ${name}`),
    ...named(/--only[ =](\S+)/g)
      .filter((name) => !steps.has(name))
      .map((name) => `there is no step ${name}`),
    ...named(/(?:^|\s)((?:\.ci|scripts|tools)\/[\w./-]+)/gm)
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `there is no file ${path}`),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const folder = '.github/workflows'
  const files = readdirSync(join(ROOT, folder)).sort()
  const problems = await Promise.all(
    files.map((file) =>
      problemsOf(readFileSync(join(ROOT, folder, file), 'utf8'), `${folder}/${file}`),
    ),
  )
  for (const problem of problems.flat()) process.stderr.write(`${problem}\n`)
  if (problems.flat().length > 0) process.exitCode = 1
  else process.stdout.write(`${files.length} workflows are right\n`)
}
