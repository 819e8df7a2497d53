import { fileURLToPath } from 'node:url'
import { boxCount, moveSizes, parseRuleset } from '@nim/core/rules'
import { bundled } from '../bundle.ts'
import { type Entry, entryName } from '../entry.ts'
import { rateText } from '../number-text.ts'
import { askNode, outputOf, versionOf } from '../run-process.ts'
import type { Context, Measured } from '../section.ts'
import type { Timing, TimingRequest } from '../timing/time-solves.ts'
import { plainProgram, runYardstick } from '../yardstick.ts'

const ENTRY: Entry = { ruleset: 'SN(4,{3})', max: 60, value: 'remoteness' }
/** A box that Python solves in a few seconds. */
const PYTHON_MAX = 40

const ABOUT = `What a researcher would write first, remoteness of ${ENTRY.ruleset}: a dict as memo in Python
(\`tools/bench/plain/nim.py\`, B=${PYTHON_MAX}) and a \`std::unordered_map\` as memo in C++ (the yardstick's engine \`map\`,
B=${ENTRY.max}), in sorted positions per second, beside one warm thread of nimlab (B=${ENTRY.max}).`

/** One program; null: it cannot be run here. */
interface PlainRecord {
  readonly program: string
  readonly sortedPerSecond: number | null
}

/** The plain scripts, for perspective. */
export async function plainScripts({ entries, note }: Context): Promise<Measured> {
  const isAsked = entries.some((entry) => entryName(entry) === entryName(ENTRY))
  if (!isAsked) return measured([], [`Left out: --only does not ask for ${entryName(ENTRY)}.`])
  note('plain scripts')
  const records: readonly PlainRecord[] = [
    { program: 'Python, dict', sortedPerSecond: await python() },
    { program: 'C++, unordered_map', sortedPerSecond: await unorderedMap() },
    { program: 'nimlab', sortedPerSecond: await nimlab() },
  ]
  const missing = records.filter(({ sortedPerSecond }) => sortedPerSecond === null)
  const remarks = missing.map(({ program }) => `${program} is left out: it is not installed here.`)
  return measured(records, remarks)
}

function measured(records: readonly PlainRecord[], remarks: readonly string[]): Measured {
  const ours = records.at(-1)?.sortedPerSecond ?? 0
  return {
    title: 'Plain scripts',
    about: ABOUT,
    head: ['program', 'sorted positions/s', 'nimlab is faster by'],
    rows: records.map(({ program, sortedPerSecond: rate }) =>
      rate === null
        ? [program, '–', '–']
        : [program, rateText(rate), String(Number((ours / rate).toPrecision(2)))],
    ),
    criteria: [],
    remarks,
    records,
  }
}

async function nimlab(): Promise<number> {
  const request: TimingRequest = { ...ENTRY, repetitions: 50, batchMs: 0, byWall: false }
  const timing = await askNode<Timing>(await bundled('node-child', 'node'), request)
  return (1000 * sortedPositions(ENTRY.max)) / timing.warmMs!
}

async function python(): Promise<number | null> {
  if ((await versionOf('python3')) === null) return null
  const script = fileURLToPath(new URL('../../plain/nim.py', import.meta.url))
  const game = parseRuleset(ENTRY.ruleset)
  const args = [script, String(game.piles), moveSizes(game)!.join(), String(PYTHON_MAX)]
  const { seconds } = JSON.parse(await outputOf('python3', args)) as { readonly seconds: number }
  return sortedPositions(PYTHON_MAX) / seconds
}

async function unorderedMap(): Promise<number | null> {
  const program = await plainProgram(ENTRY)
  if (program === null) return null
  const { best } = await runYardstick(program, ENTRY, ['--engine', 'map', '--reps', '3'])
  return sortedPositions(ENTRY.max) / best
}

function sortedPositions(max: number): number {
  const { piles } = parseRuleset(ENTRY.ruleset)
  return Number(boxCount(piles, max, true))
}
