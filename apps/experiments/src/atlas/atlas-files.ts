import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { CERTIFICATE_PACK, type CertificatePack, readPack } from '@nim/conjectures/goals'
import { machineFault, readOwn, readOwnText } from '@nim/core/files'
import { oneLine } from '@nim/core/rules'
import { type AtlasRow, parseAtlasLine } from '@nim/discovery'
import { UsageError } from '../usage-error.ts'

/** A row of an atlas, with its location. */
export interface PlacedRow {
  /** The file, the line and the game of the row. */
  readonly where: string
  readonly row: AtlasRow
}

/**
 * Thrown if the atlas or its certificates are not exactly as nimlab writes them. The message says
 * where the error is and describes it.
 */
export class DamagedAtlas extends Error {
  override readonly name = 'DamagedAtlas'
}

const COMMITTED = fileURLToPath(new URL('../../../../docs/atlas', import.meta.url))

/**
 * Data files in the same folder as the rows. None of these files contains proofs with certificates.
 */
const OTHERS = [
  'coq.jsonl',
  'inclusions.jsonl',
  'laws.jsonl',
  'scans.jsonl',
  'shift-games.jsonl',
  'shifts.jsonl',
]

/**
 * Limits on the packed size and on the unpacked size. The limits are more than ten times the sizes
 * of the committed pack.
 */
const MOST_PACKED = 1 << 24
const MOST_BYTES = 1 << 26

/**
 * The folder of the atlas in nimlab's repository.
 * @throws UsageError if nimlab is installed without
 * the atlas
 */
export function committedAtlas(): string {
  if (existsSync(COMMITTED)) return COMMITTED
  throw new UsageError(
    'recheck --atlas: nimlab was installed without an atlas; name the folder docs/atlas of the nimlab repository',
  )
}

/**
 * The rows in all row files of a folder.
 *
 * @throws UsageError if the folder has no such file; UnreadableInput if a file cannot be read;
 * DamagedAtlas naming a line that is not a row, or that repeats a row
 */
export function readRows(folder: string): PlacedRow[] {
  const names = namesIn(folder).filter((name) => name.endsWith('.jsonl') && !OTHERS.includes(name))
  if (names.length === 0)
    throw new UsageError(`'${folder}' contains no rows of an atlas (.jsonl files)`)
  const places = new Map<string, string>()
  return names.flatMap((name) => {
    return readLines(folder, name, parseAtlasLine).map(({ where, row }) => {
      const subject = `${row.game} ${row.play} ${row.value}`
      const before = places.get(subject)
      if (before !== undefined) {
        throw new DamagedAtlas(`${where}: it repeats the subject of ${before}`)
      }
      places.set(subject, where)
      return { where: `${where} (${subject})`, row }
    })
  })
}

/**
 * The lines of a data file, each with its location.
 *
 * @throws UnreadableInput; DamagedAtlas naming a line that nimlab would not write
 */
export function readLines<T>(
  folder: string,
  name: string,
  parse: (line: string) => T,
): { readonly where: string; readonly row: T }[] {
  const text = readOwnText(join(folder, name))
  if (!text.endsWith('\n')) throw new DamagedAtlas(`${name}: its last line is incomplete`)
  return text
    .slice(0, -1)
    .split('\n')
    .map((line, i) => {
      const where = `${name}, line ${i + 1}`
      try {
        return { where, row: parse(line) }
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        throw new DamagedAtlas(`${where}: ${error.message}`, { cause: error })
      }
    })
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch (error) {
    if (machineFault(error) !== null) throw error
    throw new UsageError(
      `'${folder}' is not a folder; expected the folder of an atlas, such as docs/atlas`,
      {
        cause: error,
      },
    )
  }
}

/**
 * The certificates in the same folder as the rows.
 * @throws UnreadableInput; DamagedAtlas naming the
 * part that nimlab would not write
 */
export function readAtlasPack(folder: string): CertificatePack {
  return unpack(folder, CERTIFICATE_PACK, readPack)
}

/**
 * Reads a packed file.
 * @throws UnreadableInput; DamagedAtlas with the message of a RangeError that
 * `read` throws
 */
export function unpack<T>(folder: string, name: string, read: (text: string) => T): T {
  const packed = readOwn(join(folder, name), MOST_PACKED)
  try {
    const bytes = gunzipSync(packed, { maxOutputLength: MOST_BYTES })
    return read(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const isOfPack = error instanceof RangeError && code === undefined
    const why =
      code === 'ERR_BUFFER_TOO_LARGE'
        ? `it has more than ${MOST_BYTES} bytes`
        : isOfPack
          ? message
          : 'it is not a complete gzip file'
    throw new DamagedAtlas(`${name}: ${oneLine(why)}`, { cause: error })
  }
}
