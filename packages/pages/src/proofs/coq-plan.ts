import { seededRandom } from '@nim/core/random'
import { digestOf } from '@nim/sweep/records'
import { readAtlas } from '../atlas/rows.ts'
import { type Files, linesOf } from '../files.ts'
import {
  casesUpTo,
  type CoqText,
  coqRows,
  coqTextOfRow,
  coqTexts,
  nameOfRow,
  theoremsIn,
} from './coq-files.ts'
import { isAccepted, parseCoqCaseLine, settledCoqLine } from './coq-lines.ts'

/** The result that Coq gives for a file. */
export interface CoqResult {
  readonly theorems: number
  readonly seconds: number
}

/** The files that Coq checks, and the data file that stores Coq's answers. */
export interface CoqPlan {
  readonly path: string
  /** The number of files. */
  readonly count: number
  readonly all: readonly CoqText[]
  /** The files for which the data file has no line. */
  readonly missing: readonly CoqText[]
  /**
   * Adds the given results, which are keyed by file name, to the earlier results. Returns all lines
   * of the data file.
   */
  readonly linesWith: (results: ReadonlyMap<string, CoqResult>) => readonly object[]
  /**
   * Checks that the data file is up to date.
   * @throws Error if the data file contains results for other files, or lacks results for some
   * files
   */
  readonly requireCurrent: () => void
  /** The text to print if Coq accepts all files. */
  readonly said: string
}

const CASES = 'docs/proofs/coq-cases.jsonl'
const ROWS = 'docs/atlas/coq.jsonl'
const MOST_PILES = 4
const FEW_PILES = 3
/** The maximum number of seconds for a case in a sample. */
const QUICK = 10
/** The case about NIM(4,3) that every sample contains. */
const ALWAYS = 'GMMV-App-fix'

/** The plan for the default cases of claims with at most four piles. */
export function coqCasePlan(files: Files): CoqPlan {
  const stored = linesOf(files, CASES, parseCoqCaseLine)
  const resultOf = new Map<string, CoqResult>(
    stored
      .filter(isAccepted)
      .map(({ digest, count, seconds }) => [digest, { theorems: count, seconds }]),
  )
  const { files: all, others } = coqTexts(casesUpTo(MOST_PILES))
  const linesWith: CoqPlan['linesWith'] = (results) => {
    for (const file of all) {
      const result = results.get(file.name)
      if (result !== undefined) resultOf.set(file.digest, result)
    }
    const lines = all.flatMap((file) => {
      const { name, same, digest } = file
      const result = resultOf.get(digest)
      if (result === undefined) return []
      const { theorems: count, seconds } = result
      return [{ case: name, theorems: theoremsIn(file), count, seconds, same, digest }]
    })
    return [...lines, ...others]
  }
  return {
    path: CASES,
    count: all.length,
    all,
    missing: all.filter(({ digest }) => !resultOf.has(digest)),
    linesWith,
    requireCurrent: () => {
      const now = linesWith(new Map()) as typeof stored
      const isSame = now.map(settledCoqLine).join('\n') === stored.map(settledCoqLine).join('\n')
      if (!isSame || all.some(({ digest }) => !resultOf.has(digest))) {
        throw new Error(
          `${CASES} does not contain the expected cases; run npm run proofs:coq to write it again`,
        )
      }
    },
    said: `files accepted by Coq, ${others.filter((line) => 'refutedAt' in line).length} cases refuted`,
  }
}

/** The plan for the rows of the atlas that are proved by points. */
export function coqRowPlan(files: Files): CoqPlan {
  const atlas = readAtlas(files)
  const rows = coqRows(atlas.all)
  const missing = rows.filter((row) => atlas.coqOf(row) === undefined).map(coqTextOfRow)
  const added = new Map<string, CoqResult>()
  return {
    path: ROWS,
    count: rows.length,
    // computes the files only on request, because writing all of them takes minutes
    get all() {
      return rows.map(coqTextOfRow)
    },
    missing,
    linesWith: (results) => {
      for (const [name, result] of results) added.set(name, result)
      return rows.flatMap((row) => {
        const line = atlas.coqOf(row)
        if (line !== undefined) return [line]
        const result = added.get(nameOfRow(row))
        if (result === undefined) return []
        const { game, play, value, says } = row
        return [{ game, play, value, formula: digestOf(says!), ...result }]
      })
    },
    requireCurrent: () => {
      const lines = files.read(ROWS).trimEnd().split('\n')
      if (missing.length > 0 || lines.length !== rows.length) {
        throw new Error(
          `${ROWS} does not contain the expected rows; run npm run atlas:coq to write it again`,
        )
      }
    },
    said: 'rows accepted by Coq',
  }
}

/**
 * A random sample that the seed determines: `count` quick cases with at most three piles, the case
 * that every sample contains, and `count` quick rows.
 */
export function coqSample(files: Files, count: number, seed: number): CoqText[] {
  const draw = <T>(from: readonly T[]): T[] => {
    const random = seededRandom(seed)
    return Array.from({ length: count }, () => from[Math.floor(random() * from.length)]!)
  }
  const quick = linesOf(files, CASES, parseCoqCaseLine).filter(
    (line) => isAccepted(line) && line.seconds <= QUICK,
  )
  const names = new Set(quick.map((line) => line.case))
  const cases = casesUpTo(MOST_PILES)
  const drawn = draw(casesUpTo(FEW_PILES).filter(({ name }) => names.has(name)))
  const always = cases.filter(({ name }) => name === ALWAYS)
  const atlas = readAtlas(files)
  const rows = coqRows(atlas.all).filter((row) => (atlas.coqOf(row)?.seconds ?? 0) <= QUICK)
  return [...coqTexts([...always, ...drawn]).files, ...draw(rows).map(coqTextOfRow)]
}

/**
 * The results of formal/check.sh for these files.
 * @throws Error if a file has no result
 */
export function checkedFiles(output: string, paths: readonly string[]): CoqResult[] {
  const lines = output.split('\n')
  return paths.map((path) => {
    const line = lines.find((each) => each.startsWith(`${path}: `)) ?? ''
    const found = /: (\d+) accepted, ([\d.]+) s$/.exec(line)
    if (found === null) throw new Error(`formal/check.sh reports no result for ${path}`)
    return { theorems: Number(found[1]), seconds: Number(found[2]) }
  })
}
