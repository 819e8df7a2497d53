import { boxOf, type Ruleset, rulesetTitle } from '@nim/core/rules'
import { DEFAULT_MEMORY, requiredMemory } from '../memory.ts'
import { requireMemory } from '../plan/require-memory.ts'
import type { SolveOptions } from '../solve.ts'
import { type Table, tableOf } from '../table.ts'
import { bytesInMemory } from '../table-file/byte-source.ts'
import { headerOf } from '../table-file/header.ts'
import { cellsInMemory } from '../table-file/read-table.ts'
import { packedBytes } from '../table-file/unpacking.ts'
import { plainRuleset } from '../task/unit-moves.ts'
import { type CreateWorker, inWebWorkers } from './web-worker-pool.ts'

/**
 * The table of `solve`, computed by one worker. The worker packs its entries, transfers them
 * without copying, and keeps its memory for the next table.
 *
 * @throws RangeError (by rejection) as `solve`, where the required memory includes the packed
 *   entries, and for a user's own game whose rules cannot be sent to a worker
 */
export async function solveInWorker(
  ruleset: Ruleset,
  max: number,
  options: SolveOptions,
  createWorker: CreateWorker,
): Promise<Table> {
  const { value, play = 'normal', memory = DEFAULT_MEMORY, kernel = 'auto' } = options
  const header = headerOf({ ruleset, play, value, max })
  const { bits, positions } = header
  const packed = packedBytes(bits, positions)
  const bytes = requiredMemory(ruleset, { max }, value, kernel) + packed
  const table = `${rulesetTitle(ruleset)}, box max=${max}: the ${value} table by a worker`
  requireMemory({ table, positions, entries: bits === 1 ? 0 : positions, bytes }, memory)
  const plain = plainRuleset(ruleset)
  if (plain === null) {
    throw new RangeError(
      `${rulesetTitle(ruleset)}: its rules cannot be sent to a worker; use solve`,
    )
  }
  const [entries] = await inWebWorkers([{ ruleset: plain, max, options }], createWorker)
  const cells = cellsInMemory(header, bytesInMemory(entries!), 0)
  return tableOf(ruleset, boxOf(ruleset, max), value, play, cells)
}
