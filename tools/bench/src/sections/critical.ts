import { fileURLToPath } from 'node:url'
import { boxCount } from '@nim/core/rules'
import { rateText, ratioText } from '../number-text.ts'
import type { Context, Measured } from '../section.ts'
import { leastOf, type Taken } from '../start/timed-process.ts'

const COMMAND = fileURLToPath(
  new URL('../../../../apps/experiments/bin/nimlab.mjs', import.meta.url),
)

const PILES = 9
const MAX = 24
const CALL = `check m-critical --n ${PILES} --k 4 --max ${MAX}`

/** What the call took before it had kernels for nine piles, and how much faster it is to be. */
const BEFORE_SECONDS = 14.5
const FASTER = 8

const ABOUT = `\`nimlab ${CALL}\`, the whole call: it solves the box and looks for critical positions in it. Least of
all rounds; processor time is that of all threads. Before there were kernels for nine piles it took
${BEFORE_SECONDS} s of processor time on an idle Intel(R) Xeon(R) Processor, family 6, model 167.`

interface CriticalRecord extends Taken {
  readonly call: string
  readonly positions: number
}

/** A claim about critical positions, on a box of nine piles. */
export function criticalPositions({ only, rounds, note }: Context): Promise<Measured> {
  const records: CriticalRecord[] = []
  if (only === undefined) {
    note(`critical: ${CALL}`)
    const positions = Number(boxCount(PILES, MAX, true))
    records.push({ call: CALL, positions, ...leastOf(rounds, [COMMAND, ...CALL.split(' ')]) })
  }
  return Promise.resolve({
    title: 'Critical positions',
    about: ABOUT,
    head: ['call', 'processor time, s', 'by the clock, s', 'sorted positions/s'],
    rows: records.map(({ call, processor, wall, positions }) => [
      call,
      processor.toFixed(1),
      wall.toFixed(1),
      rateText(positions / processor),
    ]),
    criteria: records.map(({ call, processor }) => ({
      demand: `${call} at least ${FASTER} times faster than before`,
      measured: `${ratioText(BEFORE_SECONDS / processor)} times`,
      met: FASTER * processor <= BEFORE_SECONDS,
    })),
    remarks: records.length === 0 ? ['Left out: --only names boxes.'] : [],
    records,
  })
}
