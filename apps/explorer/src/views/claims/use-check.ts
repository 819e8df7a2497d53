import type { CaseParameters } from '@nim/conjectures'
import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { run } from '../../engine/engine.ts'
import type { CheckFound } from '../../tasks/check.ts'
import type { TaskProgress } from '../../tasks/watch.ts'

/** The memory limit, in bytes, for the tables of a check that runs in the page. */
const MEMORY = 2 ** 30

/**
 * A check that runs in the page: its progress, its results, and the functions that start and stop
 * it.
 */
export interface LiveWork {
  /** Judges the given cases. `max` bounds their domains. Null keeps the defaults. */
  readonly check: (cases: readonly CaseParameters[], max: number | null) => void
  readonly stop: () => void
  /** The value is null if no check is running. */
  readonly working: ReadonlySignal<{ readonly progress: TaskProgress | null } | null>
  readonly found: ReadonlySignal<readonly CheckFound[]>
  readonly problem: ReadonlySignal<string | null>
}

/** Manages a check of a claim. The check ends when the claim changes. */
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
