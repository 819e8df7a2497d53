import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { TableValue } from '@nim/bruteforce'
import { moveSizes, parseRuleset } from '@nim/core/rules'
import { cacheFolder } from './cache-folder.ts'
import type { Entry } from './entry.ts'
import { outputOf, versionOf } from './run-process.ts'

const SOURCE = fileURLToPath(new URL('../yardstick/yardstick.cpp', import.meta.url))

const QUANTITIES: Record<TableValue, string> = {
  outcome: 'outcome',
  remoteness: 'remoteness',
  grundy: 'sg',
}

/** The line of JSON that the yardstick prints; times in seconds. */
export interface YardstickLine {
  readonly lane: number
  readonly best: number
  readonly warm: number
  readonly cpuBest: number
  readonly cpuWarm: number
  readonly pSorted: number
}

/**
 * The yardstick compiled for the game of an entry; compiled once for each source, compiler and
 * processor. null if there is no g++.
 */
export async function yardstickFor({ ruleset }: Entry): Promise<string | null> {
  const compiler = await versionOf('g++')
  if (compiler === null) return null
  const game = parseRuleset(ruleset)
  const flags = ['-std=c++17', '-O3', '-march=native', '-pthread', `-DPILES=${game.piles}`]
  const args = [...flags, `-DSIZES=${moveSizes(game)!.join()}`, SOURCE]
  const key = createHash('sha256').update(await readFile(SOURCE))
  key.update([compiler, cpus()[0]?.model, ...args].join('\n'))
  const program = `${await cacheFolder()}/yardstick-${key.digest('hex').slice(0, 16)}`
  if (!existsSync(program)) {
    const unfinished = `${program}.${process.pid}`
    await outputOf('g++', [...args, '-o', unfinished])
    await rename(unfinished, program)
  }
  return program
}

/** Runs it on the box of the entry. */
export async function runYardstick(
  program: string,
  { max, value }: Entry,
  flags: readonly string[],
): Promise<YardstickLine> {
  const args = [String(max), '--quantity', QUANTITIES[value], ...flags]
  return JSON.parse(await outputOf(program, args)) as YardstickLine
}
