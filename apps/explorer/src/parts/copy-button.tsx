import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'

/** A button that copies a text to the clipboard and reports whether this worked. */
export function CopyButton({
  text,
  label = 'copy',
}: {
  readonly text: string
  readonly label?: string
}): JSX.Element {
  const said = useSignal<string | null>(null)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      said.value = 'copied'
    } catch {
      said.value = 'not copied: mark it'
    }
  }
  return (
    <button type="button" onClick={() => void copy()} onBlur={() => (said.value = null)}>
      {said.value ?? label}
    </button>
  )
}
