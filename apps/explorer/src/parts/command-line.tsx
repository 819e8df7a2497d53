import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'

/** The command that gives in a terminal what is shown here. */
export function CommandLine({ command }: { readonly command: string }): JSX.Element {
  const said = useSignal('copy')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(command)
      said.value = 'copied'
    } catch {
      said.value = 'not copied: mark it'
    }
  }
  return (
    <p class="command">
      <code>{command}</code>
      <button type="button" onClick={() => void copy()} onBlur={() => (said.value = 'copy')}>
        {said}
      </button>
    </p>
  )
}
