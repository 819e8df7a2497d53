import type { JSX } from 'preact'
import type { Narrowed } from '../data/filtering.ts'
import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'

/** Fields that narrow a list: words, and a choice for each facet with how many rows it leaves. */
export function Filters<Row>({
  words,
  hint,
  narrowed,
  set,
}: {
  readonly words: string
  readonly hint: string
  readonly narrowed: Narrowed<Row>
  /** Asks something else of one setting. */
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

/** Characters of a value of an address that are repeated. */
const LONGEST_SHOWN = 60
