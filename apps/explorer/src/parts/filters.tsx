import type { JSX } from 'preact'
import type { Narrowed } from '../data/filtering.ts'
import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'

/**
 * Fields that filter a list. The first is a search field. Each facet has a menu, which shows the
 * number of rows for each value of the facet.
 */
export function Filters<Row>({
  words,
  hint,
  narrowed,
  set,
}: {
  readonly words: string
  readonly hint: string
  readonly narrowed: Narrowed<Row>
  /** Called when the reader changes a setting, with the name of the setting and its new value. */
  readonly set: (setting: string, value: string) => void
}): JSX.Element {
  return (
    <search class="fields">
      <SearchField label="search" value={words} hint={hint} set={(text) => set('q', text)} />
      {narrowed.facets.map(({ facet: { setting, label }, asked, values }) => (
        <SelectField
          key={setting}
          label={label}
          value={asked}
          options={[
            { value: '', words: 'any' },
            ...values.map(({ value, words: named, rows }) => ({
              value,
              words: `${named.slice(0, LONGEST_SHOWN)} (${rows})`,
            })),
          ]}
          set={(value) => set(setting, value)}
        />
      ))}
    </search>
  )
}

/**
 * Longer values from an address are truncated to this number of characters before they are shown.
 */
const LONGEST_SHOWN = 60
