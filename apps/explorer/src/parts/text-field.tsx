import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import type { Read } from '../address/read-game.ts'
import { Problem } from './problem.tsx'

export interface TextFieldProps<T> {
  readonly label: string
  /** What is accepted and shown now. */
  readonly value: string
  /** What a text that was typed says, or in one line why it says nothing; then nothing changes. */
  readonly read: (text: string) => Read<T>
  /** Takes what was read. */
  readonly set: (is: T) => void
  readonly hint?: string
  /** Characters that are seen at once. */
  readonly size?: number
  /** True if the value comes from an address, which may hold any text: it is read too. */
  readonly isFromAddress?: boolean
}

/** A field for a text that not every text is; what is wrong with it is said beside it. */
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
  // another value from elsewhere, such as a click, takes the place of what was typed; what is being typed
  // stays as it is, though its value may be written in another way
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
