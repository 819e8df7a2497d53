import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { TextResult } from '../address/read-game.ts'

/**
 * The loaded value, or a message if loading failed. Null while loading.
 *
 * @param key loads again when it changes
 */
export function useLoaded<T>(load: () => Promise<T>, key: string): TextResult<T> | null {
  const loaded = useSignal<{ readonly key: string; readonly read: TextResult<T> } | null>(null)
  useEffect(() => {
    let isWanted = true
    const show = (read: TextResult<T>): void => {
      if (isWanted) loaded.value = { key, read }
    }
    load().then(
      (is) => show({ is }),
      (error: Error) => show({ problem: error.message }),
    )
    return () => {
      isWanted = false
    }
  }, [key])
  return loaded.value?.key === key ? loaded.value.read : null
}
