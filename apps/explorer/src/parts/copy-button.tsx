import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'

/** A button that puts a text on the clipboard, and says whether it could. */
export function CopyButton({ text }: { readonly text: string }): JSX.Element {
  const said = useSignal('copy')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      said.value = 'copied'
    } catch {
      said.value = 'not copied: mark it'
    }
  }
  return (
    <button type="button" onClick={() => void copy()} onBlur={() => (said.value = 'copy')}>
      {said}
    </button>
  )
}
