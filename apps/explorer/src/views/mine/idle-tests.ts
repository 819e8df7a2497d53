import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { VerdictRecord } from '@nim/conjectures'
import { useEffect } from 'preact/hooks'
import { keepThings, things } from '../../data/kept-things.ts'
import { type KeptConjecture, withTest } from '../../data/my-things.ts'
import { run } from '../../engine/engine.ts'

/**
 * The events that show that the reader is active. At such an event, a running test stops at once.
 */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'visibilitychange'] as const

/** A test begins if there is no such event for this number of milliseconds. */
const PAUSE = 2000

/**
 * The number of seconds that each conjecture gets in the first round and in the last round. The
 * time doubles in each round.
 */
const [FIRST_SECONDS, LAST_SECONDS] = [10, 640]

/**
 * Tests the kept conjectures on larger and larger boxes while the reader does nothing, and keeps
 * the results. Returns the name of the conjecture that is being tested, or null.
 */
export function useIdleTests(): ReadonlySignal<string | null> {
  const name = useSignal<string | null>(null)
  useEffect(() => {
    let ending = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    /** The conjectures for which no larger box is possible. */
    const ended = new Set<string>()
    const stop = (): void => {
      clearTimeout(timer)
      ending.abort()
      name.value = null
    }
    const work = async (signal: AbortSignal): Promise<void> => {
      for (let seconds = FIRST_SECONDS; seconds <= LAST_SECONDS; seconds *= 2) {
        for (const conjecture of things.peek().conjectures) {
          if (signal.aborted) return
          const { game, says, value, play } = conjecture
          const key = JSON.stringify([game, says, value, play])
          if (conjecture.tested?.verdict === 'refuted' || ended.has(key)) continue
          name.value = conjecture.name
          if (await isLargest(conjecture, seconds, signal)) ended.add(key)
        }
      }
      if (!signal.aborted) name.value = null
    }
    const wait = (): void => {
      stop()
      const { signal } = (ending = new AbortController())
      if (!document.hidden) timer = setTimeout(() => whenIdle(() => void work(signal)), PAUSE)
    }
    for (const act of ACTS) document.addEventListener(act, wait, { passive: true })
    wait()
    return () => {
      for (const act of ACTS) document.removeEventListener(act, wait)
      stop()
    }
  }, [])
  return name
}

/**
 * Tests a conjecture for a few seconds. True if no larger box is possible, or if the conjecture
 * cannot be tested.
 */
async function isLargest(
  conjecture: KeptConjecture,
  seconds: number,
  signal: AbortSignal,
): Promise<boolean> {
  const { game, says, value, play } = conjecture
  const onFound = (item: unknown): void => {
    const { verdict, domain, counterexample } = item as VerdictRecord
    if (domain.kind !== 'box') return
    const at = counterexample?.position?.join() ?? null
    keepThings(withTest(things.peek(), conjecture, { max: domain.max, verdict, at }))
  }
  try {
    const given = { game, says, value, play, seconds }
    const { stopped } = await run('test-formula', given, { signal, onFound })
    return stopped !== 'seconds'
  } catch {
    return !signal.aborted
  }
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else act()
}
