import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../bin/nimlab.mjs', import.meta.url))

/** A running command to which a test can send signals. */
export interface Started {
  readonly isRunning: () => boolean
  kill(signal: NodeJS.Signals): void
  readonly ended: Promise<{ readonly code: number | null; readonly stderr: string }>
}

/** Starts the real command in its own process. */
export function start(...args: readonly string[]): Started {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const ended = new Promise<{ code: number | null; stderr: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, stderr }))
  })
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: (signal) => child.kill(signal),
    ended,
  }
}

/** Waits until the condition holds or the command has ended. */
export async function until(command: Started, condition: () => boolean): Promise<void> {
  while (command.isRunning() && !condition()) await wait(2)
}

/**
 * The number of complete lines in the ledger of a sweep directory. The number is 0 if the ledger
 * does not exist yet.
 */
export function ledgerLines(directory: string): number {
  try {
    return readFileSync(join(directory, 'ledger.jsonl'), 'utf8').split('\n').length - 1
  } catch {
    return 0
  }
}

/**
 * The content of a file in a sweep directory. All files except the ledger are the same in every
 * run.
 */
export function fileText(directory: string, name: string): string {
  return readFileSync(join(directory, name), 'utf8')
}
