import type { JSX } from 'preact'
import { useId } from 'preact/hooks'

/** A value with its label. */
export interface SelectOption {
  readonly value: string
  readonly words: string
}

/** A menu from which the reader selects one of many values. */
export function SelectField({
  label,
  value,
  options,
  set,
}: {
  readonly label: string
  readonly value: string
  readonly options: readonly SelectOption[]
  readonly set: (value: string) => void
}): JSX.Element {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.words}
          </option>
        ))}
      </select>
    </div>
  )
}
