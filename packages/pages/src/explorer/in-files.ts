/** A data file of the explorer, as its path and its content. The content is written as JSON. */
export type DataFile = readonly [path: string, content: unknown]

/** The approximate maximum size, in bytes, of a file that contains rows. */
const BYTES = 40_000

/**
 * Distributes rows over as many files as necessary. The index file `NAME.json` contains the number
 * of these files. `NAME-1.json` and so on contain the rows in order.
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
