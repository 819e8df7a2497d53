/**
 * A solver's result for a script. Only `unsat` and `sat` are answers. `unknown`, a time-out and an
 * error (a crash, a rejected script, invalid output) are three ways to have no answer.
 */
export type AnswerStatus = 'unsat' | 'sat' | 'unknown' | 'timeout' | 'error'

export interface Answer {
  readonly status: AnswerStatus
  /** The values of the declared integers, if the result is `sat` and the caller requested them. */
  readonly model?: ReadonlyMap<string, bigint>
  /** The reason why the solver gave no answer; empty for `unsat` and `sat`. */
  readonly reason: string
  /** The wall-clock time in seconds. */
  readonly seconds: number
  /** The name of the solver that answered, if several solvers form a portfolio. */
  readonly by?: string
}

/** The limits for one query, and an option that requests a model. */
export interface CheckOptions {
  /** The time limit in milliseconds of wall-clock time. If absent, there is no limit. */
  readonly timeoutMs?: number
  /**
   * The memory limit, in MiB. If absent, there is no limit. For an executable, this limit applies
   * to the address space; for the embedded Z3, it applies to the allocations. A query that needs
   * more memory ends with `error` or `unknown`.
   */
  readonly memoryMb?: number
  /** When the signal is aborted, the query ends as `unknown` with the reason `cancelled`. */
  readonly signal?: AbortSignal
  /** Requests the values of the declared integers if the script is satisfiable. */
  readonly model?: boolean
}

/** The identity of the solver that answered. */
export interface SolverIdentity {
  readonly name: string
  /** The version that the solver reports. */
  readonly version: string
  /**
   * The SHA-256 of the executed file, as `sha256:` and 64 digits; null if the file cannot be read.
   */
  readonly binary: string | null
}

/** An SMT solver. */
export interface Solver {
  /** The name, such as `z3-wasm`, `z3`, `cvc5`. */
  readonly name: string
  /**
   * The time limit, in milliseconds, for a condition as a whole, before it is split into cases. If
   * the solver can answer a query about a whole condition, it usually does so within this time. If
   * absent, the solver receives no whole conditions.
   */
  readonly rawMs?: number
  /** @throws by rejection if the solver cannot be started */
  version(): Promise<string>
  /**
   * The SHA-256 of the executed file, as `sha256:` and 64 digits; null if the file cannot be read.
   */
  binary?(): Promise<string | null>
  /**
   * Decides an SMT-LIB 2 script that ends with one `check-sat`. The promise never rejects: a
   * failure has the status `error`. Several queries may run at the same time.
   */
  check(script: string, options?: CheckOptions): Promise<Answer>
  /** Ends the threads and processes of the solver. Later queries start new ones. */
  close(): Promise<void>
}

/** The name, version and file of a solver. @throws by rejection if it cannot be started */
export async function identityOf(solver: Solver): Promise<SolverIdentity> {
  const version = await solver.version()
  return { name: solver.name, version, binary: (await solver.binary?.()) ?? null }
}
