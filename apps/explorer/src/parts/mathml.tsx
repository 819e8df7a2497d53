import type { JSX } from 'preact'

/** Text with formulas in MathML, of our own printers: it is not what a reader has typed. */
export function MathText({ html }: { readonly html: string }): JSX.Element {
  return <span class="math" dangerouslySetInnerHTML={{ __html: html }} />
}

/** Paragraphs, lists and tables of our own printers, with formulas in MathML. */
export function MathBlocks({ html }: { readonly html: readonly string[] }): JSX.Element {
  return <div class="math" dangerouslySetInnerHTML={{ __html: html.join('') }} />
}
