/** A property of rows by which a list is narrowed, as a setting of the address. */
export interface Facet<Row> {
  /** Name of the setting. */
  readonly setting: string
  readonly label: string
  /** The values that the row has; none if it has none. */
  readonly of: (row: Row) => readonly string[]
  /** What a value is called; default: itself. */
  readonly words?: (value: string) => string
}

/** A value of a facet with the rows that have it, among those that all other filters leave. */
export interface FacetValue {
  readonly value: string
  readonly words: string
  readonly rows: number
}

/** What is left of a list, and what each facet could make of it. */
export interface Narrowed<Row> {
  readonly rows: readonly Row[]
  readonly facets: readonly {
    readonly facet: Facet<Row>
    /** What is asked; empty for any. */
    readonly asked: string
    readonly values: readonly FacetValue[]
  }[]
}

/** Longer searches are cut. */
const MOST_CHARACTERS = 200

/** The words that are looked for, in lower case: a row has to have each of them. */
export function searchWords(text: string): string[] {
  return text
    .slice(0, MOST_CHARACTERS)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}

/**
 * Narrows a list by what an address says. A value that no row has is kept as it was asked, and nothing is
 * left then.
 *
 * @param text of a row, in lower case, in which the words of the setting `q` are looked for
 */
export function narrow<Row>(
  rows: readonly Row[],
  facets: readonly Facet<Row>[],
  settings: Readonly<Record<string, string>>,
  text: (row: Row) => string,
): Narrowed<Row> {
  const words = searchWords(settings['q'] ?? '')
  const found = rows.filter((row) => {
    const own = text(row)
    return words.every((word) => own.includes(word))
  })
  const passes = (row: Row, { setting, of }: Facet<Row>): boolean => {
    const asked = settings[setting] ?? ''
    return asked === '' || of(row).includes(asked)
  }
  return {
    rows: found.filter((row) => facets.every((facet) => passes(row, facet))),
    facets: facets.map((facet) => {
      const others = facets.filter((other) => other !== facet)
      const left = found.filter((row) => others.every((other) => passes(row, other)))
      const asked = settings[facet.setting] ?? ''
      return { facet, asked, values: valuesOf(facet, rows, left, asked) }
    }),
  }
}

/** The values of all rows, in the order in which they come, and what is asked if it is none of them. */
function valuesOf<Row>(
  { of, words = (value) => value }: Facet<Row>,
  all: readonly Row[],
  left: readonly Row[],
  asked: string,
): FacetValue[] {
  const values = new Set(all.flatMap(of))
  if (asked !== '') values.add(asked)
  return [...values].map((value) => ({
    value,
    words: words(value),
    rows: left.filter((row) => of(row).includes(value)).length,
  }))
}
