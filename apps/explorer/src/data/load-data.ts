import * as v from 'valibot'

/**
 * Thrown if a data file cannot be loaded or is invalid. The page shows the message of the error to
 * the reader.
 */
class DataError extends Error {
  override readonly name = 'DataError'
}

/**
 * Loads data that `build/write-data.mjs` wrote when the page was built, and validates them against
 * a schema.
 *
 * @param path the path relative to the folder of data; it must not contain text that a reader typed
 * @throws (by rejection) DataError
 */
export async function loadData<T>(path: string, shape: v.GenericSchema<unknown, T>): Promise<T> {
  const found = v.safeParse(shape, await jsonAt(path))
  if (found.success) return found.output
  const [issue] = found.issues
  throw new DataError(
    `${path} is damaged: ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`,
  )
}

const FILES = v.object({ files: v.number(), rows: v.number() })

/** Loads the rows of an index from its files, in order. @throws (by rejection) DataError */
export async function loadRows<T>(name: string, row: v.GenericSchema<unknown, T>): Promise<T[]> {
  const { files, rows } = await loadData(`${name}.json`, FILES)
  const parts = await Promise.all(
    Array.from({ length: files }, (_, i) => loadData(`${name}-${i + 1}.json`, v.array(row))),
  )
  const all = parts.flat()
  if (all.length === rows) return all
  throw new DataError(`${name} is damaged: expected ${rows} rows, found ${all.length}`)
}

async function jsonAt(path: string): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(new URL(`data/${path}`, document.baseURI))
  } catch {
    throw new DataError(`${path} could not be loaded: is the page offline?`)
  }
  if (!response.ok) throw new DataError(`${path} could not be loaded: status ${response.status}`)
  try {
    return await response.json()
  } catch {
    throw new DataError(`${path} is damaged: it is not valid JSON`)
  }
}
