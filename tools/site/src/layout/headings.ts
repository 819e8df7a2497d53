/** A heading of a page. `html` is its content. */
export interface Heading {
  readonly level: number
  readonly id: string
  readonly html: string
}

/** The headings in the body of a page, in order. */
export function headingsOf(body: string): Heading[] {
  return [...body.matchAll(/<h([1-4]) id="([^"]*)">([^]*?)<\/h\1>/g)].map(
    ([, level, id, html]) => ({
      level: Number(level),
      id: id!,
      html: html!,
    }),
  )
}

/** Removes the tags of all elements from a text. A formula is then represented by its source. */
export function withoutElements(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '')
}
