import type { TableValue } from '@nim/bruteforce'
import {
  formatRuleset,
  isSymmetric,
  moveSizes,
  type PlayConvention,
  type Position,
  requireValue,
  type Ruleset,
} from '@nim/core/rules'
import { type Address, formatAddress } from '../../address/address.ts'
import {
  positionText,
  type TextResult,
  readPlay,
  readPosition,
  readRuleset,
  reading,
} from '../../address/read-game.ts'
import { settingsReader } from '../../address/read-settings.ts'
import { MOST_POSITIONS, positionsOf } from '../../engine/table.ts'

export type Shown = 'grid' | 'slice'

/** The state of the map. The address of the map contains the whole state. */
export interface MapState {
  readonly ruleset: Ruleset
  readonly play: PlayConvention
  /** The position in the address, or null if the address contains no position. */
  readonly position: Position | null
  readonly show: Shown
  /** The largest pile of the box. */
  readonly max: number
  /** The modulus of the sum in the grid. */
  readonly modulus: number
  /** The positions that the grid includes. */
  readonly positions: 'reduced' | 'all'
  /** The value that the slice shows. */
  readonly value: TableValue
  /** The two piles of the slice (counted from 1) that vary, in order. */
  readonly vary: readonly [number, number]
  /** The sizes of the other piles of the slice, in order. */
  readonly fixed: readonly number[]
  /** The formula that is compared with the slice; empty if no formula is compared. */
  readonly says: string
}

/** A state of the map, with a one-line message for each invalid setting of the address. */
export interface ReadMap {
  readonly state: MapState
  readonly problems: readonly string[]
}

/** The default game, which the map shows if the address does not name a game. */
const FIRST_GAME = 'NIM(3,2)'
/** The limits of the default box, which is solved quickly. */
const POSITIONS_AT_FIRST = 1_000_000n
const MOST_AT_FIRST = 24

/** The largest modulus of the slider. */
export const LARGEST_MODULUS = 48

/** The game and the play convention of an address, or the reason why the game has no map. */
export function readMapGame({ parts, settings }: Address): TextResult<[Ruleset, PlayConvention]> {
  const [game = FIRST_GAME] = parts
  const read = readRuleset(game)
  if ('problem' in read) return read
  const play = readPlay(settings['play'])
  return reading(() => {
    requireValue(read.is, 'outcome', play)
    return [read.is, play]
  })
}

/** Reads the state of the map from an address. Missing and invalid settings get their defaults. */
export function readMap(
  ruleset: Ruleset,
  play: PlayConvention,
  { settings, parts = [] }: Pick<Address, 'settings'> & Partial<Pick<Address, 'parts'>>,
): ReadMap {
  const named = readPosition(ruleset, parts[1] ?? '')
  const position = 'is' in named ? named.is : null
  const first = firstState(ruleset, play, position)
  const { read, problems } = settingsReader(settings)
  const max = read('max', first.max, (text) => readMax(ruleset, text))
  const show = read('show', first.show, (text) => readShow(ruleset, text))
  return {
    problems,
    state: {
      ruleset,
      play,
      position,
      show,
      max,
      modulus: read('mod', first.modulus, (text) => readWhole(text, 1, LARGEST_MODULUS)),
      positions: read('positions', first.positions, (text) => readOneOf(text, ['reduced', 'all'])),
      value: read('value', first.value, (text) =>
        readOneOf(text, ['outcome', 'remoteness', 'grundy']),
      ),
      vary: read('vary', first.vary, (text) => readVary(ruleset, text)),
      fixed: read(
        'fixed',
        first.fixed.map((pile) => Math.min(pile, max)),
        (text) => readFixed(ruleset, max, text),
      ),
      says: (settings['says'] ?? '').trim(),
    },
  }
}

/** Formats a state as an address, which {@link readMap} parses. Defaults are omitted. */
export function mapAddress(state: MapState): string {
  const { ruleset, play, position } = state
  const first = firstState(ruleset, play, position)
  const game = formatRuleset(ruleset)
  const unless = <T>(value: T, usual: T): string | undefined =>
    String(value) === String(usual) ? undefined : String(value)
  const isGrid = state.show === 'grid'
  return formatAddress('map', position === null ? [game] : [game, positionText(position)], {
    show: state.show,
    play: unless(play, 'normal'),
    max: unless(state.max, first.max),
    ...(isGrid
      ? {
          mod: unless(state.modulus, first.modulus),
          positions: unless(state.positions, first.positions),
        }
      : {
          value: unless(state.value, first.value),
          vary: unless(state.vary, first.vary),
          fixed: unless(
            state.fixed,
            first.fixed.map((pile) => Math.min(pile, state.max)),
          ),
          says: state.says,
        }),
  })
}

/** Changes the largest pile of the box. Fixed piles above the new limit are reduced to it. */
export function withMax(state: MapState, max: number): MapState {
  return { ...state, max, fixed: state.fixed.map((pile) => Math.min(pile, max)) }
}

/**
 * True if the game has a position grid, which requires a slow game whose rules do not distinguish
 * the piles.
 */
export function hasGrid(ruleset: Ruleset): boolean {
  return moveSizes(ruleset) !== null
}

/** Parses the largest pile of the box. */
export function readMax(ruleset: Ruleset, text: string): TextResult<number> {
  const read = readWhole(text, 1, MOST_POSITIONS)
  if ('problem' in read) return read
  const positions = positionsOf(ruleset, read.is)
  if (positions <= MOST_POSITIONS) return read
  const most = largestBox(ruleset, BigInt(MOST_POSITIONS), MOST_POSITIONS)
  return {
    problem: `piles 0..${read.is} make ${positions} positions; expected at most ${most}, so that they are 20 million or fewer`,
  }
}

function firstState(ruleset: Ruleset, play: PlayConvention, position: Position | null): MapState {
  const sizes = moveSizes(ruleset)
  const usual = largestBox(ruleset, POSITIONS_AT_FIRST, MOST_AT_FIRST)
  const largest = Math.max(usual, ...(position ?? []))
  const max = positionsOf(ruleset, largest) <= MOST_POSITIONS ? largest : usual
  return {
    ruleset,
    play,
    position,
    show: ruleset.piles < 2 && sizes !== null ? 'grid' : 'slice',
    max,
    modulus: Math.min(LARGEST_MODULUS, 2 * (sizes?.[0] ?? 1)),
    positions: 'reduced',
    value: 'outcome',
    vary: [1, 2],
    fixed: fixedAtFirst(ruleset, max, position),
    says: '',
  }
}

/**
 * The fixed piles of the default slice. If the address contains a position, the function takes them
 * from this position. Otherwise it chooses typical sizes.
 */
function fixedAtFirst(ruleset: Ruleset, max: number, position: Position | null): number[] {
  const others = Math.max(0, ruleset.piles - 2)
  if (position !== null) {
    const fixed = isSymmetric(ruleset) ? position.slice(0, others) : position.slice(2)
    return fixed.map((pile) => Math.min(max, pile))
  }
  // distinct piles away from zero: a slice through zeros would show a game with fewer piles
  return Array.from({ length: others }, (_, i) => Math.min(max, Math.floor(max / 3) + i))
}

/**
 * The cells of a slice that show a position. The list may be empty, and has up to two cells if the
 * rules do not distinguish the piles.
 */
export function cellsOf(
  { ruleset, vary, fixed, max }: Pick<MapState, 'ruleset' | 'vary' | 'fixed' | 'max'>,
  position: Position,
): readonly { readonly x: number; readonly y: number }[] {
  if (position.length !== ruleset.piles || position.some((pile) => pile > max)) return []
  if (!isSymmetric(ruleset)) {
    const [x, y] = vary.map((pile) => position[pile - 1]!)
    const others = position.filter((_, i) => !vary.includes(i + 1))
    return others.join() === fixed.join() ? [{ x: x!, y: y! }] : []
  }
  const free = [...position]
  for (const pile of fixed) {
    const at = free.indexOf(pile)
    if (at < 0) return []
    free.splice(at, 1)
  }
  const [x, y] = free
  return x === y
    ? [{ x: x!, y: y! }]
    : [
        { x: x!, y: y! },
        { x: y!, y: x! },
      ]
}

/** The largest pile size, from 1 to `most`, for which the box has at most `positions` positions. */
function largestBox(ruleset: Ruleset, positions: bigint, most: number): number {
  let low = 1
  let high = most
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (positionsOf(ruleset, middle) <= positions) low = middle
    else high = middle - 1
  }
  return low
}

function readShow(ruleset: Ruleset, text: string): TextResult<Shown> {
  const read = readOneOf(text, ['grid', 'slice'])
  if ('is' in read && read.is === 'grid' && !hasGrid(ruleset)) {
    return {
      problem:
        'only slow games whose rules do not distinguish the piles have a grid; the map shows a slice',
    }
  }
  if ('is' in read && read.is === 'slice' && ruleset.piles < 2) {
    return { problem: 'a slice needs two piles' }
  }
  return read
}

function readVary(ruleset: Ruleset, text: string): TextResult<readonly [number, number]> {
  const piles = text.split(',').map(Number)
  const [first = 0, second = 0] = piles
  const isPile = (pile: number): boolean => Number.isInteger(pile) && pile <= ruleset.piles
  const isPair = piles.length === 2 && first >= 1 && first < second
  if (isPair && isPile(first) && isPile(second)) return { is: [first, second] }
  return { problem: `expected two piles of 1..${ruleset.piles} in order, such as 1,2` }
}

function readFixed(ruleset: Ruleset, max: number, text: string): TextResult<readonly number[]> {
  const piles = text === '' ? [] : text.split(',').map(Number)
  const isSize = (pile: number): boolean => Number.isInteger(pile) && pile >= 0 && pile <= max
  if (piles.length === ruleset.piles - 2 && piles.every(isSize)) return { is: piles }
  return { problem: `expected ${Math.max(0, ruleset.piles - 2)} piles of 0..${max}` }
}

function readWhole(text: string, least: number, most: number): TextResult<number> {
  const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return { is: value }
  return { problem: `expected a whole number from ${least} to ${most}` }
}

function readOneOf<T extends string>(text: string, accepted: readonly T[]): TextResult<T> {
  const found = accepted.find((each) => each === text)
  return found === undefined ? { problem: `expected ${accepted.join(' or ')}` } : { is: found }
}

/** True if the rules distinguish the piles. In such a game, it matters which two piles vary. */
export function tellsPilesApart({ ruleset }: MapState): boolean {
  return !isSymmetric(ruleset)
}
