/** A heading of a page; `html` is what stands in it. */
export interface Heading {
  readonly level: number
  readonly id: string
  readonly html: string
}

/** The headings of the body of a page, in their order. */
export function headingsOf(body: string): Heading[] {
  return [...body.matchAll(/<h([1-4]) id="([^"]*)">([^]*?)<\/h\1>/g)].map(
    ([, level, id, html]) => ({
      level: Number(level),
      id: id!,
      html: html!,
    }),
  )
}

/** Text without elements; of a formula, what was typed. */
export function withoutElements(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '')
}
