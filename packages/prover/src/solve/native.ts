import { spawn } from 'node:child_process'
import { executableDigest } from './binary-digest.ts'
import { declaredIntegers, noModel, outputLine, statusOf, withModel } from './answer.ts'
import type { Answer, CheckOptions, Solver } from './solver.ts'

/** How an executable is called for one script on its standard input. */
export interface Invocation {
  readonly name: string
  readonly command: string
  readonly versionArguments: readonly string[]
  /** Limits that the executable keeps by itself, if it has any; those from outside are added. */
  readonly argumentsFor: (options: CheckOptions) => readonly string[]
}

/** What a process did. */
interface Finished {
  readonly output: string
  readonly errors: string
  /** Exit code, or what ended it. */
  readonly end: number | 'timeout' | 'cancelled' | 'signal' | 'not started'
}

/**
 * Of the 885 conditions of the cases with n <= 4, cvc5 1.0.3 answers 869 in this time as they are, z3
 * 4.8.12 860; most of them in a tenth of it.
 */
const RAW_MS = 2000

/** Time that a solver has, after its own limit, to say so. */
const GRACE_MS = 2000

/** The `z3` executable; on PATH if no file is named. */
export function nativeZ3(command = 'z3'): Solver {
  return nativeSolver({
    name: 'z3',
    command,
    versionArguments: ['--version'],
    argumentsFor: ({ timeoutMs, memoryMb }) => [
      '-in',
      '-smt2',
      ...(timeoutMs === undefined ? [] : [`-t:${Math.ceil(timeoutMs)}`]),
      ...(memoryMb === undefined ? [] : [`-memory:${Math.ceil(memoryMb)}`]),
    ],
  })
}

/** The `cvc5` executable; on PATH if no file is named. */
export function nativeCvc5(command = 'cvc5'): Solver {
  return nativeSolver({
    name: 'cvc5',
    command,
    versionArguments: ['--version'],
    argumentsFor: ({ timeoutMs, model }) => [
      '--lang=smt2',
      '--quiet',
      ...(model === true ? ['--produce-models'] : []),
      ...(timeoutMs === undefined ? [] : [`--tlimit-per=${Math.ceil(timeoutMs)}`]),
    ],
  })
}

/**
 * An executable that reads SMT-LIB 2 from its standard input. A process for each query. An answer
 * counts only if it is all that was printed and the process ended with code 0. With a limit on
 * memory the address space of the process is bounded from outside by `ulimit -v`, which needs a
 * POSIX `sh` that knows it (Linux): where it does not, every query with a limit is an `error`.
 */
export function nativeSolver(invocation: Invocation): Solver {
  const { name, command, versionArguments, argumentsFor } = invocation
  let digest: Promise<string | null> | undefined
  return {
    name,
    rawMs: RAW_MS,
    async version() {
      const { output, end } = await run(command, versionArguments, '', {})
      const [first] = output.trim().split('\n')
      if (end !== 0 || first === undefined || first === '') {
        throw new Error(`${command}: expected an executable on PATH, got: ${String(end)}`)
      }
      return first.trim()
    },
    async check(script, options = {}) {
      const started = performance.now()
      const limits = argumentsFor({ ...options, model: false })
      const answer = interpret(await run(command, limits, script, options), options, started)
      if (answer.status !== 'sat' || options.model !== true) return answer
      // Asked for again: after `unsat` solvers call get-value an error.
      const names = declaredIntegers(script)
      if (names.length === 0) return { ...answer, model: new Map() }
      const asking = `(set-option :produce-models true)\n${script}(get-value (${names.join(' ')}))\n`
      return modelOf(
        await run(command, argumentsFor(options), asking, options),
        names,
        options,
        started,
      )
    },
    binary: () => (digest ??= executableDigest(command)),
    close: () => Promise.resolve(),
  }
}

/** The model that a second run printed: only if it said `sat` as the first one did. */
function modelOf(
  finished: Finished,
  names: readonly string[],
  options: CheckOptions,
  started: number,
): Answer {
  const [, first = '', values = ''] = /^\s*(\S*)([^]*)$/.exec(finished.output) ?? []
  const { status, reason } = interpret({ ...finished, output: first }, options, started)
  if (status === 'sat') return withModel(values, names, started)
  const again = `sat, and ${status} when asked for a model: ${reason}`
  return noModel(status === 'unsat' ? 'error' : status, again, started)
}

function interpret(
  { output, errors, end }: Finished,
  { timeoutMs, memoryMb }: CheckOptions,
  started: number,
): Answer {
  if (end === 'timeout') return noModel('timeout', 'ended from outside', started)
  if (end === 'cancelled') return noModel('unknown', 'cancelled', started)
  const said = outputLine(`${output} ${errors}`)
  // z3 prints `timeout` and exits with 0; cvc5 prints `cvc5 interrupted by timeout.`.
  if (/\btimeout\b/.test(said)) return noModel('timeout', said, started)
  const status = statusOf(output)
  // Ended by its own limit, z3 says `unknown` too.
  if (status === 'unknown' && timeoutMs !== undefined && performance.now() - started >= timeoutMs) {
    return noModel('timeout', `no answer in ${timeoutMs} ms`, started)
  }
  if (end !== 0 || status === 'error' || errors.trim() !== '') {
    const limit = memoryMb === undefined ? '' : `, limited to ${memoryMb} MiB`
    return noModel('error', `ended with ${String(end)}${limit}: ${said}`, started)
  }
  return noModel(status, status === 'unknown' ? said : '', started)
}

/** Bounds its address space, then becomes the command. All that varies comes as arguments. */
const WITH_LIMIT = 'ulimit -v "$1" || exit 126; shift; exec "$@"'

/** The command as it is, or under a limit on its memory. */
function limited(
  command: string,
  args: readonly string[],
  memoryMb: number | undefined,
): readonly [file: string, args: readonly string[]] {
  if (memoryMb === undefined) return [command, args]
  const kib = String(Math.ceil(memoryMb * 1024))
  return ['sh', ['-c', WITH_LIMIT, 'sh', kib, command, ...args]]
}

function run(
  command: string,
  args: readonly string[],
  input: string,
  { timeoutMs, memoryMb, signal }: CheckOptions,
): Promise<Finished> {
  return new Promise((resolve) => {
    const [file, all] = limited(command, args, memoryMb)
    const child = spawn(file, all, { stdio: ['pipe', 'pipe', 'pipe'] })
    let [output, errors] = ['', '']
    let stopped: 'timeout' | 'cancelled' | 'not started' | null = null
    const stop = (why: 'timeout' | 'cancelled'): void => {
      stopped ??= why
      child.kill('SIGKILL')
    }
    const aborted = (): void => stop('cancelled')
    const timer =
      timeoutMs === undefined ? undefined : setTimeout(() => stop('timeout'), timeoutMs + GRACE_MS)
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
    child.on('error', (error) => {
      stopped ??= 'not started'
      errors += error.message
      finish(null)
    })
    child.on('close', (code) => finish(code))
    const finish = (code: number | null): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', aborted)
      resolve({ output, errors, end: stopped ?? code ?? 'signal' })
    }
    if (signal?.aborted === true) aborted()
    signal?.addEventListener('abort', aborted, { once: true })
    // A solver that ends early closes its input: that shows in its exit code.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}
