import * as v from 'valibot'

/** Data of the page could not be had, or are not what they should be; the message is for who reads the page. */
class DataError extends Error {
  override readonly name = 'DataError'
}

/**
 * Data that were written when the page was built, see `build/write-data.mjs`. Nothing of them is believed
 * that does not have the shape.
 *
 * @param path from the folder of data; never what a reader typed
 * @throws (by rejection) DataError
 */
export async function loadData<T>(path: string, shape: v.GenericSchema<unknown, T>): Promise<T> {
  const found = v.safeParse(shape, await jsonAt(path))
  if (found.success) return found.output
  const [issue] = found.issues
  throw new DataError(`${path} is damaged: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
}

const FILES = v.object({ files: v.number(), rows: v.number() })

/** The rows of an index that stands in several files, in their order. @throws (by rejection) DataError */
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
    throw new DataError(`${path} is damaged: it is no JSON`)
  }
}
