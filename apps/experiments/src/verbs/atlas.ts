import type { Command } from '@commander-js/extra-typings'
import { formatRuleset, parseRuleset, type Ruleset } from '@nim/core/rules'
import {
  type DiscoveryRecord,
  FURTHER_SEEDS,
  hypergraphGames,
  nimGames,
  setNimGames,
} from '@nim/discovery'
import { textTable } from '@nim/report/text'
import { isInPart, parsePart, type Part } from '@nim/sweep'
import { numberOf } from '@nim/presburger/text'
import { OPTIONS, PLAYS } from '../arguments/options.ts'
import { requiredDirectory } from '../arguments/outputs.ts'
import { playNamed } from '../arguments/play.ts'
import { range } from '../arguments/range.ts'
import { TABLE_VALUES } from '../arguments/value.ts'
import {
  atlasPlan,
  type AtlasPlan,
  openAtlas,
  readRow,
  rowFile,
  valueOf,
  writeAtlas,
  writeRow,
} from '../discovering/atlas-directory.ts'
import { proofProblem } from '../discovering/row-proof.ts'
import { mostHours } from '../discovering/most-hours.ts'
import { rowOfGame } from '../discovering/row-of-game.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { type CommandBudget, StoppedError, withinBudget } from '../terminal/budget.ts'
import { note, print } from '../terminal/output.ts'
import { watchedCommand } from '../terminal/watched-command.ts'
import { readingInput } from '../usage-error.ts'

const POSITIONS = 10_000_000
const POINTS = 300_000
const MOST_PILES = 7
const CONVENTIONS = { normal: ['normal'], misere: ['misere'], both: ['normal', 'misere'] } as const
const KINDS = { SN: setNimGames, NIM: nimGames, HNIM: hypergraphGames }

const HELP =
  advancedHelp(`The family SN contains all games SN(n,A), and NIM contains all games NIM(n,k). HNIM contains all slow
hypergraph games on at most four piles in which every pile belongs to an edge. Games that differ only in the
order of the piles count as one game. --edges 1..4 selects the games with one to four edges.

For each game of the family, this command runs nimlab discover with the same value, seed and limits, and writes one
file. To continue an interrupted run, repeat the command. With --shard, several processes or machines can work in
the same directory. When all games are finished, nimlab rechecks every proof and writes atlas.jsonl, with one line
for each game. Interruptions do not change the content of atlas.jsonl. With --seconds, nimlab stops at the time
limit, prints the number of finished games, and keeps their files.

For some games, a theorem in the registry decides every position. If --points is too small to prove a formula for
such a game, nimlab writes the formula of the theorem.

The exit code is 0 if the atlas is complete, 2 for wrong input, and 3 if games are missing. The exit code is 4 if a
row is damaged or if the checker rejects its proof.

More examples:
  nimlab atlas SN --n 1..3 --play both --out atlas
  nimlab atlas SN --n 4 --out atlas --seconds 3600
  nimlab atlas HNIM --n 3 --out hypergraphs --dry-run`)

/** Adds `nimlab atlas`: discovers formulas for all games of a family. */
export function addAtlas(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('atlas')
    .description('find and prove formulas for all games of a family, and write them to a directory')
    .addArgument(
      program.createArgument('<family>', 'SN, NIM or HNIM').choices(['SN', 'NIM', 'HNIM'] as const),
    )
    .addOption(OPTIONS.n().default([1, 3] as const, '1..3'))
    .option('--edges <range>', 'number of edges, for HNIM only', range)
    .addOption(OPTIONS.play([...PLAYS, 'both']).default(undefined, 'normal'))
    .addOption(OPTIONS.misere())
    .addOption(OPTIONS.value(TABLE_VALUES).default('outcome'))
    .addOption(OPTIONS.out().default(undefined, 'required'))
    .addOption(OPTIONS.shard())
    .addOption(OPTIONS.seed().default(1))
    .addOption(OPTIONS.positions().default(POSITIONS))
    .addOption(OPTIONS.points().default(POINTS))
    .addOption(OPTIONS.seconds())
    .addOption(OPTIONS.dryRun())
    .addHelpText('after', HELP)
    .action(
      async (family, { n, edges, play, misere, value, out, shard, dryRun, seconds, ...effort }) => {
        const directory = requiredDirectory(out)
        const plan = readingInput(() =>
          atlasPlan({
            ...(value === 'outcome' ? {} : { value }),
            ...effort,
            games: gamesOf(family, n, edges, CONVENTIONS[playNamed({ play, misere }) ?? 'normal']),
          }),
        )
        const part = shard === undefined ? undefined : readingInput(() => parsePart(shard))
        const mine = plan.games.filter((_, i) => isInPart(i, part))
        const cost = costOf(plan, mine)
        if (dryRun === true) {
          print(`${cost}${hoursWords(plan, mine)}`)
          finish(EXIT.ok)
          return
        }
        openAtlas(directory, plan)
        note(cost)
        finish(
          await withinBudget({ seconds }, async (budget) => {
            makeRows(directory, plan, part, budget)
            return finished(directory, plan, budget)
          }),
        )
      },
    )
}

function gamesOf(
  family: keyof typeof KINDS,
  [from, to]: readonly [number, number],
  edges: readonly [number, number] | undefined,
  plays: readonly AtlasPlan['games'][0]['play'][],
): AtlasPlan['games'] {
  if (edges !== undefined && family !== 'HNIM') {
    throw new RangeError(`--edges: only the games of HNIM have edges, not those of ${family}`)
  }
  if (from < 1 || to > MOST_PILES) {
    throw new RangeError(`--n: expected 1 to ${MOST_PILES}, got ${from}..${to}`)
  }
  const counts = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const rulesets = counts
    .flatMap((n) => KINDS[family](n))
    .filter((ruleset) => edges === undefined || hasSoManyEdges(ruleset, edges))
  if (rulesets.length === 0)
    throw new RangeError('--edges: no game of this family has this number of edges')
  return rulesets.flatMap((ruleset) =>
    plays.map((play) => ({ game: formatRuleset(ruleset), play })),
  )
}

function hasSoManyEdges(ruleset: Ruleset, [from, to]: readonly [number, number]): boolean {
  return ruleset.kind === 'HNIM' && ruleset.edges.length >= from && ruleset.edges.length <= to
}

/**
 * An upper bound on the cost of a run, in words. The bound counts units of work, because no search
 * has a time limit.
 */
function costOf(
  { games: all, positions, points }: AtlasPlan,
  { length }: AtlasPlan['games'],
): string {
  return `${length} of ${all.length} games; for each game: boxes of at most ${positions} positions, about 100 evaluations for each position, and formulas that at most ${points} points decide; for all games: at most ${length * positions} positions in the largest boxes; if a formula has more than 20 leaves, nimlab repeats the search with ${FURTHER_SEEDS} more seeds`
}

/** The processor hours of these games, in words. */
function hoursWords(plan: AtlasPlan, games: AtlasPlan['games']): string {
  if (games.length === 0) return ''
  const hours = mostHours(plan, games)
  const words =
    hours < 0.1 ? 'less than 0.1 processor hours' : `about ${hours.toFixed(1)} processor hours`
  return `; ${words} on this machine, estimated from two small boxes of a few of the games; a search that needs larger boxes takes longer`
}

function makeRows(
  directory: string,
  plan: AtlasPlan,
  part: Part | undefined,
  budget: CommandBudget,
): void {
  const { seed, positions, points, games } = plan
  const stored = games.map((_, i) => readRow(directory, plan, i))
  const statuses = stored.map(({ row }) => row?.status)
  const watched = { ...watchedCommand(), signal: budget.stop }
  budget.keep(rowsTable(statuses))
  for (const [i, { game, play }] of games.entries()) {
    if (!isInPart(i, part)) continue
    const { row, problem } = stored[i]!
    if (row !== null) continue
    const name = `game ${i + 1} of ${games.length}, ${game}, ${play === 'misere' ? 'misère' : 'normal'} play`
    if (problem !== null) note(`damaged: ${rowFile(i)}: ${problem}; nimlab recomputes it`)
    const began = performance.now()
    const subject = { ruleset: parseRuleset(game), play, value: valueOf(plan) }
    const made = madeWithin(name, () => rowOfGame(subject, { seed, positions, points, watched }))
    writeRow(directory, i, made)
    statuses[i] = made.status
    budget.keep(rowsTable(statuses))
    note(`${name}: ${made.status}, ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
}

/** @throws StoppedError if a number or a table becomes too large */
function madeWithin(name: string, make: () => DiscoveryRecord): DiscoveryRecord {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new StoppedError(`${name}: ${error.message}`, { cause: error })
  }
}

/**
 * A table with the number of games of each status. A game without a status is counted as
 * unfinished.
 */
function rowsTable(statuses: readonly (DiscoveryRecord['status'] | undefined)[]): string {
  const counts = (['proved', 'candidate', 'open', undefined] as const).map(
    (status) => [status, statuses.filter((each) => each === status).length] as const,
  )
  return textTable(
    ['status', 'games'],
    counts.flatMap(([status, count]) =>
      status === undefined && count === 0 ? [] : [[status ?? 'not finished', String(count)]],
    ),
  )
}

/** Checks all rows, and writes the atlas if no row is missing. */
function finished(directory: string, plan: AtlasPlan, budget: CommandBudget): ExitCode {
  const rows: DiscoveryRecord[] = []
  let damaged = 0
  for (const [i, { game, play }] of plan.games.entries()) {
    const { row, problem } = readRow(directory, plan, i)
    const why = problem ?? (row === null ? null : proofProblem(row, Math.max(POINTS, plan.points)))
    if (why !== null) {
      damaged++
      note(`damaged: ${rowFile(i)}, ${game} ${play}: ${why}`)
    } else if (row !== null) rows.push(row)
  }
  const missing = plan.games.length - rows.length
  budget.print(
    rowsTable([
      ...rows.map(({ status }) => status),
      ...Array.from({ length: missing }, () => undefined),
    ]),
  )
  if (damaged > 0) return EXIT.internal
  if (missing > 0) {
    note(`${numberOf(missing, 'game')} missing; repeat the command to continue`)
    return EXIT.incomplete
  }
  writeAtlas(directory, rows)
  note(`wrote atlas.jsonl: ${numberOf(rows.length, 'game')}`)
  return EXIT.ok
}
