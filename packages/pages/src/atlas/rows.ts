import { moveSizes, type PlayConvention, parseRuleset, type Ruleset } from '@nim/core/rules'
import {
  type CoqLine,
  type LawLine,
  parseAtlasLine,
  parseCoqLine,
  parseLawLine,
  parseScanLine,
  parseShiftLine,
  type ScanLine,
  type ShiftLine,
} from '@nim/discovery/atlas'
import { parse, parseTerm } from '@nim/presburger'
import { digestOf } from '@nim/sweep/records'
import { type Files, linesOf } from '../files.ts'
import { type InclusionsLine, parseInclusionsLine } from './inclusions-line.ts'
import { knownBy } from './known-by.ts'
import type { Row } from './row.ts'

export type { Row }

/**
 * For each published atlas, the name of its data file, and the arguments with which `nimlab atlas`
 * produces this file.
 */
const ATLASES = [
  ['sn', 'SN --n 1..3 --play both'],
  ['sn-4', 'SN --n 4'],
  ['sn-4-misere', 'SN --n 4 --play misere --points 1000000'],
  ['sn-5', 'SN --n 5'],
  ['nim', 'NIM --n 6..7 --positions 100000 --points 100000'],
  ['sn-6', 'SN --n 6 --positions 100000 --points 100000'],
  ['hnim-3', 'HNIM --n 3'],
  ['hnim-3-misere', 'HNIM --n 3 --play misere'],
  ['hnim-4', 'HNIM --n 4 --edges 1..4 --positions 100000'],
  ['hnim-4-5', 'HNIM --n 4 --edges 5 --positions 100000'],
  ['sn-grundy', 'SN --n 1..4 --value grundy --positions 400000 --points 2000000'],
  ['hnim-3-grundy', 'HNIM --n 3 --value grundy --positions 400000'],
  ['sn-remoteness', 'SN --n 1..3 --play both --value remoteness --positions 400000'],
  ['sn-4-remoteness', 'SN --n 4 --value remoteness --positions 400000'],
] as const

/** The folder that contains the data and the pages. */
const ATLAS = 'docs/atlas'

/** A kind of value of a game in one play convention. */
export interface Subject {
  readonly game: string
  readonly play: PlayConvention
  readonly value: 'outcome' | 'grundy' | 'remoteness'
}

/** All data that docs/atlas contains about its games. */
export interface Atlas {
  readonly all: readonly Row[]
  /** The rows on outcomes. */
  readonly rows: readonly Row[]
  readonly laws: readonly LawLine[]
  readonly inclusions: readonly InclusionsLine[]
  /** The results of the search for shift rules. */
  readonly shifts: readonly ShiftLine[]
  /**
   * The results of the search for shift rules of hypergraph games, for Grundy values and
   * remoteness.
   */
  readonly shiftGames: readonly ShiftLine[]
  /**
   * The row about the outcome of a game that does not distinguish piles. Any name of the game finds
   * the row.
   */
  readonly rowOn: (ruleset: Ruleset, play: PlayConvention) => Row | undefined
  /** The row about another value of the same game. */
  readonly valueOf: (value: Subject['value'], row: Row) => Row | undefined
  /** The result of checking the formula of a row with Coq. */
  readonly coqOf: (row: Row) => CoqLine | undefined
  /** A line that says how regular a value looks on the largest box that was scanned. */
  readonly scanOf: (subject: Subject) => ScanLine | undefined
  /** The theorems from which the outcome was already known. */
  readonly knownBy: (row: Row) => readonly string[]
}

/**
 * Reads the data of docs/atlas.
 * @throws Error that names the file and the line of invalid data
 */
export function readAtlas(files: Files): Atlas {
  const file = <T>(name: string, parseLine: (line: string) => T, keyOf: (line: T) => string): T[] =>
    linesOf(files, `${ATLAS}/${name}.jsonl`, parseLine, keyOf)
  const all = ATLASES.flatMap(([name, games]) =>
    file(name, parseAtlasLine, ({ game, play }) => `${game} ${play}`).map((row): Row => {
      const ruleset = parseRuleset(row.game)
      return {
        ...row,
        ruleset,
        variables: Array.from({ length: ruleset.piles }, (_, i) => `x${i + 1}`),
        file: `${name}.jsonl`,
        command: `nimlab atlas ${games} --out DIR`,
        formula:
          row.says === undefined ? null : (row.value === 'outcome' ? parse : parseTerm)(row.says),
      }
    }),
  )
  const rows = all.filter(({ value }) => value === 'outcome')
  const coq = new Map(
    file('coq', parseCoqLine, keyOfSubject).map((line) => [keyOfSubject(line), line] as const),
  )
  const scans = file('scans', parseScanLine, (line) => `${keyOfSubject(line)} to ${line.max}`)
  const cache = new Map<Row, readonly string[]>()
  return {
    all,
    rows,
    laws: file(
      'laws',
      parseLawLine,
      ({ shape, play, seen }) => `{${shape}} ${play} ${seen.join()}`,
    ),
    shifts: file('shifts', parseShiftLine, ({ game, play }) => `${game} ${play}`),
    shiftGames: file(
      'shift-games',
      parseShiftLine,
      ({ game, play, value }) => `${game} ${play} ${value ?? 'outcome'}`,
    ),
    inclusions: file('inclusions', parseInclusionsLine, ({ piles, play }) => `${piles} ${play}`),
    rowOn: (ruleset, play) => rows.find((row) => row.play === play && isSame(row.ruleset, ruleset)),
    valueOf: (value, { game, play, ruleset }) =>
      all.find(
        (row) =>
          row.value === value &&
          row.play === play &&
          (row.game === game || (value === 'remoteness' && isSame(row.ruleset, ruleset))),
      ),
    coqOf: (row) => {
      const line = coq.get(keyOfSubject(row))
      return line?.formula === digestOf(row.says ?? '') ? line : undefined
    },
    scanOf: (subject) => scans.findLast((line) => keyOfSubject(line) === keyOfSubject(subject)),
    knownBy: (row) => {
      const before = cache.get(row) ?? knownBy(row)
      cache.set(row, before)
      return before
    },
  }
}

function keyOfSubject({ game, play, value }: Subject): string {
  return `${value} of ${game} ${play}`
}

/** True if two rulesets name the same game (SN or NIM) that does not distinguish piles. */
export function isSame(a: Ruleset, b: Ruleset): boolean {
  const isNamed = [a, b].every(({ kind }) => kind !== 'HNIM')
  return isNamed && a.piles === b.piles && String(moveSizes(a)) === String(moveSizes(b))
}

/** The name of the play convention for readers: `misère` or `normal`. */
export function playName(play: PlayConvention): string {
  return play === 'misere' ? 'misère' : 'normal'
}
