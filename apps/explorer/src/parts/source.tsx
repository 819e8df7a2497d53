import type { JSX } from 'preact'
import { formatAddress } from '../address/address.ts'

/** How a value is known; the statements that it names are links to what was found of them. */
export function Source({ by }: { readonly by: string }): JSX.Element {
  return (
    <small class="source">
      {by.split(ID).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <a key={at} href={formatAddress('claims', [part])}>
            {part}
          </a>
        ),
      )}
    </small>
  )
}

/** The id of a statement of one of the papers. */
const ID = /\b((?:GMMV|DH|GN|V|NT)-[\w.]*\w)/
