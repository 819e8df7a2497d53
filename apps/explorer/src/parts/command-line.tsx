import type { JSX } from 'preact'
import { CopyButton } from './copy-button.tsx'

/** The terminal command that gives the same result, with a button that copies it. */
export function CommandLine({ command }: { readonly command: string }): JSX.Element {
  return (
    <p class="command">
      <code>{command}</code>
      <CopyButton text={command} />
    </p>
  )
}
