import { seededRandom } from '../../random/seeded-random.ts'
import { boxCount } from '../box-count.ts'
import { boxOf } from '../box.ts'
import type { MoveVector } from '../game.ts'
import { oneLine } from '@nim/presburger/text'
import type { OwnRuleset } from '../own-ruleset.ts'
import { formatPosition, isSorted, type Position, sorted } from '../position.ts'
import { positionOf } from '../position-of.ts'
import { gameByMoves } from './game-by-moves.ts'
import { shown } from './shown.ts'

/** The default seed. */
const SEED = 1

/** The maximum number of positions in the small box, and the size of its largest pile. */
const BOX_POSITIONS = 300n
const BOX_PILE = 6

/**
 * The maximum number of random positions for each bound on their piles, and the maximum total
 * number of piles in these positions.
 */
const DRAWN = 50
const DRAWN_PILES = 50_000
const BOUNDS = [2, 5, 10, 20] as const

/** The test ends when the options of the tried positions have this many piles in total. */
const MOST_WORK = 300_000

/**
 * If a game has no move vectors, the test skips each random position whose options together have at
 * least this many piles. The number is computed from `mostOptions`.
 */
const MOST_OF_ONE = 20_000

/**
 * Tests whether a user's own game satisfies its contract, at all positions of a small box and at
 * some larger positions chosen by the seed. It checks that:
 *
 * - play ends (in every move some pile falls and no pile rises) and stays in the box;
 * - options are stored positions, each once, in the same order in every call;
 * - `isTerminal` is true iff there are no options;
 * - `leastMove` and `mostOptions` bound the options;
 * - a symmetric game treats all orders of the piles alike;
 * - `moveVectors` and `moveSizes`, if present, generate the same options.
 *
 * @returns the number of positions tried
 * @throws RangeError with one line that names the fault and its position
 * @complexity the options have about 300,000 piles in total; the small box has up to 300 positions
 */
export function selfTest(ruleset: OwnRuleset, seed: number = SEED): number {
  const { game, title, piles } = ruleset
  const hasVectors = game.moveVectors !== undefined
  const fail = (why: string): never => {
    throw new RangeError(`${title}: ${why}`)
  }
  const random = seededRandom(seed)
  const others = madeByVectors(ruleset, fail)
  const first: { readonly position: Position; readonly options: readonly string[] }[] = []
  let work = 0
  for (const position of samples(ruleset, random)) {
    if (work > MOST_WORK) break
    const options = game.options(ruleset, position).map((option) => option.join())
    work += Math.max(options.length * piles, hasVectors ? piles : boundOf(ruleset, position))
    first.push({ position, options })
    const at = oneLine(formatPosition(position))
    if (new Set(options).size < options.length) {
      const twice = options.find((option, i) => options.indexOf(option) !== i)!
      fail(`options of ${at}: (${oneLine(twice)}) occurs twice`)
    }
    const isTerminal = game.isTerminal(ruleset, position)
    if (isTerminal !== (options.length === 0)) {
      fail(`isTerminal of ${at}: ${isTerminal}, but it has ${options.length} options`)
    }
    const caps = above(ruleset, position, random)
    const most = game.mostOptions(ruleset, caps)
    if (most < options.length) {
      const bound = `mostOptions of caps ${oneLine(formatPosition(caps))}: ${most}`
      fail(`${bound}, but ${at} below them has ${options.length} options`)
    }
    for (const { name, optionsOf } of others) {
      const odd = oddOneOut(options, optionsOf(position))
      if (odd !== null) fail(`${name}: does not generate the options of ${at}: (${oneLine(odd)})`)
    }
    if (!game.isSymmetric(ruleset)) continue
    const order = shuffled(position, random)
    const ordered = game.options(ruleset, order).map((option) => sorted(option).join())
    const odd = oddOneOut(options, ordered)
    if (odd !== null) {
      const where = `the options of ${oneLine(formatPosition(order))}, sorted, are not those of ${at}`
      fail(`isSymmetric: true, but ${where}: (${oneLine(odd)})`)
    }
  }
  for (const { position, options } of first.toReversed()) {
    const again = game.options(ruleset, position).map((option) => option.join())
    if (again.join(';') !== options.join(';')) {
      fail(`options of ${oneLine(formatPosition(position))}: differ from one call to the next`)
    }
  }
  return first.length
}

/** The options that the optional members of the game generate. */
function madeByVectors(
  ruleset: OwnRuleset,
  fail: (why: string) => never,
): { readonly name: string; readonly optionsOf: (position: Position) => string[] }[] {
  const { game, piles } = ruleset
  const symmetric = game.isSymmetric(ruleset)
  const by = (name: string, moves: readonly MoveVector[]) => {
    const play = ((): ReturnType<typeof gameByMoves> => {
      try {
        return gameByMoves({ piles, moves, symmetric })
      } catch (error) {
        return fail(`${name}: ${(error as Error).message}`)
      }
    })()
    const optionsOf = (position: Position): string[] =>
      play.options(ruleset, position).map((option) => option.join())
    return { name, optionsOf }
  }
  const vectors = game.moveVectors?.(ruleset) ?? null
  const sizes = game.moveSizes?.(ruleset) ?? null
  const isSizes =
    sizes === null ||
    (symmetric &&
      Array.isArray(sizes) &&
      sizes.every((size, i) => Number.isSafeInteger(size) && size > (sizes[i - 1] ?? 0)) &&
      sizes.length > 0 &&
      sizes.at(-1)! <= piles)
  if (!isSizes) {
    fail(
      `moveSizes: expected numbers of piles, ascending, of a symmetric game, got ${shown(sizes)}`,
    )
  }
  const ofSizes = sizes?.map((size) =>
    Array.from({ length: piles }, (_, i) => +(i >= piles - size)),
  )
  const made = [
    ...(vectors === null ? [] : [by('moveVectors', vectors)]),
    ...(ofSizes === undefined ? [] : [by('moveSizes', ofSizes)]),
  ]
  if (vectors !== null && symmetric && !vectors.every(isSorted)) {
    fail('moveVectors: expected only ascending vectors, because the game is symmetric')
  }
  return made
}

/** Positions in stored form, starting with the smallest ones. */
function samples(ruleset: OwnRuleset, random: () => number): Position[] {
  const { piles } = ruleset
  const isSorted = ruleset.game.isSymmetric(ruleset)
  let max = 0
  while (max < BOX_PILE && boxCount(piles, max + 1, isSorted) <= BOX_POSITIONS) max++
  const inBox: Position[] = []
  boxOf(ruleset, max).forEach((position) => inBox.push([...position]))
  const length = Math.max(1, Math.min(DRAWN, Math.floor(DRAWN_PILES / piles)))
  const drawn = BOUNDS.flatMap((bound) =>
    Array.from({ length }, () => {
      const empty = random()
      return Array.from({ length: piles }, () =>
        random() < empty / 2 ? 0 : Math.floor(random() * (bound + 1)),
      )
    }),
  )
  const hasVectors = ruleset.game.moveVectors !== undefined
  const isSmall = (x: Position): boolean => hasVectors || boundOf(ruleset, x) < MOST_OF_ONE
  const stored = drawn.map((position) => positionOf(ruleset, position)).filter(isSmall)
  const sum = (position: Position): number => position.reduce((total, pile) => total + pile, 0)
  return [...inBox, ...stored].sort((x, y) => sum(x) - sum(y))
}

/**
 * An upper bound on the number of piles in the options of a position, computed from `mostOptions`;
 * at most {@link MOST_OF_ONE}.
 */
function boundOf(ruleset: OwnRuleset, position: Position): number {
  const most = ruleset.game.mostOptions(ruleset, position)
  return Math.min(MOST_OF_ONE, (most + 1) * ruleset.piles)
}

/** A position in stored form that is ≽ the given position and serves as caps. */
function above(ruleset: OwnRuleset, position: Position, random: () => number): Position {
  return positionOf(
    ruleset,
    position.map((pile) => pile + Math.floor(random() * 4)),
  )
}

function shuffled(position: Position, random: () => number): Position {
  const order = [...position]
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const pile = order[i]!
    order[i] = order[j]!
    order[j] = pile
  }
  return order
}

/** Returns a text that occurs in only one of the two lists, or null if there is no such text. */
function oddOneOut(some: readonly string[], others: readonly string[]): string | null {
  const [a, b] = [new Set(some), new Set(others)]
  return others.find((text) => !a.has(text)) ?? some.find((text) => !b.has(text)) ?? null
}
