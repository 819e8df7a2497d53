import { spawn } from 'node:child_process'

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program in a folder until it ends. The environment contains no variable of the tests. */
export function run(program: string, args: readonly string[], cwd: string): Promise<Ended> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(NODE_OPTIONS|NODE_PATH|VITEST.*)$/.test(name),
    ),
  )
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, stdout, stderr }))
  })
}

/**
 * The output of a program.
 *
 * @throws Error by rejection, with the whole output, unless the exit code is 0
 */
export async function output(
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<string> {
  const { code, stdout, stderr } = await run(program, args, cwd)
  if (code === 0) return stdout
  throw new Error(`${program} ${args.join(' ')}: exit code ${code}\n${stdout}\n${stderr}`)
}
