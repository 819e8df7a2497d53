import { spawn } from 'node:child_process'
import { executableDigest } from './binary-digest.ts'
import { declaredIntegers, noModel, outputLine, statusOf, withModel } from './answer.ts'
import type { Answer, CheckOptions, Solver } from './solver.ts'
import { GRACE_MS, WHOLE_CONDITION_MS } from '../tuned/tuned.ts'

/** Describes how to call an executable that reads one script from its standard input. */
export interface Invocation {
  readonly name: string
  readonly command: string
  readonly versionArguments: readonly string[]
  /**
   * Arguments for the limits that the executable enforces itself. All other limits are set from
   * outside.
   */
  readonly argumentsFor: (options: CheckOptions) => readonly string[]
}

/** The result of a process. */
interface Finished {
  readonly output: string
  readonly errors: string
  /** The exit code, or the reason why the process ended. */
  readonly end: number | 'timeout' | 'cancelled' | 'signal' | 'not started'
}

/** The `z3` executable, from PATH if no file is named. */
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

/** The `cvc5` executable, from PATH if no file is named. */
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
 * An executable that reads SMT-LIB 2 from its standard input, with one process for each query. An
 * answer is accepted only if it is the whole output and the process ended with code 0. A memory
 * limit is set from outside by `ulimit -v`, which limits the address space. A memory limit needs a
 * POSIX `sh` that supports `ulimit -v` (Linux). Without such a shell, every query with a limit is
 * an `error`.
 */
export function nativeSolver(invocation: Invocation): Solver {
  const { name, command, versionArguments, argumentsFor } = invocation
  let digest: Promise<string | null> | undefined
  return {
    name,
    rawMs: WHOLE_CONDITION_MS,
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
      // A second run requests the model, because `get-value` after `unsat` is an error.
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

/** The model in the output of a second run, but only if that run also answered `sat`. */
function modelOf(
  finished: Finished,
  names: readonly string[],
  options: CheckOptions,
  started: number,
): Answer {
  const [, first = '', values = ''] = /^\s*(\S*)([^]*)$/.exec(finished.output) ?? []
  const { status, reason } = interpret({ ...finished, output: first }, options, started)
  if (status === 'sat') return withModel(values, names, started)
  const again = `sat, but ${status} to the request for a model: ${reason}`
  return noModel(status === 'unsat' ? 'error' : status, again, started)
}

function interpret(
  { output, errors, end }: Finished,
  { timeoutMs, memoryMb }: CheckOptions,
  started: number,
): Answer {
  if (end === 'timeout') return noModel('timeout', 'stopped at the time limit', started)
  if (end === 'cancelled') return noModel('unknown', 'cancelled', started)
  const text = outputLine(`${output} ${errors}`)
  // z3 prints `timeout` and exits with code 0; cvc5 prints `cvc5 interrupted by timeout.`.
  if (/\btimeout\b/.test(text)) return noModel('timeout', text, started)
  const status = statusOf(output)
  // When z3 is stopped by its own limit, it may also print `unknown`.
  if (status === 'unknown' && timeoutMs !== undefined && performance.now() - started >= timeoutMs) {
    return noModel('timeout', `no answer in ${timeoutMs} ms`, started)
  }
  if (end !== 0 || status === 'error' || errors.trim() !== '') {
    const limit = memoryMb === undefined ? '' : `, limited to ${memoryMb} MiB`
    return noModel('error', `ended with ${String(end)}${limit}: ${text}`, started)
  }
  return noModel(status, status === 'unknown' ? text : '', started)
}

/**
 * A shell script that limits its address space and then replaces itself by the command. All
 * variable parts are arguments.
 */
const WITH_LIMIT = 'ulimit -v "$1" || exit 126; shift; exec "$@"'

/** The command itself, or the command under a memory limit. */
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
    // A solver that ends early closes its input. The exit code of the solver reports the failure.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}
