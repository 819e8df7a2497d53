import type { JSX } from 'preact'
import { useId } from 'preact/hooks'

/** A search field. It accepts any text. */
export function SearchField({
  label,
  value,
  set,
  hint,
}: {
  readonly label: string
  readonly value: string
  readonly set: (text: string) => void
  readonly hint?: string
}): JSX.Element {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={value}
        placeholder={hint}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
    </div>
  )
}
