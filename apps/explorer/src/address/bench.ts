import { moveSizes } from '@nim/core/rules'
import { type Address, formatAddress, type ViewName } from './address.ts'
import { type Read, readPosition, readRuleset } from './read-game.ts'
import { type Place, readPlace } from './read-place.ts'

/** What stands on the bench, as the address writes it: a game, how it is played, and a position. */
export interface Bench {
  readonly game: string
  /** Empty: a first position of the game. */
  readonly position: string
  /** `misere`, or empty for normal play. */
  readonly play: string
}

/** What the bench holds before anybody has put a game on it. */
const FIRST: Bench = { game: 'SN(3,{1,2})', position: '3,5,6', play: '' }

/** What a tool shows at an address without a game. */
const GAME_OF: Partial<Record<ViewName, string>> = {
  p: 'NIM(4,3)',
  play: 'WYTHOFF',
  map: 'NIM(3,2)',
  test: 'NIM(4,3)',
  sequences: 'NIM(4,2)',
}

/** The setting that carries the bench through the pages that are about no single game. */
const CARRIED = 'bench'

/** True of a page that is about no single game: it carries the bench in a setting. */
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

/** What an address says of the bench. What it does not say is as it was before. */
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

/** An address of a tool that names the game of before and no position keeps the position. */
function withPosition(bench: Bench, before: Bench): Bench {
  return bench.position === '' && bench.game === before.game
    ? { ...bench, position: before.position }
    : bench
}

function playText(setting: string | undefined): string {
  return setting === 'misere' ? 'misere' : ''
}

/** The position on the bench, or what is wrong with it. */
export function benchPlace({ game, position, play }: Bench): Read<Place> {
  return readPlace(
    { view: 'p', parts: [game, position], settings: play === '' ? {} : { play } },
    game,
  )
}

/** The address of a page that is about no single game; it carries the bench. */
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

/** The address at which a tool shows the bench. */
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

/** Settings of a tool that stay when the game changes, and those that stay while it is the same. */
const KEPT: Partial<Record<ViewName, readonly [readonly string[], readonly string[]]>> = {
  play: [['level', 'rate', 'you', 'seed', 'values'], []],
  map: [
    ['show', 'value'],
    ['max', 'mod', 'positions', 'says'],
  ],
  test: [['says', 'value'], []],
  sequences: [['of', 'by', 'only', 'triangle'], ['max']],
}

/** The address of the same tool with something else on the bench. */
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

/** A grid is of games that have one, and a box holds the position. */
function fitMap(kept: Record<string, string>, { game, position }: Bench): void {
  const ruleset = readRuleset(game)
  if ('problem' in ruleset) return
  if (kept['show'] === 'grid' && moveSizes(ruleset.is) === null) delete kept['show']
  const read = readPosition(ruleset.is, position)
  if ('is' in read && Number(kept['max']) < Math.max(...read.is)) delete kept['max']
}
