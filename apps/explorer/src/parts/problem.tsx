import type { ComponentChildren, JSX } from 'preact'

/** A message that says what is wrong and what is accepted. */
export function Problem({
  id,
  children,
}: {
  readonly id?: string
  readonly children: ComponentChildren
}): JSX.Element {
  return (
    <p class="problem" role="alert" id={id}>
      {children}
    </p>
  )
}
