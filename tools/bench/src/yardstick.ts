import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { TableValue } from '@nim/bruteforce'
import { moveSizes, parseRuleset, type Ruleset } from '@nim/core/rules'
import { cacheFolder } from './cache-folder.ts'
import { type Entry, entryName } from './entry.ts'
import { thisProcessor } from './processor.ts'
import { outputOf, versionOf } from './run-process.ts'

const FOLDER = fileURLToPath(new URL('../yardstick/', import.meta.url))

const FLAGS = ['-std=c++17', '-O3', '-march=native', '-pthread', '-I', FOLDER]

/**
 * The tunings. The effect of compiler flags differs from game to game, so the fastest build is
 * used.
 */
const TUNINGS: readonly (readonly [name: string, ...flags: string[]])[] = [
  ['native'],
  ['generic', '-mtune=generic'],
  // these vectors have the same width as those of WebAssembly
  ['128 bits', '-DVB=16'],
]

/** The number of builds that are measured in every round, chosen from all tunings. */
const KEPT = 2

const QUANTITIES: Record<TableValue, string> = {
  outcome: 'outcome',
  remoteness: 'remoteness',
  grundy: 'sg',
}

/** A program of the yardstick, compiled for the game of an entry. */
export interface Build {
  /** The name of the program, and of its tuning. */
  readonly name: string
  readonly program: string
}

/** The line of JSON that the yardstick prints, with times in seconds. */
export interface YardstickLine {
  readonly lane: number
  readonly warm: number
  readonly cpuBest: number
  readonly cpuWarm: number
  readonly pSorted: number
}

const buildsByKey = new Map<string, Promise<readonly Build[]>>()

/**
 * The fastest builds for an entry, best first; empty if there is no g++ or no program for the game.
 */
export function yardstickFor(entry: Entry): Promise<readonly Build[]> {
  const name = entryName(entry)
  const builds = buildsByKey.get(name) ?? quickestBuilds(entry)
  buildsByKey.set(name, builds)
  return builds
}

async function quickestBuilds(entry: Entry): Promise<readonly Build[]> {
  const tried: { readonly build: Build; readonly warm: number }[] = []
  for (const build of await buildsFor(entry)) {
    const { cpuWarm } = await runYardstick(build, entry, ['--nocheck', '--reps', '3'])
    tried.push({ build, warm: cpuWarm })
  }
  return tried
    .toSorted((a, b) => a.warm - b.warm)
    .slice(0, KEPT)
    .map(({ build }) => build)
}

/** Every program that supports the entry, in every tuning, compiled at the same time. */
async function buildsFor(entry: Entry): Promise<readonly Build[]> {
  const programs = programsFor(parseRuleset(entry.ruleset), entry.value)
  const builds = programs.flatMap(([source, ...defines]) =>
    TUNINGS.map(async ([tuning, ...flags]) => ({
      name: `${source} ${tuning}`,
      program: await compiled(source!, [...defines, ...flags]),
    })),
  )
  return (await Promise.all(builds)).flatMap(({ name, program }) =>
    program === null ? [] : [{ name, program }],
  )
}

/**
 * The programs that support a game. For each program, the list contains the name of its source
 * without `.cpp`, and its flags for the game.
 */
export function programsFor(game: Ruleset, value: TableValue): (readonly string[])[] {
  const sizes = moveSizes(game)
  const piles = `-DPILES=${game.piles}`
  if (sizes === null) {
    const edges = game.kind === 'HNIM' ? game.edges : []
    const ofOne = edges.filter((edge) => edge.length === 1).length
    if (edges.length === 0 || ofOne === game.piles || game.piles > 8) return []
    const sums = edges.map((edge) => edge.reduce((sum, pile) => sum + 2 ** (pile - 1), 0))
    return [['hypergraph', piles, `-DEDGES=${sums.join()}`]]
  }
  const defines = [piles, `-DSIZES=${sizes.join()}`]
  const isRuns = game.piles >= 3 && game.piles <= 7
  const isPlanes = game.piles >= 5 && game.piles <= 12 && sizes[0]! >= (value === 'outcome' ? 4 : 3)
  return [...(isRuns ? [['runs', ...defines]] : []), ...(isPlanes ? [['planes', ...defines]] : [])]
}

/**
 * The path of the compiled program; null if there is no g++. The program is compiled once for each
 * combination of source text, compiler and processor.
 */
async function compiled(source: string, flags: readonly string[]): Promise<string | null> {
  const compiler = await versionOf('g++')
  if (compiler === null) return null
  const args = [...FLAGS, ...flags, `${FOLDER}${source}.cpp`]
  const key = createHash('sha256').update([compiler, thisProcessor().title, ...args].join('\n'))
  const files = (await readdir(FOLDER)).filter(
    (file) => file === `${source}.cpp` || file.endsWith('.hpp'),
  )
  for (const file of files.toSorted()) key.update(await readFile(FOLDER + file))
  const program = `${await cacheFolder()}/yardstick-${key.digest('hex').slice(0, 16)}`
  if (!existsSync(program)) {
    const unfinished = `${program}.${process.pid}`
    await outputOf('g++', [...args, '-o', unfinished])
    await rename(unfinished, program)
  }
  return program
}

/** Runs a build on the box of an entry for its game. */
export async function runYardstick(
  { program }: Build,
  { max, value }: Entry,
  flags: readonly string[],
): Promise<YardstickLine> {
  const args = [String(max), '--quantity', QUANTITIES[value], ...flags]
  return JSON.parse(await outputOf(program, args)) as YardstickLine
}
