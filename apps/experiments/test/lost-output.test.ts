import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import { nimlab } from './run-command.ts'

const COMMAND = fileURLToPath(new URL('../bin/nimlab.mjs', import.meta.url))

interface Ended {
  readonly code: number
  readonly stderr: string
}

/**
 * Runs `nimlab ARGS…` in bash with the given redirection. The returned exit code is the exit code
 * of nimlab.
 */
function connected(args: readonly string[], to: string): Promise<Ended> {
  const script = `"$0" "$@" ${to}; exit "\${PIPESTATUS[0]}"`
  return new Promise((resolve) => {
    execFile('bash', ['-c', script, process.execPath, COMMAND, ...args], (error, _, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stderr })
    })
  })
}

/** Runs the command with a pipe whose reader has already closed it. */
function withoutReader(...args: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
  child.stdout.destroy()
  return new Promise((resolve) => child.once('close', resolve))
}

/** A check of several cases, one of which is refuted. The command prints the records one by one. */
const CASES = ['check', 'nim-4-3', '--max', '5', '--json']
/** A command that prints 800 KiB from a separate thread. */
const LONG_LIST = ['list', 'NIM(4,3)', '--max', '30']
/** A command that prints 400 KiB from the process itself. */
const LONG_CLAIMS = ['claims', '--json']

const FULL = '/dev/full'
// Some systems do not have this device.
describe.runIf(existsSync(FULL))('a stdout without free space', () => {
  it.each(
    sampled(
      [
        ['a claim that holds', ['check', 'GMMV-C1', '--n', '3', '--max', '3']],
        ['a claim that is refuted, case by case', CASES],
        ['a verb in a thread', ['solve', 'NIM(4,3)', '--max', '5']],
        ['help', ['--help']],
      ] as const,
      2,
    ),
  )('ends %s with exit code 4 and one line', async (_, args) => {
    const { code, stderr } = await connected(args, `> ${FULL}`)
    expect(stderr).toMatch(/nimlab: cannot write to stdout: ENOSPC.*\n$/)
    expect(stderr).not.toMatch(/\bat .*:\d+:\d+/)
    expect(code).toBe(4)
  })

  it('does not change a verdict if only messages are lost', async () => {
    const { code } = await connected(CASES, `2> ${FULL}`)
    expect(code).toBe(1)
  })
})

describe('a reader that closes the pipe', () => {
  it.each([[LONG_LIST], [LONG_CLAIMS]])(
    'ends %j with exit code 141 and without a message',
    async (args) => {
      const { code, stderr } = await connected(args, '| head -c 1')
      expect(stderr).not.toMatch(/EPIPE|internal|\bat .*:\d+:\d+/)
      expect(code).toBe(141)
    },
  )

  it.each(
    sampled(
      [
        ['solve', 'NIM(4,3)', '--max', '5'],
        ['check', 'GMMV-C1', '--n', '3', '--max', '3'],
        ['--version'],
      ],
      3,
    ).map((args) => [args]),
  )('ends %j with exit code 141 if it closes the pipe at once', async (args) => {
    expect(await withoutReader(...args)).toBe(141)
  })

  it.each(
    sampled([CASES, ['prove', 'nim-4-3', '--by', 'points', '--json']], 2).map((args) => [args]),
  )('ends %j with exit code 3 if work remains', async (args) => {
    expect(await withoutReader(...args)).toBe(3)
  })

  it('does not change the exit code of wrong usage', async () => {
    expect(await withoutReader('check', 'nim-4-4')).toBe(2)
  })
})

describe('a slow reader', () => {
  it('receives every byte, even if the output exceeds the buffer of a pipe', async () => {
    const { stdout } = await nimlab(...LONG_LIST)
    expect(stdout.length).toBeGreaterThan(2 * 65_536)
    const { code, stderr } = await connected(LONG_LIST, '| { sleep 1; wc -c >&2; }')
    expect(Number(stderr.trim().split('\n').at(-1))).toBe(stdout.length)
    expect(code).toBe(0)
  })
})
