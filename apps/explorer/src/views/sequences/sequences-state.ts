import { formatRuleset, type PlayConvention, requireValue, type Ruleset } from '@nim/core/rules'
import type { CountedBy } from '@nim/report'
import { type Address, formatAddress } from '../../address/address.ts'
import { type TextResult, reading, readPlay, readRuleset } from '../../address/read-game.ts'
import { settingsReader } from '../../address/read-settings.ts'
import { MOST_POSITIONS, positionsOf } from '../../engine/table.ts'

export type SequencesKind = 'counts' | 'gm' | 'wythoff'

/** The counts of P- or N-positions that have n as their largest pile, or that have n stones. */
export interface CountsState {
  readonly of: 'counts'
  readonly ruleset: Ruleset
  readonly play: PlayConvention
  readonly by: CountedBy
  readonly only: 'P' | 'N'
  readonly max: number
  readonly triangle: boolean
}

/**
 * The position on the bench as written in the address. Sequences do not depend on this position.
 */
interface Carried {
  readonly at?: string
}

/** The GM-sequence of a vector. */
export interface GmState {
  readonly of: 'gm'
  readonly x: readonly number[]
  readonly l: number
  readonly rows: number
}

/** The winning points of Wythoff's game. */
export interface WythoffState {
  readonly of: 'wythoff'
  readonly count: number
}

export type SequencesState = (CountsState | GmState | WythoffState) & Carried

/** A state, with one message line for each invalid setting in the address. */
export interface ReadSequences {
  readonly state: SequencesState
  readonly problems: readonly string[]
}

const FIRST_GAME = 'NIM(4,2)'
/** The limits of the default box. Within these limits, nimlab solves a box quickly. */
const POSITIONS_AT_FIRST = 1_000_000n
const MOST_AT_FIRST = 60
/** The vector that Table 1 uses in the paper on the GM-rule. */
const FIRST_VECTOR = [15, 15, 17, 18]
const FIRST_L = 3
const MOST_ENTRIES = 12
const MOST_ROWS = 500
export const MOST_TERMS = 10_000

/** Reads a state from an address. Missing and invalid settings get their defaults. */
export function readSequences({ settings }: Pick<Address, 'settings'>): ReadSequences {
  const { read, problems } = settingsReader(settings)
  const oneOf = <T extends string>(name: string, accepted: readonly [T, ...T[]]): T =>
    read(name, accepted[0], (text) => {
      const found = accepted.find((each) => each === text)
      return found === undefined ? { problem: `expected ${accepted.join(' or ')}` } : { is: found }
    })
  const of = oneOf<SequencesKind>('of', ['counts', 'gm', 'wythoff'])
  const stateOf = (): CountsState | GmState | WythoffState => {
    switch (of) {
      case 'counts': {
        const play = readPlay(settings['play'])
        const usual = readRuleset(FIRST_GAME)
        if ('problem' in usual) throw new Error(usual.problem)
        const ruleset = read('game', usual.is, (text) => readCountedGame(text, play))
        return {
          of,
          ruleset,
          play,
          by: oneOf('by', ['largest', 'sum']),
          only: oneOf('only', ['P', 'N']),
          max: read('max', maxAtFirst(ruleset), (text) => readCountedMax(ruleset, text)),
          triangle: settings['triangle'] === 'yes',
        }
      }
      case 'gm':
        return {
          of,
          x: read('x', FIRST_VECTOR, readVector),
          l: read('l', FIRST_L, readL),
          rows: read('rows', 2 * MOST_ENTRIES, readRows),
        }
      case 'wythoff':
        return { of, count: read('count', 100, readTerms) }
    }
  }
  const at = settings['at']
  return { state: { ...stateOf(), ...(at === undefined ? {} : { at }) }, problems }
}

/** Formats a state as an address, which {@link readSequences} parses. */
export function sequencesAddress(state: SequencesState): string {
  switch (state.of) {
    case 'counts':
      return formatAddress('sequences', [], {
        of: state.of,
        game: formatRuleset(state.ruleset),
        play: state.play === 'misere' ? state.play : undefined,
        by: state.by === 'sum' ? state.by : undefined,
        only: state.only === 'N' ? state.only : undefined,
        max: state.max === maxAtFirst(state.ruleset) ? undefined : String(state.max),
        triangle: state.triangle ? 'yes' : undefined,
        at: state.at,
      })
    case 'gm':
      return formatAddress('sequences', [], {
        of: state.of,
        x: state.x.join(','),
        l: String(state.l),
        rows: String(state.rows),
      })
    case 'wythoff':
      return formatAddress('sequences', [], { of: state.of, count: String(state.count) })
  }
}

/** Parses a game whose outcomes can be counted. */
function readCountedGame(text: string, play: PlayConvention): TextResult<Ruleset> {
  const read = readRuleset(text)
  if ('problem' in read) return read
  return reading(() => {
    requireValue(read.is, 'outcome', play)
    return read.is
  })
}

/** Parses the largest pile of the box to count. */
export function readCountedMax(ruleset: Ruleset, text: string): TextResult<number> {
  const read = wholeNumber(text, 1, MOST_POSITIONS)
  if ('problem' in read) return read
  const positions = positionsOf(ruleset, read.is)
  if (positions <= MOST_POSITIONS) return read
  return { problem: `piles 0..${read.is} make ${positions} positions; expected at most 20 million` }
}

/** The default box of a game. */
function maxAtFirst(ruleset: Ruleset): number {
  let max = 1
  while (max < MOST_AT_FIRST && positionsOf(ruleset, max + 1) <= POSITIONS_AT_FIRST) max++
  return max
}

/** Parses a vector of at least two entries and sorts it. */
export function readVector(text: string): TextResult<readonly number[]> {
  const fields = text.split(',').map((field) => field.trim())
  const isVector = fields.length >= 2 && fields.length <= MOST_ENTRIES
  if (isVector && fields.every((field) => /^\d{1,9}$/.test(field))) {
    return { is: fields.map(Number).sort((a, b) => a - b) }
  }
  return { problem: `expected 2 to ${MOST_ENTRIES} whole numbers with commas between them` }
}

export function readL(text: string): TextResult<number> {
  return wholeNumber(text, 2, 1000)
}

export function readRows(text: string): TextResult<number> {
  return wholeNumber(text, 1, MOST_ROWS)
}

export function readTerms(text: string): TextResult<number> {
  return wholeNumber(text, 1, MOST_TERMS)
}

function wholeNumber(text: string, least: number, most: number): TextResult<number> {
  const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return { is: value }
  return { problem: `expected a whole number from ${least} to ${most}` }
}
