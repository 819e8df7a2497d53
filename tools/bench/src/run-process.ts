import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * The output of a program on stdout.
 * @throws Error with the last line of its stderr if it fails
 */
export async function outputOf(command: string, args: readonly string[]): Promise<string> {
  try {
    return (await run(command, args, { maxBuffer: 2 ** 24 })).stdout
  } catch (error) {
    const { stderr = '', message } = error as Error & { readonly stderr?: string }
    const reason = stderr.trim().split('\n').at(-1) || message
    throw new Error(`${command} failed: ${reason}`, { cause: error })
  }
}

/** The first line of `command --version`, or null if there is no such program. */
export async function versionOf(command: string): Promise<string | null> {
  try {
    return (await outputOf(command, ['--version'])).split('\n')[0]!.trim()
  } catch {
    return null
  }
}

/** Runs a Node script with a request as its argument. The script answers in JSON on stdout. */
export async function askNode<Answer>(script: string, request: object): Promise<Answer> {
  return JSON.parse(await outputOf(process.execPath, [script, JSON.stringify(request)])) as Answer
}
