/** Data of the explorer: files by their path, with what is written there as JSON. */
export type DataFile = readonly [path: string, content: unknown]

/** Bytes of rows in one file: an index is loaded whole, in files of about this size. */
const BYTES = 40_000

/**
 * Rows in as many files as they need, with one that names them: `NAME.json` says how many there are, and
 * `NAME-1.json` and so on hold them in their order.
 */
export function inFiles(name: string, rows: readonly unknown[]): DataFile[] {
  const parts: unknown[][] = [[]]
  let bytes = 0
  for (const row of rows) {
    const more = Buffer.byteLength(JSON.stringify(row))
    if (bytes + more > BYTES) {
      parts.push([])
      bytes = 0
    }
    bytes += more
    parts.at(-1)!.push(row)
  }
  return [
    [`${name}.json`, { files: parts.length, rows: rows.length }],
    ...parts.map((part, i): DataFile => [`${name}-${i + 1}.json`, part]),
  ]
}
