import { setTimeout } from 'node:timers/promises'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { type Processor, thisProcessor } from './processor.ts'
import { versionOf } from './run-process.ts'

/** The machine of the measurements. */
export interface Machine {
  readonly processor: Processor
  readonly cores: number
  /** The cores that were idle before the measurements, see {@link idleCores}. */
  readonly idle: number
  readonly memoryGiB: number
  readonly node: string
  readonly v8: string
  /** The C++ compiler; null if the machine has no compiler. */
  readonly compiler: string | null
}

export async function thisMachine(): Promise<Machine> {
  return {
    processor: thisProcessor(),
    cores: availableParallelism(),
    idle: await idleCores(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    v8: process.versions.v8,
    compiler: await versionOf('g++'),
  }
}

/** The number of idle cores, measured for half a second. */
export async function idleCores(): Promise<number> {
  const start = performance.now()
  const before = idleMs()
  await setTimeout(500)
  const idle = (idleMs() - before) / (performance.now() - start)
  return Math.min(cpus().length, Math.max(0, idle))
}

function idleMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.idle, 0)
}
