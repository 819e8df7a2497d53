import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inProcessOfItsOwn, nimlab } from '../run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimlab-received-'))
const module = join(folder, 'theirs.mjs')
const got = join(folder, 'got')
/** The module writes this file when it is imported. */
const mark = join(folder, 'it-ran')

beforeAll(async () => {
  writeFileSync(
    module,
    `import { writeFileSync } from 'node:fs'
import { gamesOf, integer, positions, remoteness } from '@nim/conjectures/claim'
writeFileSync(${JSON.stringify(mark)}, '')
export default positions({
  id: 'theirs',
  title: 'no remoteness is 100',
  games: gamesOf({ n: integer('number of piles', { from: 2, to: 2 }) }, ({ n }) => \`NIM(\${n},1)\`),
  facts: { R: remoteness },
  printed: ({ R }) => R !== 100,
})
`,
  )
  const made = await inProcessOfItsOwn('sweep', 'run', module, '--max', '3', '--out', got)
  expect(made).toMatchObject({ code: 0 })
  expect(existsSync(mark)).toBe(true)
})
beforeEach(() => rmSync(mark, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a module that a received directory names', () => {
  it.each([
    [['sweep', 'status', got], 0, /1 of 1 shard done/],
    [['sweep', 'merge', got], 0, /theirs .*holds/],
    [['report', got], 0, /theirs\.mjs, sha256:/],
    [['show', module], 2, /^$/],
    [['sweep', 'run', '--resume', '--dry-run', '--out', got], 0, /theirs +1 +\d+ .*not measured/],
  ])('is not imported by %s', async (args, code, says) => {
    const ended = await nimlab(...args)
    expect([ended.code, ended.stdout]).toEqual([code, expect.stringMatching(says)])
    expect(existsSync(mark)).toBe(false)
  })

  it.each([
    [['sweep', 'recheck', got, '--seed', '1']],
    [['sweep', 'run', '--resume', '--out', got]],
    [['sweep', 'run', join(got, 'plan.json'), '--dry-run']],
    [['sweep', 'slurm', got]],
    [['show', module]],
  ])('is imported by %s only with --run-modules', async (args) => {
    const { digest } = (
      JSON.parse(readFileSync(join(got, 'plan.json'), 'utf8')) as {
        claims: { module: { digest: string } }[]
      }
    ).claims[0]!.module
    const refused = await nimlab(...args)
    expect(refused).toMatchObject({ code: 2, stdout: '' })
    expect(refused.stderr).toMatch(/^nimlab: [^\n]*; look at it, then add --run-modules\n$/)
    expect(refused.stderr).toContain(`'${module}' (${digest})`)
    expect(existsSync(mark)).toBe(false)
    // Node imports a module only once in a process, so this call cannot write the file again.
    const more = args[0] === 'show' ? [] : ['--threads', '1']
    expect((await nimlab(...args, '--run-modules', ...more)).code).toBe(0)
  })

  it('is imported with --run-modules, as the written file shows', async () => {
    const args = ['sweep', 'recheck', got, '--seed', '1', '--run-modules']
    expect((await inProcessOfItsOwn(...args)).code).toBe(0)
    expect(existsSync(mark)).toBe(true)
  })

  it('is compared with the cases stored in the directory', async () => {
    const file = join(got, 'plan.json')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replaceAll('"holds",', '"proved",'))
    const read = await nimlab('sweep', 'status', got)
    expect(read.stderr).toMatch(/the verdict is holds, the claim can give proved/)
    const found = await nimlab('sweep', 'recheck', got, '--run-modules')
    expect(found).toMatchObject({ code: 2 })
    expect(found.stderr).toMatch(/the list of possible results is /)
    writeFileSync(file, text)
  })
})

it('a script for Slurm starts the command by the path of the current call', async () => {
  const out = join(folder, 'cluster')
  const args = ['sweep', 'slurm', out, 'GMMV-C1', '--n', '3', '--max', '3']
  expect((await inProcessOfItsOwn(...args)).code).toBe(0)
  const script = readFileSync(join(out, 'sweep.slurm'), 'utf8')
  const [, command] = /^('.*') sweep run '/m.exec(script)!
  expect(command).toBe(
    `'${process.execPath}' '${join(import.meta.dirname, '../../bin/nimlab.mjs')}'`,
  )
})
