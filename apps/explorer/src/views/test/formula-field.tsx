import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Problem } from '../../parts/problem.tsx'
import type { FormulaReading } from './use-reading.ts'

/**
 * The field for a formula. Errors are shown below the field, with a caret under the place of the
 * error.
 */
export function FormulaField({
  reading: { typed, type, problem },
  label,
  children,
}: {
  readonly reading: FormulaReading
  readonly label: string
  /** The content after the field. */
  readonly children: ComponentChildren
}): JSX.Element {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // on a touch screen, the focus would open the keyboard
    const isReady = typed.peek() === '' && matchMedia('(pointer: fine)').matches
    if (isReady) field.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div class="formula">
      <div class="field">
        <label for={id}>{label}</label>
        <textarea
          ref={field}
          id={id}
          rows={3}
          value={typed.value}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        {problem === null ? null : (
          <>
            {problem.pointed === null ? null : (
              <pre class="pointed" aria-hidden="true">
                {problem.pointed.join('\n')}
              </pre>
            )}
            <Problem id={`${id}-problem`}>{problem.problem}</Problem>
          </>
        )}
      </div>
      <div class="set">{children}</div>
    </div>
  )
}
