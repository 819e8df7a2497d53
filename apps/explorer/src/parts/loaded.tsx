import type { ComponentChildren, JSX } from 'preact'
import type { Read } from '../address/read-game.ts'
import { Problem } from './problem.tsx'

/** What was loaded, or why it was not; until then that it is. */
export function Loaded<T>({
  read,
  children,
}: {
  /** As `useLoaded` returns it. */
  readonly read: Read<T> | null
  readonly children: (is: T) => ComponentChildren
}): JSX.Element {
  if (read === null) return <p aria-busy="true">loading …</p>
  return 'problem' in read ? <Problem>{read.problem}</Problem> : <>{children(read.is)}</>
}
