import type { JSX } from 'preact'
import type { Narrowed } from '../data/filtering.ts'
import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'

/**
 * Fields that filter a list. There is a search field and, for each facet, a menu that shows the
 * number of rows for each value.
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
  /** Called with a setting and its new value. */
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
