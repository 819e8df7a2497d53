import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'

/** Copies a text, and says whether it did. */
export function CopyButton({
  label,
  text,
}: {
  readonly label: string
  /** Made when it is asked for. */
  readonly text: () => string
}): JSX.Element {
  const said = useSignal<string | null>(null)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text())
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
