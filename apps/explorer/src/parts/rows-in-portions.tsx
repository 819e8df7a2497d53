import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'

/** The rows that are added in each frame. More of them would block the page for over 50 ms. */
const PORTION = 40

/**
 * The rows of a long table. It first shows one portion, then adds one in each frame, so that the
 * page answers meanwhile.
 */
export function RowsInPortions<Row>({
  rows,
  line,
}: {
  readonly rows: readonly Row[]
  /** A row of the table, with its own key. The function must stay the same. */
  readonly line: (row: Row) => ComponentChildren
}): JSX.Element {
  const [added, setAdded] = useState({ rows, count: PORTION })
  const count = added.rows === rows ? added.count : PORTION
  useEffect(() => {
    if (count >= rows.length) return undefined
    const frame = requestAnimationFrame(() => setAdded({ rows, count: count + PORTION }))
    return () => cancelAnimationFrame(frame)
  }, [rows, count])
  // the same elements as before are not compared again
  const lines = useMemo(() => rows.map(line), [rows])
  return <>{lines.slice(0, count)}</>
}
