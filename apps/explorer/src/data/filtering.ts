/**
 * A property by which a list can be filtered. A setting in the address contains the chosen value.
 */
export interface Facet<Row> {
  /** The name of the setting. */
  readonly setting: string
  readonly label: string
  /** The values of this property for a row, possibly none. */
  readonly of: (row: Row) => readonly string[]
  /** The displayed name of a value. By default, the value itself is displayed. */
  readonly words?: (value: string) => string
}

/** A value of a facet, and the number of rows that have this value and pass all other filters. */
export interface FacetValue {
  readonly value: string
  readonly words: string
  readonly rows: number
}

/** A filtered list, and the values that each facet offers. */
export interface Narrowed<Row> {
  readonly rows: readonly Row[]
  readonly facets: readonly {
    readonly facet: Facet<Row>
    /** The chosen value. The text is empty if every value is accepted. */
    readonly asked: string
    readonly values: readonly FacetValue[]
  }[]
}

/** The maximum number of characters in a search text; longer texts are truncated. */
const MOST_CHARACTERS = 200

/** The search words in lower case. A row matches if it contains all search words. */
export function searchWords(text: string): string[] {
  return text
    .slice(0, MOST_CHARACTERS)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}

/**
 * Filters a list by the settings of an address. If a setting has a value that no row has, the
 * result is empty.
 *
 * @param text the text of a row, in lower case, in which the function looks for the words of the
 *   setting `q`
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

/**
 * The values of all rows, in the order in which they first occur. If no row has the chosen value,
 * it comes last.
 */
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
