import type { JSX } from 'preact'
import type { Status } from './atlas-rows.ts'

const MARKS: Readonly<Record<Status, readonly [mark: string, meaning: string]>> = {
  proved: ['∎', 'proved for all positions'],
  candidate: ['?', 'a formula that is correct on boxes but not proved'],
  open: ['…', 'no description was found'],
}

/** Shows how much is known by a mark, a word and a colour. */
export function StatusMark({ status }: { readonly status: Status }): JSX.Element {
  const [mark, meaning] = MARKS[status]
  return (
    <span class={`status status-${status}`} title={meaning}>
      <span aria-hidden="true">{mark}</span> {status}
    </span>
  )
}
