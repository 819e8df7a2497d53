import { BENCHMARK_SET, entriesMatching } from './entry.ts'
import { type Flags, flagsOf, HELP } from './flags.ts'
import { type Machine, thisMachine } from './machine.ts'
import { benchDocument } from './print/bench-document.ts'
import { benchText } from './print/bench-text.ts'
import { writePage } from './print/pages.ts'
import type { Context, Measured } from './section.ts'
import { sectionsFor } from './sections/index.ts'
import { UsageError } from './usage-error.ts'

/**
 * Runs the benchmarks. Returns the exit code: 0 if everything was measured, whatever the numbers
 * are; 2 for wrong usage; 4 for a failure.
 */
export async function main(args: readonly string[]): Promise<0 | 2 | 4> {
  try {
    const flags = flagsOf(args)
    if (flags.help) process.stdout.write(`${HELP}\n`)
    else await bench(flags)
    return 0
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    note(`bench: ${message}`)
    return error instanceof UsageError ? 2 : 4
  }
}

async function bench(flags: Flags): Promise<void> {
  const entries = flags.only === undefined ? BENCHMARK_SET : entriesMatching(flags.only)
  const machine = await thisMachine()
  note(machine.processor.title)
  note(`${machine.idle.toFixed(1)} of ${machine.cores} cores are idle`)
  const measured: Measured[] = []
  const { only, rounds } = flags
  const context: Context = { entries, only, rounds, note }
  for (const section of sectionsFor(flags.sections)) measured.push(await section(context))
  process.stdout.write(`${flags.json ? json(machine, flags, measured) : benchText(measured)}\n`)
  if (flags.write)
    await writePage(machine.processor.slug, benchDocument(machine, flags.rounds, measured))
}

function json(machine: Machine, { rounds }: Flags, measured: readonly Measured[]): string {
  const sections = measured.map(({ title, records, criteria, remarks }) => ({
    title,
    records,
    criteria,
    remarks,
  }))
  return JSON.stringify({ machine, rounds, sections })
}

function note(line: string): void {
  process.stderr.write(`${line}\n`)
}
