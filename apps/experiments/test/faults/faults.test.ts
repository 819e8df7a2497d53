import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { IS_LONG, sampled } from '../../../../vitest.sample.ts'
import { FAULTY_VERBS, type FaultyVerb } from './verbs.ts'

const COMMAND = fileURLToPath(new URL('../../bin/nimlab.mjs', import.meta.url))
const BREAK = new URL('break-fs.mjs', import.meta.url).href

/**
 * The time limit for hundreds of consecutive runs of a verb. How long these runs take depends on
 * the machine.
 */
const TIMEOUT = 3_600_000

const CODES = ['ENOSPC', 'EIO', 'EMFILE', 'EROFS', 'KILL']

const root = mkdtempSync(join(tmpdir(), 'nimlab-faults-'))
afterAll(() => rmSync(root, { recursive: true }))

interface Ended {
  readonly code: number | null
  readonly stderr: string
}

/**
 * Runs the real command in a folder, with a fault `n|code` in the n-th call that concerns the
 * folder.
 */
function run(folder: string, args: readonly string[], fault?: string): Promise<Ended> {
  const env = {
    ...process.env,
    ...(fault === undefined
      ? {}
      : {
          NODE_OPTIONS: `--import=${BREAK}`,
          NIMLAB_FAULT: `${folder}|${fault}`,
          NIMLAB_FAULT_COUNT: `${folder}.calls`,
        }),
  }
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stderr })))
}

/**
 * The files in a folder, by their relative paths. The folder's name is removed from their contents.
 */
function filesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => statSync(join(folder, name)).isFile())
  return new Map(
    files.map((name) => [
      relative('', name),
      readFileSync(join(folder, name), 'latin1').replaceAll(folder, 'FOLDER'),
    ]),
  )
}

/**
 * Removes the parts that differ between runs, which are durations, and checksums that depend on
 * durations.
 */
function settled(name: string, text: string): string {
  const same = text
    .replaceAll(/"seconds": ?[\d.e-]+/g, '')
    .replaceAll(/"(file|check)": ?"[^"]*"/g, '')
  return /slurm|\.(html|md|tex)$/.test(name) ? same.replaceAll(/[\d.:-]+/g, '') : same
}

/**
 * Locks, and files that a running process extends line by line. After a fault, these files may be
 * incomplete.
 */
const GROWING = /(^|[/\\])(ledger\.jsonl|\.lock~?)$/

describe.each(sampled(FAULTY_VERBS, 8))('$name', ({ name, args, before }: FaultyVerb) => {
  const prepared = join(root, name)
  const whole = `${prepared} whole`

  it(
    'reports in one line that the machine cannot continue, and leaves no incomplete file',
    { timeout: TIMEOUT },
    async () => {
      mkdirSync(prepared)
      for (const command of before) await run(prepared, command)
      cpSync(prepared, whole, { recursive: true })
      const usual = await run(whole, args, '0|')
      const calls = readFileSync(`${whole}.calls`, 'utf8').split('\n').length - 1
      const finished = filesIn(whole)
      const asBefore = filesIn(prepared)
      const faults = Array.from({ length: calls }, (_, i) =>
        CODES.map((code) => `${i + 1}|${code}`),
      )
      const tried = IS_LONG
        ? faults.flat()
        : sampled(faults.flat(), Math.ceil((calls * CODES.length) / 2))
      for (const fault of tried) {
        const folder = join(root, `${name} run`)
        rmSync(folder, { recursive: true, force: true })
        rmSync(`${folder}.calls`, { force: true })
        cpSync(prepared, folder, { recursive: true })
        // oxlint-disable-next-line no-await-in-loop -- all runs use the same folder
        const { code, stderr } = await run(folder, args, fault)
        const called = readFileSync(`${folder}.calls`, 'utf8').trimEnd().split('\n')
        const planted = called.indexOf('PLANTED')
        const about = `${name}, ${fault} at ${called[planted - 1]}\n${stderr}`
        const left = filesIn(folder)
        // The count includes all threads, so perhaps no single thread makes this many calls.
        if (planted < 0) expect(code, about).toBe(usual.code)
        else if (fault.endsWith('KILL')) expect(code, about).toBe(null)
        else {
          expect(stderr, about).not.toMatch(/\n\s+at |internal error/)
          expect([4, usual.code === 0 ? 4 : usual.code], about).toContain(code)
          expect(
            [...left.keys()].filter((path) => path.includes('.tmp')),
            about,
          ).toEqual([])
        }
        for (const [path, text] of left) {
          if (GROWING.test(path) || path.includes('.tmp')) continue
          const texts = [asBefore.get(path), finished.get(path)].flatMap((one) =>
            one === undefined ? [] : [settled(path, one)],
          )
          expect(texts, `${about}: ${path}`).toContain(settled(path, text))
        }
      }
    },
  )
})

it('a directory of certificates that cannot be listed is reported as a fault of the machine', async () => {
  const folder = join(root, 'unlisted')
  mkdirSync(join(folder, 'certificates'), { recursive: true })
  const { code, stderr } = await run(folder, ['recheck', 'certificates'], '1|EIO')
  expect(stderr).toMatch(/EIO: planted, readdir/)
  expect(code).toBe(4)
  const usual = await run(folder, ['recheck', 'certificates'])
  expect(usual.stderr).toMatch(/expected a directory of certificates/)
  expect(usual.code).toBe(2)
})
