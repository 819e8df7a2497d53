import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { go } from '../../address/present.ts'
import { arrive, beginAt, stepKey, type Steps, stepOf } from './steps.ts'

/** Undo and redo of positions through the browser's history. */
export interface Stepping {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undo: () => void
  readonly redo: () => void
  /** Shows another position as a new step. */
  readonly step: (hash: string) => void
}

/** Numbers the entries of the history while a screen is shown. */
export function useSteps(): Stepping {
  const steps = useSignal<Steps>(beginAt(null))
  const arrived = (): void => {
    const now = stepOf(history.state)
    steps.value = arrive(steps.value, now)
    if (now === null) name(steps.value.at)
  }
  useEffect(() => {
    const now = stepOf(history.state)
    steps.value = beginAt(now)
    if (now === null) name(0)
    addEventListener('hashchange', arrived)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('hashchange', arrived)
      removeEventListener('keydown', onKey)
    }
  }, [])
  const onKey = (event: KeyboardEvent): void => {
    const key = stepKey(event)
    if (key === null || isText(event.target)) return
    const { at, last } = steps.value
    event.preventDefault()
    if (key === 'undo' && at > 0) history.back()
    if (key === 'redo' && at < last) history.forward()
  }
  const { at, last } = steps.value
  return {
    canUndo: at > 0,
    canRedo: at < last,
    undo: () => history.back(),
    redo: () => history.forward(),
    step: (hash) => {
      if (hash === location.hash) return
      go(hash)
      // the next step can come before the browser reports this one, so the state is updated at once
      arrived()
    },
  }
}

function name(step: number): void {
  history.replaceState({ step }, '')
}

/** True for a text field, in which the browser itself undoes changes. */
function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'text'
}
