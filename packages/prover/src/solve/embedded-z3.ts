import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { declaredIntegers, noModel, outputLine, statusOf, withModel } from './answer.ts'
import { fileDigest } from './binary-digest.ts'
import type { Answer, CheckOptions, Solver } from './solver.ts'
import { QUERIES_AN_INSTANCE } from '../tuned/tuned.ts'

/** The message that the worker thread sends when it is ready. */
interface Ready {
  readonly version: string
  /** A WebAssembly.Module. Node's types do not declare it. */
  readonly module: object
}
interface Reply {
  readonly output: string
  readonly values: string
  readonly reason: string
}

/** A thread with its own Z3. */
interface Instance {
  readonly worker: Worker
  readonly memoryMb: number | null
  readonly version: string
  queries: number
}

const WASM = 'z3-solver/build/z3-built.wasm'

const ABSENT = 'the npm package z3-solver is not installed: npm install z3-solver'

/**
 * The code of Z3, which the first thread compiled. Later threads share the compiled code, because
 * compilation takes most of the start-up time.
 */
let compiled: object | undefined

/**
 * Z3 from the npm package `z3-solver`, in WebAssembly. Nothing else needs to be installed. Each
 * running query has its own thread and instance, which later queries reuse. A thread that fails or
 * exceeds its time limit is stopped. Idle threads do not keep the process alive. If `z3-solver` is
 * not installed, `version` rejects and every answer is an error with that reason.
 */
export function embeddedZ3(): Solver {
  const idle: Instance[] = []
  const all = new Set<Instance>()
  let digest: Promise<string | null> | undefined

  const drop = (instance: Instance): Promise<unknown> => {
    all.delete(instance)
    return instance.worker.terminate()
  }
  const acquire = async (memoryMb: number | null): Promise<Instance> => {
    const at = idle.findIndex((instance) => instance.memoryMb === memoryMb)
    const [kept] = at < 0 ? [] : idle.splice(at, 1)
    const instance = kept ?? (await start(memoryMb))
    all.add(instance)
    instance.worker.ref()
    return instance
  }
  const release = async (instance: Instance): Promise<void> => {
    instance.worker.unref()
    if (++instance.queries < QUERIES_AN_INSTANCE && all.has(instance)) idle.push(instance)
    else await drop(instance)
  }

  return {
    name: 'z3-wasm',
    async version() {
      const instance = await acquire(null)
      await release(instance)
      return instance.version
    },
    async check(script, options = {}) {
      const started = performance.now()
      if (options.signal?.aborted === true) return noModel('unknown', 'cancelled', started)
      let instance: Instance
      try {
        instance = await acquire(options.memoryMb ?? null)
      } catch (error) {
        return noModel('error', `z3-wasm did not start: ${outputLine(String(error))}`, started)
      }
      const answer = await ask(instance.worker, script, options)
      if (answer.status === 'sat' || answer.status === 'unsat') await release(instance)
      else await drop(instance)
      return answer
    },
    binary: () => (digest ??= fileDigest(createRequire(import.meta.url).resolve(WASM))),
    async close() {
      idle.length = 0
      await Promise.all([...all].map(drop))
    },
  }
}

function start(memoryMb: number | null): Promise<Instance> {
  const worker = new Worker(new URL('../../worker/z3.mjs', import.meta.url), {
    workerData: { memoryMb, module: compiled },
  })
  return new Promise((resolve, reject) => {
    const ended = (code: number): void =>
      reject(new Error(`its thread ended with exit code ${code}`))
    const failed = (error: Error): void => reject(isAbsence(error) ? new Error(ABSENT) : error)
    worker.once('error', failed).once('exit', ended)
    worker.once('message', ({ version, module }: Ready) => {
      compiled = module
      worker.off('error', failed).off('exit', ended)
      // If an idle thread fails, it ends, and the next query reports the error.
      worker.on('error', () => undefined)
      resolve({ worker, memoryMb, version, queries: 0 })
    })
  })
}

function isAbsence(error: Error): boolean {
  return error.message.startsWith("Cannot find module 'z3-solver/")
}

/** Runs one query on an instance that has no other query. */
function ask(worker: Worker, script: string, options: CheckOptions): Promise<Answer> {
  const started = performance.now()
  const names = options.model === true ? declaredIntegers(script) : []
  return new Promise((resolve) => {
    const finish = (answer: Answer): void => {
      clearTimeout(timer)
      options.signal?.removeEventListener('abort', aborted)
      worker.off('message', replied).off('error', failed).off('exit', ended)
      resolve(answer)
    }
    const replied = ({ output, values, reason }: Reply): void => {
      const status = statusOf(output)
      if (status === 'sat' && options.model === true) finish(withModel(values, names, started))
      else finish(noModel(status, outputLine(status === 'error' ? output : reason), started))
    }
    const failed = (error: Error): void =>
      finish(noModel('error', `z3-wasm failed: ${outputLine(error.message)}`, started))
    const ended = (code: number): void =>
      finish(noModel('error', `the thread of z3-wasm ended with ${code}`, started))
    const aborted = (): void => finish(noModel('unknown', 'cancelled', started))
    const timer =
      options.timeoutMs === undefined
        ? undefined
        : setTimeout(
            () => finish(noModel('timeout', `no answer in ${options.timeoutMs!} ms`, started)),
            options.timeoutMs,
          )
    worker.once('message', replied).once('error', failed).once('exit', ended)
    if (options.signal?.aborted === true) {
      // The query was aborted while the thread was starting.
      aborted()
      return
    }
    options.signal?.addEventListener('abort', aborted, { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage({ script, names })
  })
}
