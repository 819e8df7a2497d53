import type { JSX } from 'preact'
import { CopyButton } from './copy-button.tsx'

/** The command that gives in a terminal what is shown here. */
export function CommandLine({ command }: { readonly command: string }): JSX.Element {
  return (
    <p class="command">
      <code>{command}</code>
      <CopyButton text={command} />
    </p>
  )
}
