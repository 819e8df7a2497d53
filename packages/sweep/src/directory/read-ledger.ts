import { join } from 'node:path'
import { isUnreadable, ownStream } from '@nim/core/files'
import { SweepAlarm } from './sweep-error.ts'
import { parseLedgerLine } from './ledger-line.ts'
import { totalNumbers, TOTALS } from './shard-totals.ts'
import { shardName } from '../shard-name.ts'
import { LONGEST_LEDGER_LINE, MOST_PROBLEMS } from '../tuned.ts'

export const LEDGER_FILE = 'ledger.jsonl'

const DIGEST_BYTES = 32

/**
 * The ledger entries of the shards of a plan. The entries take 145 bytes of memory per shard, no
 * matter how many lines the ledger has.
 */
export interface LedgerState {
  readonly shards: number
  /** The number of distinct shards that have at least one line in the ledger. */
  readonly done: number
  readonly lines: number
  /** The number of bytes up to the end of the last complete line. */
  readonly length: number
  /**
   * True if bytes follow the last complete line, because the program was killed while it wrote a
   * line.
   */
  readonly isCut: boolean
  /**
   * Descriptions of the first lines, at most 20, that cannot be read or do not belong to the plan.
   */
  readonly problems: readonly string[]
  has(shard: number): boolean
  isDouble(shard: number): boolean
  /** True if only one algorithm is available for some check of a shard that was run twice. */
  isRepeated(shard: number): boolean
  digest(shard: number): string
  /** The digest of the shard's result file, according to its last line. */
  file(shard: number): string
  /** The number of seconds that the shard took, according to the shard's last line. */
  seconds(shard: number): number
  /** The counts in the shard's last line, in the order of `totalNumbers`. */
  totals(shard: number): ArrayLike<number>
}

/**
 * Reads a ledger line by line. If the file is missing, the ledger is empty. The last line may be
 * incomplete.
 *
 * @throws SweepAlarm if two lines contain different digests for the same shard
 */
export async function readLedger(directory: string, shards: number): Promise<LedgerState> {
  const digests = Buffer.alloc(DIGEST_BYTES * shards)
  const files = Buffer.alloc(DIGEST_BYTES * shards)
  const flags = new Uint8Array(shards)
  const totals = new Float64Array(TOTALS * shards)
  const seconds = new Float64Array(shards)
  const problems: string[] = []
  const path = join(directory, LEDGER_FILE)
  let done = 0
  let lines = 0
  let length = 0
  let rest = ''
  /** The number of characters dropped from an overlong line. */
  let passed = 0
  let unread = 0

  const report = (problem: string): void => {
    unread++
    if (unread <= MOST_PROBLEMS) problems.push(problem)
  }
  const take = (text: string): void => {
    lines++
    length += passed + text.length + 1
    const line = passed > 0 ? null : parseLedgerLine(text)
    passed = 0
    if (line === null) return report(`${LEDGER_FILE} line ${lines}: cannot be read, ignored`)
    const { shard } = line
    if (shard >= shards) {
      return report(`${LEDGER_FILE} line ${lines}: the plan has no ${shardName(shard)}, ignored`)
    }
    if (flags[shard] === 0) {
      done++
      putDigest(digests, shard, line.digest)
    } else if (getDigest(digests, shard) !== line.digest) {
      throw new SweepAlarm(
        `${path} line ${lines}: ${shardName(shard)} was computed twice with different results: ${getDigest(digests, shard)} and ${line.digest}`,
      )
    }
    if (line.double === true) flags[shard] = line.repeated === true ? 7 : 3
    else flags[shard]! |= 1
    putDigest(files, shard, line.file)
    totals.set(totalNumbers(line), TOTALS * shard)
    seconds[shard] = line.seconds
  }

  for await (const piece of chunks(path)) {
    const parts = piece.split('\n')
    parts[0] = rest + parts[0]!
    rest = parts.pop()!
    for (const part of parts) take(part)
    if (rest.length > LONGEST_LEDGER_LINE) {
      passed += rest.length
      rest = ''
    }
  }
  if (unread > MOST_PROBLEMS) problems.push(`and ${unread - MOST_PROBLEMS} more lines`)
  return {
    shards,
    done,
    lines,
    length,
    isCut: rest !== '' || passed > 0,
    problems,
    has: (shard) => (flags[shard]! & 1) !== 0,
    isDouble: (shard) => (flags[shard]! & 2) !== 0,
    isRepeated: (shard) => (flags[shard]! & 4) !== 0,
    digest: (shard) => getDigest(digests, shard),
    seconds: (shard) => seconds[shard]!,
    file: (shard) => getDigest(files, shard),
    totals: (shard) => totals.subarray(TOTALS * shard, TOTALS * (shard + 1)),
  }
}

async function* chunks(path: string): AsyncGenerator<string> {
  try {
    // Latin 1 maps each byte to one character, so the lengths equal the lengths in the file, even
    // if the file is damaged. The program itself writes only ASCII.
    yield* ownStream(path).setEncoding('latin1') as AsyncIterable<string>
  } catch (error) {
    if (!isUnreadable(error, 'ENOENT')) throw error
  }
}

function putDigest(buffer: Buffer, shard: number, text: string): void {
  buffer.write(text.slice('sha256:'.length), DIGEST_BYTES * shard, DIGEST_BYTES, 'hex')
}

function getDigest(buffer: Buffer, shard: number): string {
  return `sha256:${buffer.toString('hex', DIGEST_BYTES * shard, DIGEST_BYTES * (shard + 1))}`
}
