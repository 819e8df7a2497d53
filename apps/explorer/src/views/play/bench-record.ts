import { benchPlace } from '../../address/bench.ts'
import { address } from '../../address/present.ts'
import type { TextResult } from '../../address/read-game.ts'
import { bench } from '../../bench/present-bench.ts'
import { type GameRecord, readRecord } from './record.ts'

/**
 * The game in the address. If the game bar already shows the error in the address, this view does
 * not repeat the error.
 */
export function placedOnBench(): {
  readonly read: TextResult<GameRecord>
  readonly isSaid: boolean
} {
  const read = readRecord(address.value)
  const place = benchPlace(bench.value)
  const isSaid = 'problem' in read && 'problem' in place && read.problem === place.problem
  return { read, isSaid }
}
