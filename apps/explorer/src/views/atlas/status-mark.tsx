import type { JSX } from 'preact'
import type { Status } from './atlas-rows.ts'

const MARKS: Readonly<Record<Status, readonly [mark: string, meaning: string]>> = {
  proved: ['∎', 'proved for all positions'],
  candidate: ['?', 'a formula that is correct on boxes but not proved'],
  open: ['…', 'no description was found'],
}

/** Uses a mark, a word and a colour to show how much is known. */
export function StatusMark({ status }: { readonly status: Status }): JSX.Element {
  const [mark, meaning] = MARKS[status]
  return (
    <span class={`status status-${status}`} title={meaning}>
      <span aria-hidden="true">{mark}</span> {status}
    </span>
  )
}
