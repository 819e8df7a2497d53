import { NIMLAB_VERSION } from '@nim/conjectures/version'
import { POINT_INDEX } from '@nim/conjectures/goals'
import { parseJson } from '@nim/core/files'
import { oneLine } from '@nim/core/rules'
import { digestOf } from '@nim/sweep/records'
import { unzipSync, zipSync } from 'fflate'
import { INDEX } from '../proving/certificates.ts'

/** The file of a bundle that lists all other files. */
export const BUNDLE_INDEX = 'bundle.json'
const FORMAT = 'nimlab-bundle-1'

/**
 * The files of a bundle by their paths, except the index. The first folder of a path identifies the
 * part.
 */
export type BundleFiles = ReadonlyMap<string, Uint8Array>

/** The kinds of parts of a bundle. */
export type PartKind = 'sweep' | 'certificates'

/** Thrown if a bundle is refused. The message names the error. */
export class RefusedBundle extends Error {
  override readonly name = 'RefusedBundle'
}

/**
 * Thrown if nimlab stops checking a bundle because the bundle exceeds a limit. The message names
 * the limit.
 */
export class BeyondLimit extends Error {
  override readonly name = 'BeyondLimit'
}

/**
 * The form of a path, such as `2/results/000001.jsonl`. A path never leads out of the folder of its
 * part, and no file is hidden.
 */
const PATH = /^[1-9]\d{0,3}(?:\/\w[\w.-]{0,200}){1,3}$/
const MOST_FILES = 200_000

/**
 * The parts of a bundle in order, each with its kind. If a folder has no known kind, its kind is
 * null.
 */
export function partsOf(files: BundleFiles): Map<string, PartKind | null> {
  const parts = new Map<string, PartKind | null>()
  for (const path of [...files.keys()].sort()) {
    const folder = path.slice(0, path.indexOf('/'))
    if (parts.has(folder)) continue
    const has = (name: string): boolean => files.has(`${folder}/${name}`)
    const isProof = has(INDEX) || has(POINT_INDEX)
    parts.set(folder, has('plan.json') ? 'sweep' : isProof ? 'certificates' : null)
  }
  return parts
}

/** The text that the index must contain for these files. */
function indexText(files: BundleFiles): string {
  const parts = Object.fromEntries(partsOf(files))
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1))
  const digests = Object.fromEntries(sorted.map(([path, bytes]) => [path, digestOf(bytes)]))
  return `${JSON.stringify({ format: FORMAT, nimlab: NIMLAB_VERSION, parts, files: digests }, null, 2)}\n`
}

/** A bundle as the bytes of a zip file. The same files always give the same bytes. */
export function bundleBytes(files: BundleFiles): Uint8Array {
  const index = new TextEncoder().encode(indexText(files))
  const all = [[BUNDLE_INDEX, index] as const, ...files]
  return zipSync(Object.fromEntries(all), { mtime: new Date(1980, 0, 1), level: 6 })
}

/**
 * Reads a zip file and compares every file in it with the index.
 *
 * @param most the maximum number of bytes of all files together
 * @throws RefusedBundle naming the wrong file; BeyondLimit
 */
export function readBundle(zip: Uint8Array, most: number): BundleFiles {
  const all = unzipped(zip, most)
  const index = all.get(BUNDLE_INDEX)
  if (index === undefined) throw new RefusedBundle(`it has no ${BUNDLE_INDEX}`)
  all.delete(BUNDLE_INDEX)
  const text = new TextDecoder().decode(index)
  let said: { readonly format?: unknown; readonly nimlab?: unknown; readonly files?: unknown }
  try {
    said = Object(parseJson(text)) as typeof said
  } catch {
    throw new RefusedBundle(`${BUNDLE_INDEX} is not valid JSON, or contains a field twice`)
  }
  for (const [field, ours] of [
    ['format', FORMAT],
    ['nimlab', NIMLAB_VERSION],
  ] as const) {
    if (said[field] === ours) continue
    const theirs = oneLine(String(said[field]), 100)
    throw new RefusedBundle(
      `${BUNDLE_INDEX}: ${field} is ${theirs}, but this version of nimlab reads only ${ours}`,
    )
  }
  const listed = new Map(Object.entries(Object(said.files) as Record<string, unknown>))
  for (const [path, bytes] of all) {
    const digest = listed.get(path)
    if (digest === undefined) throw new RefusedBundle(`${path} is not in ${BUNDLE_INDEX}`)
    if (digest !== digestOf(bytes)) throw new RefusedBundle(`${path} was changed`)
  }
  const missing = [...listed.keys()].find((path) => !all.has(path))
  if (missing !== undefined) throw new RefusedBundle(`${oneLine(missing, 200)} is missing`)
  if (text !== indexText(all)) {
    throw new RefusedBundle(`${BUNDLE_INDEX} differs from what nimlab writes for these files`)
  }
  return all
}

function unzipped(zip: Uint8Array, most: number): Map<string, Uint8Array> {
  const names = new Set<string>()
  let total = 0
  const accept = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (name !== BUNDLE_INDEX && !PATH.test(name)) {
      throw new RefusedBundle(
        `it contains a file '${oneLine(name, 100)}', which is not allowed in a bundle`,
      )
    }
    if (names.has(name)) throw new RefusedBundle(`it contains ${name} twice`)
    names.add(name)
    total += originalSize
    if (total > most) throw new BeyondLimit(`its files have more than ${most} bytes (--memory)`)
    if (names.size > MOST_FILES) throw new BeyondLimit(`it has more than ${MOST_FILES} files`)
    return true
  }
  try {
    return new Map(Object.entries(unzipSync(zip, { filter: accept })))
  } catch (error) {
    if (error instanceof RefusedBundle || error instanceof BeyondLimit) throw error
    throw new RefusedBundle('it is not a complete zip file', { cause: error })
  }
}
