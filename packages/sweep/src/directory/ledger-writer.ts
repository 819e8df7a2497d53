import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { flushDirectory, writeDurablySoon } from '@nim/core/files'
import { digestOf } from '../digest.ts'
import { recordLines } from '../records.ts'
import type { ShardResult } from '../shard.ts'
import { formatLedgerLine, ledgerLine, type RunKind } from './ledger-line.ts'
import { LEDGER_FILE, type LedgerState } from './read-ledger.ts'
import { RESULTS_FOLDER, shardFileName } from './shard-file.ts'
import { SweepAlarm } from './sweep-error.ts'
import { shardName } from '../shard-name.ts'
import { MOST_FLUSHED } from '../tuned.ts'

/**
 * Writes finished shards. For each shard, it first writes the result file, and then the ledger
 * line.
 */
export interface LedgerWriter {
  /**
   * The promise resolves when the shard is stored on the disk. If several shards finish during a
   * flush, the next flush writes all of them, because it takes no longer than a flush of one shard.
   *
   * @throws SweepAlarm (by rejection) if the ledger contains the shard with another digest; the
   *   error of the file system, after which nothing more is written
   */
  add(result: ShardResult, kind: RunKind): Promise<void>
  /** Writes the remaining shards and closes the ledger. */
  close(): Promise<void>
}

interface Waiting {
  readonly result: ShardResult
  readonly kind: RunKind
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * Opens the ledger of a directory to append lines. If the last line is incomplete, the function
 * removes it.
 */
export async function openLedger(directory: string, state: LedgerState): Promise<LedgerWriter> {
  const file = await open(join(directory, LEDGER_FILE), 'a')
  await file.truncate(state.length)
  await file.sync()
  const digests = new Map<number, string>()
  let waiting: Waiting[] = []
  let working: Promise<void> | null = null
  let failure: unknown = null

  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = waiting.slice(0, MOST_FLUSHED)
      waiting = waiting.slice(MOST_FLUSHED)
      try {
        if (failure !== null) throw failure
        await writeGroup(directory, file, group)
        for (const { resolve } of group) resolve()
      } catch (error) {
        failure = error
        for (const { reject } of group) reject(error)
      }
    }
    working = null
  }

  return {
    add: (result, kind) => {
      const { shard, digest } = result
      const earlier = digests.get(shard) ?? (state.has(shard) ? state.digest(shard) : digest)
      if (earlier !== digest) {
        return Promise.reject(
          new SweepAlarm(
            `${shardName(shard)} was computed twice with different results: ${earlier} is in ${LEDGER_FILE}, now ${digest}`,
          ),
        )
      }
      if (digests.has(shard)) return Promise.resolve()
      digests.set(shard, digest)
      return new Promise((resolve, reject) => {
        waiting.push({ result, kind, resolve, reject })
        working ??= work()
      })
    },
    close: async () => {
      await working
      await file.close()
    },
  }
}

async function writeGroup(
  directory: string,
  ledger: FileHandle,
  group: readonly Waiting[],
): Promise<void> {
  const folder = join(directory, RESULTS_FOLDER)
  const written = await Promise.allSettled(
    group.map(async ({ result, kind }): Promise<string> => {
      const text = recordLines(result.records)
      await writeDurablySoon(join(folder, shardFileName(result.shard)), text)
      return formatLedgerLine(ledgerLine(result, digestOf(text), kind))
    }),
  )
  const lines = written.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
  await flushDirectory(folder)
  await ledger.appendFile(lines.join(''))
  await ledger.datasync()
}
