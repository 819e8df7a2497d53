import { type Entry, entryName, isNamedLike } from '../entry.ts'
import type { Context, Measured } from '../section.ts'
import {
  measureThreads,
  THREADS_HEAD,
  threadsRemarks,
  threadsRow,
  speedUpCriterion,
} from './threads.ts'

const ENTRIES: readonly Entry[] = [
  { ruleset: 'SN(4,{3})', max: 255, value: 'remoteness' },
  { ruleset: 'SN(5,{3})', max: 80, value: 'remoteness' },
  { ruleset: 'NIM(6,4)', max: 40, value: 'remoteness' },
  { ruleset: 'SN(4,{1,4})', max: 255, value: 'outcome' },
]

const SPEED_UP = 1.6

const ABOUT = `This is the same comparison for \`solveByLayers()\`. Without threads it keeps two layers in memory, and with \`threads: 2\` it keeps
four. It counts the P-positions of each layer.`

/** Compares two threads with one thread for boxes that are solved layer by layer. */
export async function layersInThreads({ only, rounds, note }: Context): Promise<Measured> {
  const records = []
  for (const entry of ENTRIES.filter((one) => isNamedLike(entryName(one), only))) {
    note(`layers: ${entryName(entry)}`)
    records.push(await measureThreads(entry, rounds, 'layers'))
  }
  return {
    title: 'Layer by layer in two threads',
    about: ABOUT,
    head: THREADS_HEAD,
    rows: records.map(threadsRow),
    criteria: [
      speedUpCriterion(
        `layer by layer, two threads at least ${SPEED_UP} times as fast as one`,
        records,
        ({ oneMs, severalMs }) => oneMs / severalMs >= SPEED_UP,
      ),
    ],
    remarks: threadsRemarks(records),
    records,
  }
}
