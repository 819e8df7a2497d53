import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { inProcessOfItsOwn as nimlab } from './run-command.ts'

const ROOT = new URL('../../../', import.meta.url)
const COMMAND = fileURLToPath(new URL('../bin/nimlab.mjs', import.meta.url))

/** Prints the name of every module to stderr before Node loads it. */
const TELL = `data:text/javascript,${encodeURIComponent(`
import { register } from 'node:module'
import { writeSync } from 'node:fs'
const load = "import { writeSync } from 'node:fs'; export const load = (url, context, next) => (writeSync(2, url + '\\\\n'), next(url, context))"
register('data:text/javascript,' + encodeURIComponent(load))
`)}`

it('the tests run a build of the current sources, as --version shows', async () => {
  const { code, stdout, stderr } = await nimlab('--version')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/^\d+\.\d+\.\d+ \(build of sources [0-9a-f]{12}\)\n$/)
})

it('--help loads no claim and no verb', () => {
  const { stdout, modules } = modulesOf('--help')
  expect(stdout).toContain('position')
  expect(modules.filter((url) => /dist\/(verbs|papers|judge)\//.test(url))).toEqual([])
  expect(modules.filter((url) => /dist\/(main|program)\.js$/.test(url))).toHaveLength(2)
  expect(modules.length).toBeLessThan(60)
})

it('position loads no claim', () => {
  const { stdout, modules } = modulesOf('position', 'NIM(3,2)', '3,5,5')
  expect(stdout).toContain('best move')
  expect(modules.filter((url) => /conjectures\/dist\/(papers|judge)\//.test(url))).toEqual([])
  expect(modules.filter((url) => url.endsWith('.ts'))).toEqual([])
})

it('claims loads neither claims nor writers of files', () => {
  const { stdout, modules } = modulesOf('claims')
  expect(stdout).toContain('GMMV-C1')
  expect(modules.filter((url) => /dist\/(papers|judge)\/|hyparquet/.test(url))).toEqual([])
})

it('check loads claims and the solver only in its threads, and no code for proofs', () => {
  const { stdout, modules } = modulesOf('check', '--help')
  expect(stdout).toContain('--verbose')
  const needless = /dist\/(papers\/\w+|facts|goals)\/|bruteforce\/dist\/solve|prover\/dist|yaml/
  expect(modules.filter((url) => needless.test(url))).toEqual([])
})

it('show loads the claims and goals of one paper, and no goals with --json', () => {
  const { stdout, modules } = modulesOf('show', 'GMMV-R1')
  expect(stdout).toContain('at points or by a solver, 3 default cases: both parts')
  const needless = /conjectures\/dist\/(goals|papers)\/(dh|gn|nt|v)\/|goals\/index/
  expect(modules.filter((url) => needless.test(url))).toEqual([])
  const { modules: ofCard } = modulesOf('show', 'GMMV-R1', '--json')
  expect(ofCard.filter((url) => /dist\/(goals\/\w+\/|papers\/\w+\/|facts\/)/.test(url))).toEqual([])
})

it('the README and npm start suggest the same next commands, and these work', async () => {
  const commandsOf = (path: string): string[] =>
    readFileSync(new URL(path, ROOT), 'utf8').match(/(?<=^ *node_modules\/\.bin\/nimlab ).*/gm) ??
    []
  const commands = commandsOf('README.md')
  expect(commands).toHaveLength(3)
  expect(commandsOf('scripts/flagship.mjs')).toEqual(commands)
  for (const command of commands) {
    const args = command.match(/"[^"]*"|\S+/g)!.map((word) => word.replaceAll('"', ''))
    const { code, stderr } = await nimlab(...args)
    expect(code, `${command}: ${stderr}`).toBeLessThan(2)
  }
})

/** Calls the command. Returns the command's output and the modules that the command loads. */
function modulesOf(...args: readonly string[]): { stdout: string; modules: readonly string[] } {
  const all = execFileSync(
    'sh',
    ['-c', '"$@" 2>&1', 'sh', process.execPath, '--import', TELL, COMMAND, ...args],
    { encoding: 'utf8' },
  )
  const lines = all.split('\n')
  const isModule = (line: string): boolean => /^(file|node):/.test(line)
  return {
    stdout: lines.filter((line) => !isModule(line)).join('\n'),
    modules: lines.filter(isModule).flatMap(modulesIn),
  }
}

/**
 * The modules that a loaded file contains. A file of a bundle lists its modules; any other file is
 * a single module.
 */
function modulesIn(url: string): readonly string[] {
  const [folder, file] = url.split('/bundle/')
  if (file === undefined) return [url]
  const modules = readFileSync(new URL(url), 'utf8').matchAll(/^\/\/ (dist\/.*\.js)$/gm)
  return [...new Set(Array.from(modules, ([, path]) => `${folder}/${path}`))]
}
