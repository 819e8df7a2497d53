import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const CHECK = fileURLToPath(new URL('../../../../formal/check.sh', import.meta.url))

/** The result of formal/check.sh. */
export interface CoqCheck {
  /** The theorems that depend on no assumptions; empty if the check failed. */
  readonly accepted: readonly string[]
  /** The reason why no theorem is accepted; null if the check passed. */
  readonly problem: string | null
}

/** Compiles the Coq development from scratch, and determines the assumptions of its theorems. */
export async function checkCoq(signal: AbortSignal): Promise<CoqCheck> {
  if (!existsSync(CHECK)) return failed('only the repository contains formal/check.sh')
  if (!(await isInstalled())) {
    return failed(
      'coqc is not on PATH; install Coq (Debian: apt-get install --no-install-recommends coq) and run the command again',
    )
  }
  const { code, output, errors } = await run('bash', [CHECK], signal)
  if (signal.aborted) return failed('interrupted')
  if (code !== 0) return failed(`formal/check.sh ended with ${code}: ${lastLine(errors)}`)
  const accepted = [...output.matchAll(/^(\w+): Closed under the global context$/gm)]
  return { accepted: accepted.map(([, name]) => name!), problem: null }
}

function failed(problem: string): CoqCheck {
  return { accepted: [], problem }
}

async function isInstalled(): Promise<boolean> {
  return (await run('coqc', ['--version'])).code === 0
}

interface Ended {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

function run(command: string, args: readonly string[], signal?: AbortSignal): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal === undefined ? {} : { signal }),
    })
    let [output, errors] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
    child.on('error', ({ message }) => resolve({ code: null, output, errors: message }))
    child.on('close', (code) => resolve({ code, output, errors }))
  })
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}
