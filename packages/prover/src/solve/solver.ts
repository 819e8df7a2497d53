/**
 * What a solver said of a script. Only `unsat` and `sat` are answers; `unknown`, a time-out and an
 * error (a crash, a refused script, output that is no answer) are three ways of not having one.
 */
export type AnswerStatus = 'unsat' | 'sat' | 'unknown' | 'timeout' | 'error'

export interface Answer {
  readonly status: AnswerStatus
  /** Values of the declared integers, for `sat` when asked for. */
  readonly model?: ReadonlyMap<string, bigint>
  /** Why there is no answer; empty for `unsat` and `sat`. */
  readonly reason: string
  /** Wall-clock seconds. */
  readonly seconds: number
  /** The name of the solver that answered, where several are asked. */
  readonly by?: string
}

/** Bounds on one query, and whether a model is wanted. */
export interface CheckOptions {
  /** Milliseconds of wall-clock time; no bound if absent. */
  readonly timeoutMs?: number
  /**
   * MiB of memory; no bound if absent. For executables a bound on the address space, for the
   * embedded Z3 on what it allocates; a query that needs more ends as an `error` or `unknown`.
   */
  readonly memoryMb?: number
  /** When it aborts, the query ends as `unknown` with the reason `cancelled`. */
  readonly signal?: AbortSignal
  /** Asks for the values of the declared integers if the script is satisfiable. */
  readonly model?: boolean
}

/** Which solver answered. */
export interface SolverIdentity {
  readonly name: string
  /** What it says of its version. */
  readonly version: string
  /** SHA-256 of the file that ran, as `sha256:` and 64 digits; null if none could be read. */
  readonly binary: string | null
}

/** An SMT solver. */
export interface Solver {
  /** Such as `z3-wasm`, `z3`, `cvc5`. */
  readonly name: string
  /**
   * Milliseconds that it is worth to ask a condition as it is, before its cases: most that it answers
   * so at all are answered in this time. Not asked if absent.
   */
  readonly rawMs?: number
  /** @throws by rejection if the solver cannot be started */
  version(): Promise<string>
  /** The SHA-256 of the file that runs, as `sha256:` and 64 digits; null if it cannot be read. */
  binary?(): Promise<string | null>
  /**
   * Decides an SMT-LIB 2 script that ends in one `check-sat`. Never rejects: what goes wrong is the
   * status `error`. Queries may be asked at the same time.
   */
  check(script: string, options?: CheckOptions): Promise<Answer>
  /** Ends its threads and processes; queries asked later start new ones. */
  close(): Promise<void>
}

/** The name, version and file of a solver. @throws by rejection if it cannot be started */
export async function identityOf(solver: Solver): Promise<SolverIdentity> {
  const version = await solver.version()
  return { name: solver.name, version, binary: (await solver.binary?.()) ?? null }
}
