import type { JSX } from 'preact'
import { useId } from 'preact/hooks'

export interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  /** The values with their labels. */
  readonly of: Readonly<Record<T, string>>
  readonly choose: (value: T) => void
}

/** Radio buttons for a choice between a few values. */
export function Choice<T extends string>({
  label,
  value,
  of,
  choose,
}: ChoiceProps<T>): JSX.Element {
  const name = useId()
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {(Object.keys(of) as T[]).map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => choose(each)} />
          {of[each]}
        </label>
      ))}
    </fieldset>
  )
}
