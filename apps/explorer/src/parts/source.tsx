import type { JSX } from 'preact'
import { formatAddress } from '../address/address.ts'

/** The source of a value. Ids of statements in this text link to their claims. */
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

/** Matches the id of a statement in one of the papers. */
const ID = /\b((?:GMMV|DH|GN|V|NT)-[\w.]*\w)/
