import { formatRuleset, type Position, type Ruleset } from '@nim/core/rules'
import { type Address, formatAddress } from '../../address/address.ts'
import { type TextResult, readPosition } from '../../address/read-game.ts'
import { readPlace } from '../../address/read-place.ts'
import { FLIPPED, type GameState, stateText, type Way, WAYS } from '../../tasks/play/game-state.ts'
import { type Level, LEVELS } from './choose-move.ts'

/**
 * A game in progress, with its rules, its players and all of its states. The address contains it.
 */
export interface GameRecord {
  readonly ruleset: Ruleset
  readonly way: Way
  readonly level: Level
  /** The reader's place in the order of play, counted from 0. */
  readonly you: number
  readonly seed: number
  /** For the level `errs`, the percentage of the computer's moves that are mistakes. */
  readonly rate: number
  /** True if the page shows the values of moves. */
  readonly isOpen: boolean
  /** All states from the start. The last state in the list is the current state. */
  readonly states: readonly GameState[]
}

/** The default percentage of the computer's moves that are mistakes. */
const USUAL_RATE = 25

/** The maximum number of moves in a game. */
const MOST_PLIES = 400

/** The number of players, which is two in every game except GM(n,l). */
export function playersOf(ruleset: Ruleset): number {
  return ruleset.kind === 'GM' ? ruleset.players : 2
}

/** The play conventions in which a game can be played. */
export function waysOf({ kind }: Ruleset): readonly Way[] {
  if (kind === 'GM') return ['normal']
  return kind === 'WYTHOFF' ? WAYS : ['normal', 'misere']
}

/**
 * Parses the game in an address without checking whether its moves are legal. Unknown settings are
 * ignored.
 */
export function readRecord(address: Address): TextResult<GameRecord> {
  const { parts, settings } = address
  const place = readPlace(
    { ...address, parts: [parts[0], stonesOf(parts[1])].filter(isText) },
    FIRST,
  )
  if ('problem' in place) return place
  const { ruleset } = place.is
  const way = waysOf(ruleset).find((each) => each === settings['play']) ?? 'normal'
  const start = { position: place.is.position, flipped: isFlip(way) && isFlipped(parts[1]) }
  const states = [start]
  const plies = parts.slice(2)
  if (plies.length > MOST_PLIES) return { problem: `a game of more than ${MOST_PLIES} moves` }
  for (const text of plies) {
    const read = readPosition(ruleset, stonesOf(text)!)
    if ('problem' in read) return { problem: `move ${states.length}: ${read.problem}` }
    states.push({ position: read.is, flipped: isFlip(way) && isFlipped(text) })
  }
  const turn = wholeNumber(settings['you'], 1)
  const level = LEVELS.find((each) => each === settings['level']) ?? 'optimal'
  return {
    is: {
      ruleset,
      way,
      level: level === 'gm' && ruleset.kind !== 'GM' ? 'optimal' : level,
      you: turn >= 1 && turn <= playersOf(ruleset) ? turn - 1 : 0,
      seed: wholeNumber(settings['seed'], 1),
      rate: level === 'errs' ? rateOf(settings['rate']) : USUAL_RATE,
      isOpen: settings['values'] === 'shown',
      states,
    },
  }
}

/** Formats a game as an address, which {@link readRecord} parses. */
export function recordAddress(record: GameRecord): string {
  const { ruleset, way, level, you, seed, rate, isOpen, states } = record
  return formatAddress('play', [formatRuleset(ruleset), ...states.map(stateText)], {
    play: way === 'normal' ? '' : way,
    level: level === 'optimal' ? '' : level,
    rate: rate === USUAL_RATE || level !== 'errs' ? '' : String(rate),
    you: you === 0 ? '' : String(you + 1),
    seed: seed === 1 ? '' : String(seed),
    values: isOpen ? 'shown' : '',
  })
}

/** A new game with the same settings. */
export function startOf(record: GameRecord, position: Position): GameRecord {
  return { ...record, states: [{ position, flipped: false }] }
}

/** The game after the given number of moves. */
export function afterMoves(record: GameRecord, moves: number): GameRecord {
  return { ...record, states: record.states.slice(0, moves + 1) }
}

/** The game after one more move. */
export function withMove(record: GameRecord, to: GameState): GameRecord {
  return { ...record, states: [...record.states, to] }
}

/** Parses a typed seed. */
export function readSeed(text: string): TextResult<number> {
  const seed = wholeNumber(text.trim(), null)
  if (seed !== null) return { is: seed }
  return {
    problem: `seed: expected a whole number of at most 9 digits, got '${text.slice(0, 80)}'`,
  }
}

export function isFlip(way: Way): boolean {
  return way === 'f1' || way === 'f2'
}

const FIRST = 'WYTHOFF'

function wholeNumber<D>(text: string | undefined, absent: D): number | D {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : absent
}

function rateOf(text: string | undefined): number {
  const rate = wholeNumber(text, USUAL_RATE)
  return rate <= 100 ? rate : USUAL_RATE
}

function isText(part: string | undefined): part is string {
  return part !== undefined
}

function isFlipped(text: string | undefined): boolean {
  return text?.endsWith(FLIPPED) ?? false
}

function stonesOf(text: string | undefined): string | undefined {
  return isFlipped(text) ? text!.slice(0, -FLIPPED.length) : text
}
