import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { boxCount } from '@nim/core/rules'
import { rateText, ratioText } from '../number-text.ts'
import { thisProcessor } from '../processor.ts'
import type { Context, Criterion, Measured } from '../section.ts'
import { leastInTurns, type Taken } from '../start/timed-process.ts'
import { keepBefore, secondsBefore } from './critical-before.ts'

const BIN = 'apps/experiments/bin/nimlab.mjs'
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

const PILES = 9
const MAX = 24
const CALL = `check m-critical --n ${PILES} --k 4 --max ${MAX}`

/** How much faster the call is to be than before it had kernels for nine piles. */
const FASTER = 8

const ABOUT = `\`nimlab ${CALL}\`, the whole call: it solves the box and looks for critical positions in it. Least of
all rounds; processor time is that of all threads. Before: the commit before the kernels for nine piles (3d0e026f), on a
processor of this name.`

interface CriticalRecord extends Taken {
  readonly call: string
  readonly positions: number
  /** Processor seconds before; null: not measured on this processor. */
  readonly before: number | null
}

/** A claim about critical positions, on a box of nine piles. */
export async function criticalPositions(context: Context): Promise<Measured> {
  const records = context.only === undefined ? [await measured(context)] : []
  return {
    title: 'Critical positions',
    about: ABOUT,
    head: ['call', 'processor time, s', 'by the clock, s', 'before, s', 'sorted positions/s'],
    rows: records.map(({ call, processor, wall, before, positions }) => [
      call,
      processor.toFixed(2),
      wall.toFixed(2),
      before?.toFixed(2) ?? '',
      rateText(positions / processor),
    ]),
    criteria: records.map(fasterCriterion),
    remarks: records.length === 0 ? ['Left out: --only names boxes.'] : [],
    records,
  }
}

async function measured({ rounds, before, note }: Context): Promise<CriticalRecord> {
  note(`critical: ${CALL}`)
  const { slug } = thisProcessor()
  const calls = [ROOT, ...(before === undefined ? [] : [resolve(before)])].map((folder) => [
    resolve(folder, BIN),
    ...CALL.split(' '),
  ])
  const [now, then] = leastInTurns(rounds, calls)
  if (then !== undefined) await keepBefore(slug, then.processor)
  const positions = Number(boxCount(PILES, MAX, true))
  return { call: CALL, positions, before: await secondsBefore(slug), ...now! }
}

/** What is demanded of the call beside that of before. */
export function fasterCriterion({
  call,
  processor,
  before,
}: Pick<CriticalRecord, 'call' | 'processor' | 'before'>): Criterion {
  const demand = `${call} at least ${FASTER} times faster than before`
  if (before === null) return { demand, measured: 'before: not on this processor', met: null }
  return {
    demand,
    measured: `${ratioText(before / processor)} times`,
    met: FASTER * processor <= before,
  }
}
