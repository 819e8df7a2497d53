import type { JSX } from 'preact'

/**
 * The maximum number of terms in a search. The search omits the first term, because all these
 * sequences start with the same term.
 */
const MOST_TERMS = 14
const LEFT_OUT = 1

/**
 * A link that searches the OEIS for the terms of a sequence. Nothing is sent before the reader
 * clicks.
 */
export function OeisLink({
  terms,
}: {
  readonly terms: readonly (number | bigint)[]
}): JSX.Element | null {
  const asked = terms.slice(LEFT_OUT, LEFT_OUT + MOST_TERMS)
  if (asked.length < 4) return null
  return (
    <a href={`https://oeis.org/search?q=${asked.join(',')}`} rel="noreferrer">
      search the OEIS for {asked.slice(0, 6).join(', ')}, …
    </a>
  )
}
