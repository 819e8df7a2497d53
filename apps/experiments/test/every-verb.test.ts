import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import { inProcessOfItsOwn, nimlab } from './run-command.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-verbs-'))
const at = (name: string): string => join(directory, name)

beforeAll(async () => {
  const sweep = ['sweep', 'run', 'DH-T6.1', '--n', '2', '--max', '4', '--threads', '2']
  expect(await inProcessOfItsOwn(...sweep, '--out', at('sweep'))).toMatchObject({ code: 0 })
  const proof = ['prove', 'dh-t6.1', '--n', '2', '--certificate', at('proof')]
  expect(await inProcessOfItsOwn(...proof)).toMatchObject({ code: 0 })
})
afterAll(() => rmSync(directory, { recursive: true }))

const CALLS = [
  ['claims', '--paper', 'v'],
  ['show', 'DH-C1'],
  ['cite', 'DH-C1'],
  ['check', 'nim-4-3', '--max', '8', '--threads', '2'],
  ['test', 'SN(3,{1})', '--says', 'o == 1', '--max', '4'],
  ['prove', 'dh-t6.1', '--n', '2..3'],
  ['bound', 'SN(3,{1})', '--says', 'sum == 0 (mod 2)'],
  ['recheck', at('proof')],
  ['position', 'NIM(4,2)', '7,8,9,30'],
  ['solve', 'NIM(4,3)', '--max', '20', '--threads', '2'],
  ['list', 'NIM(3,2)', '--max', '4'],
  ['sequence', 'NIM(3,2)', '--max', '6'],
  ['plot', 'NIM(3,2)', '--histogram', '--max', '8', '--svg', at('plot.svg')],
  ['grid', 'SN(4,{2,4})'],
  ['report', at('sweep'), '--md', at('report.md')],
  ['sweep', 'status', at('sweep')],
  ['sweep', 'recheck', at('sweep'), '--seed', '1'],
  ['solve', 'NIM(4,3)', '--mxa', '8'],
]

// Most tests call the command inside their own process.
it.each(sampled(CALLS, 3))(
  '%s %s has the same output and exit code in its own process',
  async (...args) => {
    const [own, here] = await Promise.all([inProcessOfItsOwn(...args), nimlab(...args)])
    const settled = (text: string): string =>
      text
        .replaceAll(/\d+(\.\d+)?(e-\d+)? ?s\b|\d+\.\d+/g, '')
        // Remove the lines about progress, which depend on the clock.
        .replaceAll(/^.*(: \d+ of \d+, .*| queries answered)\n/gm, '')
    expect(settled(own.stdout)).toBe(settled(here.stdout))
    expect(settled(own.stderr)).toBe(settled(here.stderr))
    expect(own.code).toBe(here.code)
  },
)
