import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'

/** A button that stores every claim and every game of the atlas for offline use. */
export function KeepOffline(): JSX.Element | null {
  const words = useSignal('store all pages for offline use')
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const told = ({
      data,
    }: MessageEvent<{ kept?: number; of?: number; problem?: string }>): void => {
      const { kept = 0, of = 0, problem } = data
      words.value =
        problem === undefined
          ? kept < of
            ? `${kept} of ${of} pages are stored`
            : `all ${of} pages are stored`
          : 'The pages could not be stored. Is there a network?'
    }
    workers?.addEventListener('message', told)
    return () => workers?.removeEventListener('message', told)
  }, [])
  if (!('serviceWorker' in navigator)) return null
  return (
    <button
      type="button"
      class="quiet"
      onClick={() =>
        void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('keep all', []))
      }
    >
      <span aria-live="polite">{words.value}</span>
    </button>
  )
}
