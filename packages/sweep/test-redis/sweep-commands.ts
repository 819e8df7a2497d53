import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../../../apps/experiments/bin/nimlab.mjs', import.meta.url))

/** A running command and its stderr output so far. */
export type Running = ChildProcess & { text: string }

const children: ChildProcess[] = []

/** Starts `nimlab sweep` with the secret in an environment variable. */
export function nimlab(args: readonly string[], secret?: string): Running {
  const env = { ...process.env }
  delete env['NIMLAB_QUEUE_SECRET']
  if (secret !== undefined) env['NIMLAB_QUEUE_SECRET'] = secret
  const child = spawn(process.execPath, [COMMAND, 'sweep', ...args], { env })
  children.push(child)
  const running = Object.assign(child, { text: '' })
  child.stderr.on('data', (chunk: Buffer) => (running.text += chunk.toString()))
  child.stdout.resume()
  return running
}

/** Resolves to the exit code when the command ends. */
export function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('close', resolve))
}

/** Waits for a condition while the command runs. Throws an error if the command ends first. */
export async function until(
  child: Running,
  condition: () => boolean | Promise<boolean>,
): Promise<void> {
  while (!(await condition())) {
    if (child.exitCode !== null) throw new Error(`ended early: ${child.text}`)
    await wait(5)
  }
}

/** Kills all processes that the tests started. */
export async function killAll(): Promise<void> {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL')
    await ended(child)
  }
}

/** The number of shards in the ledger of a directory. */
export function ledgerLines(directory: string): number {
  try {
    return readFileSync(join(directory, 'ledger.jsonl'), 'utf8').split('\n').length - 1
  } catch {
    return 0
  }
}
