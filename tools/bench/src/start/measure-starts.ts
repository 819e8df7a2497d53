import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { markdownTable } from '@nim/report/text'
import { buildState } from '@nim/from-source/built'
import { type Machine, thisMachine } from '../machine.ts'
import { measureVerbs, START_SECONDS, type VerbTime } from './measure-verbs.ts'
import { leastOf, type Taken } from './timed-process.ts'

const DOCUMENT = new URL('../../../../docs/start-time.md', import.meta.url)
const COMMAND = fileURLToPath(
  new URL('../../../../apps/experiments/bin/nimlab.mjs', import.meta.url),
)
const ROUNDS = { build: 10, sources: 3, verbs: 5 } as const

/** Runs src/main.ts in the same way as the command does without a build. */
const FROM_SOURCES = fileURLToPath(new URL('../../bin/from-sources.mjs', import.meta.url))

/** A call of the command. A call may have a limit in processor seconds. */
interface Call {
  readonly args: readonly string[]
  readonly most?: number
}

const CALLS: readonly Call[] = [
  { args: ['--help'], most: 0.4 },
  { args: ['position', 'NIM(3,2)', '3,5,5'], most: 0.5 },
  { args: ['solve', 'NIM(4,3)', '--max', '60'] },
  { args: ['check', 'nim-4-3', '--max', '40'] },
  { args: ['test', 'SN(5,{2,3})', '--says', 'o == 0 or r(4) == 2', '--max', '8'] },
  { args: ['claims'] },
]

/** The times of one call with the build, and of the same call with the sources. */
export interface Start extends Call {
  readonly build: Taken
  readonly sources: Taken
}

/** Measures the start-up time of the command. With `--write` it writes docs/start-time.md. */
export async function measureStarts(args: readonly string[]): Promise<0 | 2> {
  const unknown = args.find((flag) => flag !== '--write')
  if (unknown !== undefined || !buildState().isBuilt) {
    process.stderr.write(
      unknown === undefined
        ? 'bench: the build is not that of the sources; npm run build makes it\n'
        : `bench: unknown argument '${unknown}'; accepted: --write\n`,
    )
    return 2
  }
  const machine = await thisMachine()
  const node = leastOf(ROUNDS.build, ['-e', '0'])
  const starts = CALLS.map((call) => ({
    ...call,
    build: leastOf(ROUNDS.build, [COMMAND, ...call.args]),
    sources: leastOf(ROUNDS.sources, [FROM_SOURCES, ...call.args]),
  }))
  const document = startDocument(machine, node, starts, await measureVerbs(COMMAND, ROUNDS.verbs))
  process.stdout.write(document)
  if (args.includes('--write')) writeFileSync(DOCUMENT, document)
  return 0
}

/** The text of docs/start-time.md. */
export function startDocument(
  { processor, cores, node: version, idle }: Pick<Machine, 'processor' | 'cores' | 'node' | 'idle'>,
  node: Taken,
  starts: readonly Start[],
  verbs: readonly VerbTime[],
): string {
  const rows = starts.map(({ args, most, build, sources }) => [
    `\`nimlab ${args.map(quoted).join(' ')}\``,
    seconds(build.processor),
    most === undefined ? '' : `${most} (${build.processor <= most ? 'met' : 'not met'})`,
    seconds(build.wall),
    seconds(sources.processor),
  ])
  return `${[
    '# How long a call takes',
    `\`npm run bench:start -- --write\` writes this page. The table shows the time, in seconds, of a whole call of
\`node_modules/.bin/nimlab\`: the minimum of ${ROUNDS.build} calls, or of ${ROUNDS.sources} calls from the sources. Processor
time is the total over all cores, and includes system time. If the sources changed since the last build, a call from the
sources compiles them while it loads them.`,
    `Machine: ${processor.title}, ${cores} cores; Node ${version}. Idle when the run began: ${idle.toFixed(1)} cores. Node alone
takes ${seconds(node.processor)} s of processor time.`,
    markdownTable(
      ['call', 'processor time, s', 'at most, s', 'by the clock, s', 'from the sources, s'],
      rows,
    ),
    '## Verbs compared with the library',
    `A script makes the same library calls as the verb, and the verb prints the same result. The script and the verb run
alternately, each in a fresh process, and the table shows the minimum of ${ROUNDS.verbs} runs. The quotient is the processor
time of the verb divided by that of the library. Before the division, ${START_SECONDS} s are
subtracted from the time of the verb, because the command has more to load. The quotient should be at most 2.`,
    markdownTable(
      ['call', 'verb, s', 'library, s', 'quotient'],
      verbs.map(({ args, verb, library, quotient }) => [
        `\`nimlab ${args.map(quoted).join(' ')}\``,
        seconds(verb),
        seconds(library),
        seconds(quotient),
      ]),
    ),
  ].join('\n\n')}\n`
}

function seconds(value: number): string {
  return value.toFixed(2)
}

/** A word quoted for the shell. */
function quoted(word: string): string {
  return /^[\w.,=-]+$/.test(word) ? word : `"${word}"`
}
