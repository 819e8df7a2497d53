import type { JSX } from 'preact'

/** Text with formulas in MathML, of our own printers: it is not what a reader has typed. */
export function MathText({ html }: { readonly html: string }): JSX.Element {
  return <span class="math" dangerouslySetInnerHTML={{ __html: html }} />
}
