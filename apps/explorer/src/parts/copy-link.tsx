import type { JSX } from 'preact'
import { sharedLink } from '../address/shared-link.ts'
import { CopyButton } from './copy-button.tsx'

/**
 * A button that copies a link to the current view. If only this machine can open the page, the
 * button copies the part of the address from `#` on.
 */
export function CopyLink({ to }: { readonly to: string }): JSX.Element {
  const { text, isWhole } = sharedLink(location.href)
  return <CopyButton label={`copy a link to ${to}${isWhole ? '' : ' (from # on)'}`} text={text} />
}
