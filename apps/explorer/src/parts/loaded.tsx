import type { ComponentChildren, JSX } from 'preact'
import type { TextResult } from '../address/read-game.ts'
import { Problem } from './problem.tsx'

/** Shows loaded data, a message if loading failed, or a note while loading. */
export function Loaded<T>({
  read,
  children,
}: {
  /** The result of `useLoaded`. */
  readonly read: TextResult<T> | null
  readonly children: (is: T) => ComponentChildren
}): JSX.Element {
  if (read === null) return <p aria-busy="true">loading …</p>
  return 'problem' in read ? <Problem>{read.problem}</Problem> : <>{children(read.is)}</>
}
