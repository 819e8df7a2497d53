import type { CaseParameters } from '@nim/conjectures'
import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { run } from '../../engine/engine.ts'
import type { CheckFound } from '../../tasks/check.ts'
import type { TaskProgress } from '../../tasks/watch.ts'

/** Bytes of tables that a check in the page may take. */
const MEMORY = 2 ** 30

/** A check in the page: how to begin and to stop it, how far it is, and what it found. */
export interface LiveWork {
  /** Judges these cases; `max` bounds their domains, null leaves the defaults. */
  readonly check: (cases: readonly CaseParameters[], max: number | null) => void
  readonly stop: () => void
  /** Null while nothing is being done. */
  readonly working: ReadonlySignal<{ readonly progress: TaskProgress | null } | null>
  readonly found: ReadonlySignal<readonly CheckFound[]>
  readonly problem: ReadonlySignal<string | null>
}

/** A check of the claim that goes on, and what it found so far; another claim ends it. */
export function useCheck(id: string): LiveWork {
  const working = useSignal<{ readonly progress: TaskProgress | null } | null>(null)
  const found = useSignal<readonly CheckFound[]>([])
  const problem = useSignal<string | null>(null)
  const ending = useRef<AbortController | null>(null)
  const stop = (): void => ending.current?.abort()
  useEffect(() => {
    working.value = null
    found.value = []
    problem.value = null
    return () => {
      const left = ending.current
      ending.current = null
      left?.abort()
    }
  }, [id])
  const check = async (cases: readonly CaseParameters[], max: number | null): Promise<void> => {
    const own = new AbortController()
    ending.current = own
    working.value = { progress: null }
    found.value = []
    problem.value = null
    try {
      const given = { claim: id, cases, max, memory: MEMORY }
      await run('check', given, {
        signal: own.signal,
        onProgress: (progress) => (working.value = { progress }),
        onFound: (item) => (found.value = [...found.value, item as CheckFound]),
      })
    } catch (error) {
      if (ending.current === own) {
        problem.value = own.signal.aborted ? 'stopped' : (error as Error).message
      }
    } finally {
      if (ending.current === own) working.value = null
    }
  }
  return {
    check: (cases: readonly CaseParameters[], max: number | null) => void check(cases, max),
    stop,
    working,
    found,
    problem,
  }
}
