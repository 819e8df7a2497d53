import { execFile, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import type { main as Main } from '../src/main.ts'

const BUILT_MAIN = new URL('../bundle/main.js', import.meta.url).href
const COMMAND = fileURLToPath(new URL('../bin/nimlab.mjs', import.meta.url))

export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Calls in this process run one after another, because the process has only one stdout. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs the built command in this thread, because starting a process takes longer.
 * `inProcessOfItsOwn` tests the features that need a process: its exit, its signals, its stdout,
 * and a thread that runs a long verb.
 */
export function nimlab(...args: readonly string[]): Promise<Ended> {
  const run = last.then(() => inThisProcess(args))
  last = run.catch(() => undefined)
  return run
}

async function inThisProcess(args: readonly string[]): Promise<Ended> {
  const { main } = (await import(BUILT_MAIN)) as { main: typeof Main }
  const written = { stdout: [] as Buffer[], stderr: [] as Buffer[] }
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name].push(Buffer.from(text))
      return true
    }),
  )
  try {
    const code = await main(args)
    const textOf = (pieces: readonly Buffer[]): string => Buffer.concat(pieces).toString()
    return { code, stdout: textOf(written.stdout), stderr: textOf(written.stderr) }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Runs the real command in its own process. */
export function inProcessOfItsOwn(...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [COMMAND, ...args],
      { maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1
        resolve({ code, stdout, stderr })
      },
    )
  })
}

/** Parses the lines of a JSON Lines output. */
export function jsonLines(text: string): Record<string, unknown>[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

/**
 * Runs the real command with Node options. Sends a signal to the command as soon as `ready` returns
 * true for its stderr.
 */
export async function interruptedOnce(
  args: readonly string[],
  ready: (stderr: string, stdout: string) => boolean,
  signal: NodeJS.Signals = 'SIGINT',
  options: readonly string[] = [],
): Promise<Ended> {
  const child = spawn(process.execPath, [...options, COMMAND, ...args])
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()))
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)))
  while (child.exitCode === null && !ready(output.stderr, output.stdout)) await wait(5)
  child.kill(signal)
  return { code: await ended, ...output }
}
