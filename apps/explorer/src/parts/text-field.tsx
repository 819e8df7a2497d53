import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import type { TextResult } from '../address/read-game.ts'
import { Problem } from './problem.tsx'

export interface TextFieldProps<T> {
  readonly label: string
  /** The current accepted value. */
  readonly value: string
  /** Parses the typed text, or returns a message. An invalid text changes nothing. */
  readonly read: (text: string) => TextResult<T>
  /** Called with the parsed value. */
  readonly set: (is: T) => void
  readonly hint?: string
  /** The visible width of the field in characters. */
  readonly size?: number
  /**
   * True if the value comes from an address, which may contain any text. The field then validates
   * this value too.
   */
  readonly isFromAddress?: boolean
}

/**
 * A text field that validates its input. If the input is invalid, a message is shown beside the
 * field.
 */
export function TextField<T>({
  label,
  value,
  read,
  set,
  hint,
  size,
  isFromAddress = false,
}: TextFieldProps<T>): JSX.Element {
  const id = useId()
  const typed = useSignal(value)
  const problem = useSignal<string | null>(null)
  const isTyping = useRef(false)
  // A value from elsewhere, such as a click, replaces the typed text. The typed text stays
  // unchanged while the reader types, even if the usual notation for its value is different.
  useEffect(() => {
    const is = isFromAddress ? read(value) : null
    problem.value = is !== null && 'problem' in is ? is.problem : null
    if (!isTyping.current) typed.value = value
    isTyping.current = false
  }, [value])
  const told = [
    ...(problem.value === null ? [] : [`${id}-problem`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
  ].join(' ')
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        size={size}
        value={typed}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-invalid={problem.value !== null}
        aria-describedby={told === '' ? undefined : told}
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value
          const what = read(currentTarget.value)
          problem.value = 'problem' in what ? what.problem : null
          isTyping.current = problem.value === null
          if ('is' in what) set(what.is)
        }}
        onFocus={({ currentTarget }) => {
          // A click sets the caret only after this event. The field therefore selects the text one
          // frame later, so that new input replaces the text.
          if (isFromAddress) requestAnimationFrame(() => currentTarget.select())
        }}
        onBlur={() => {
          isTyping.current = false
          if (problem.value === null) typed.value = value
        }}
      />
      {hint === undefined ? null : (
        <small id={`${id}-hint`} class="hint">
          {hint}
        </small>
      )}
      {problem.value === null ? null : <Problem id={`${id}-problem`}>{problem.value}</Problem>}
    </div>
  )
}
