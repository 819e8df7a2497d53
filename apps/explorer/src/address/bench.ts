import { moveSizes } from '@nim/core/rules'
import { type Address, formatAddress, type ViewName } from './address.ts'
import { type TextResult, readPosition, readRuleset } from './read-game.ts'
import { type Place, readPlace } from './read-place.ts'

/**
 * The bench consists of a game, a play convention and a position. All three are in the notation
 * that addresses use.
 */
export interface Bench {
  readonly game: string
  /** The position; an empty text stands for the initial position of the game. */
  readonly position: string
  /** `misere` for misère play, empty for normal play. */
  readonly play: string
}

/** The initial content of the bench. */
const FIRST: Bench = { game: 'SN(3,{1,2})', position: '3,5,6', play: '' }

/** The game that a tool shows if the address names no game. */
const GAME_OF: Partial<Record<ViewName, string>> = {
  p: 'NIM(4,3)',
  play: 'WYTHOFF',
  map: 'NIM(3,2)',
  test: 'NIM(4,3)',
  sequences: 'NIM(4,2)',
}

/** The setting that carries the bench in addresses of pages that are not about a single game. */
const CARRIED = 'bench'

/**
 * True for pages that are not about a single game. The addresses of these pages contain the bench
 * in a setting.
 */
function isLibrary({ view, parts }: Address): boolean {
  return (
    view === null ||
    view === 'claims' ||
    view === 'settled' ||
    view === 'puzzle' ||
    view === 'mine' ||
    (view === 'atlas' && (parts[0] ?? '') === '')
  )
}

/**
 * The bench that an address describes. If the address omits a part of the bench, this part keeps
 * its previous value.
 */
export function benchOf(address: Address, before: Bench = FIRST): Bench {
  const { view, parts, settings } = address
  if (isLibrary(address)) {
    const [game = '', position = '', play = ''] = (settings[CARRIED] ?? '').split('/')
    return game === '' ? before : { game, position, play: playText(play) }
  }
  const play = playText(settings['play'])
  if (view === 'sequences') {
    const isOther = settings['of'] === 'gm' || settings['of'] === 'wythoff'
    if (isOther && settings['game'] === undefined) return before
    const game = settings['game'] ?? GAME_OF.sequences!
    return withPosition({ game, position: settings['at'] ?? '', play }, before)
  }
  if (view === 'start' && parts.length === 0) return FIRST
  const [game = GAME_OF[view!] ?? FIRST.game, first = ''] = parts
  if (view === 'p') return { game, position: first, play }
  if (view === 'play') {
    const now = parts.length < 2 ? '' : parts.at(-1)!
    return { game, position: now.replace(/~$/, ''), play }
  }
  return withPosition({ game, position: first, play }, before)
}

/** Keeps the previous position if the address names the same game and no position. */
function withPosition(bench: Bench, before: Bench): Bench {
  return bench.position === '' && bench.game === before.game
    ? { ...bench, position: before.position }
    : bench
}

function playText(setting: string | undefined): string {
  return setting === 'misere' ? 'misere' : ''
}

/** The position on the bench, or a message if it is invalid. */
export function benchPlace({ game, position, play }: Bench): TextResult<Place> {
  return readPlace(
    { view: 'p', parts: [game, position], settings: play === '' ? {} : { play } },
    game,
  )
}

/**
 * The address of a page that is not about a single game. A setting of the address contains the
 * bench.
 */
export function libraryAddress(
  view: ViewName,
  bench: Bench,
  parts: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): string {
  const { game, position, play } = bench
  const carried = [game, position, ...(play === '' ? [] : [play])].join('/')
  return formatAddress(view, parts, { ...settings, [CARRIED]: carried })
}

/** The address at which a tool shows the given bench. */
export function benchAddress(
  view: ViewName,
  { game, position, play }: Bench,
  settings: Readonly<Record<string, string>> = {},
): string {
  const shown = play === '' ? settings : { ...settings, play }
  if (view === 'sequences') {
    const { of = 'counts', ...others } = settings
    return formatAddress(view, [], { of, game, ...others, play, at: position })
  }
  return formatAddress(view, position === '' ? [game] : [game, position], shown)
}

/**
 * For each tool, the settings that remain when the game changes, followed by the settings that are
 * removed.
 */
const KEPT: Partial<Record<ViewName, readonly [readonly string[], readonly string[]]>> = {
  play: [['level', 'rate', 'you', 'seed', 'values'], []],
  map: [
    ['show', 'value'],
    ['max', 'mod', 'positions', 'says'],
  ],
  test: [['says', 'value'], []],
  sequences: [['of', 'by', 'only', 'triangle'], ['max']],
}

/** The address of the same tool with a different bench. */
export function withBench(address: Address, bench: Bench, before: Bench): string {
  const { view, parts, settings } = address
  if (view === null) return benchAddress('start', bench)
  if (isLibrary(address)) return libraryAddress(view, bench, parts, settings)
  const [always, sameGame] = KEPT[view] ?? [[], []]
  const names = bench.game === before.game ? [...always, ...sameGame] : always
  const kept = Object.fromEntries(
    names.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])),
  )
  if (view === 'map') fitMap(kept, bench)
  const isFlip = /^f[12]$/.test(settings['play'] ?? '')
  if (view === 'play' && isFlip && bench.game === before.game) kept['play'] = settings['play']!
  return benchAddress(view, bench, kept)
}

/**
 * Removes the setting for the grid if the game has no grid. Removes the setting for the box if the
 * box does not contain the position.
 */
function fitMap(kept: Record<string, string>, { game, position }: Bench): void {
  const ruleset = readRuleset(game)
  if ('problem' in ruleset) return
  if (kept['show'] === 'grid' && moveSizes(ruleset.is) === null) delete kept['show']
  const read = readPosition(ruleset.is, position)
  if ('is' in read && Number(kept['max']) < Math.max(...read.is)) delete kept['max']
}
