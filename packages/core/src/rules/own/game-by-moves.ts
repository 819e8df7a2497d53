import type { Integers, Pile } from '../../integers/integers.ts'
import { integersOf } from '../../integers/integers-of.ts'
import type { MoveVector } from '../game.ts'
import { oneLine } from '@nim/presburger/text'
import { MAX_PILES } from '../parameters.ts'
import { isSorted, type Position, sorted } from '../position.ts'
import { isSlowTerminal, slowMoveCount, slowOptions, slowVectors } from '../slow-moves.ts'
import { isWhole, type Orbit, orbitsOf } from './orbits.ts'
import type { OwnMoves } from './own-game.ts'
import type { PlayOfGame } from './play-of-game.ts'
import { shown } from './shown.ts'

/**
 * The maximum number of reorderings of a move vector that takes more than one stone from some pile.
 * The limit is needed because nimlab tries all reorderings.
 */
const MOST_ORDERS = 100_000

/**
 * The game with these moves. The game is symmetric if `symmetric` is true, or if the list contains
 * every reordering of each of its moves. The options of a position are in the order of the list.
 * They contain bigints if the piles are bigints.
 *
 * @throws RangeError with a one-line message for a number of piles outside 1..100000, for an
 *   invalid move, for an empty list, and if `symmetric` contradicts the list
 * @complexity options O(n) per move, or per order of a move if the game is symmetric and not slow
 */
export function gameByMoves({ piles, moves, symmetric }: OwnMoves): PlayOfGame {
  checkMoves(piles, moves)
  if (symmetric !== undefined && typeof symmetric !== 'boolean') {
    throw new RangeError(`symmetric: expected true or false, got ${shown(symmetric)}`)
  }
  const orbits = orbitsOf(moves, MOST_ORDERS)
  if (symmetric === false || (symmetric === undefined && !orbits.every(isWhole))) {
    return playInPlace(distinct(moves))
  }
  orbits.forEach(checkOrbit)
  const ascending = orbits.map((orbit) => orbit.ascending)
  const isSlow = ascending.every((vector) => vector.every((stones) => stones <= 1))
  return isSlow ? playSlowly(piles, ascending) : playInAnyOrder(orbits)
}

function checkMoves(piles: unknown, moves: unknown): void {
  if (!Number.isSafeInteger(piles) || (piles as number) < 1 || (piles as number) > MAX_PILES) {
    throw new RangeError(
      `piles: expected a whole number from 1 to ${MAX_PILES}, got ${shown(piles)}`,
    )
  }
  if (!Array.isArray(moves) || moves.length === 0) {
    throw new RangeError(`moves: expected a list of at least one vector, got ${shown(moves)}`)
  }
  moves.forEach((vector: unknown, i) => {
    const fail = (expected: string, got: unknown): never => {
      throw new RangeError(`moves[${i}]: expected ${expected}, got ${shown(got)}`)
    }
    if (!Array.isArray(vector) || vector.length !== piles) {
      return fail(`${String(piles)} numbers, one for each pile`, vector)
    }
    const wrong = vector.findIndex((stones) => !Number.isSafeInteger(stones) || stones < 0)
    if (wrong >= 0) return fail('whole numbers >= 0', vector[wrong])
    if (vector.every((stones) => stones === 0)) fail('a move that takes a stone', vector)
  })
}

function checkOrbit(orbit: Orbit): void {
  const { ascending, listed, orders } = orbit
  const isOne = listed.length === 1 && isSorted(listed[0]!)
  if (!isOne && !isWhole(orbit)) {
    throw new RangeError(
      `symmetric: moves contains ${listed.length} of the ${orders ?? 'many'} orders of ${oneLine(ascending.join())}; list only the ascending order, or all orders`,
    )
  }
}

function distinct(moves: readonly MoveVector[]): MoveVector[] {
  return [...new Map(moves.map((vector) => [vector.join(), vector])).values()]
}

function stonesOf(vector: MoveVector): number {
  return vector.reduce((sum, stones) => sum + stones, 0)
}

function leastOf(vectors: readonly MoveVector[]): number {
  return vectors.reduce((least, vector) => Math.min(least, stonesOf(vector)), Infinity)
}

/** The rules of play of a game that distinguishes its piles. */
function playInPlace(vectors: readonly MoveVector[]): PlayOfGame {
  const leastMove = leastOf(vectors)
  return {
    options(_, position) {
      const z = integersOf(position)
      return vectors
        .filter((vector) => isPlayable(vector, position))
        .map((vector) => after(vector, position, z))
    },
    isTerminal: (_, position) => !vectors.some((vector) => isPlayable(vector, position)),
    isSymmetric: () => false,
    leastMove: () => leastMove,
    mostOptions: () => vectors.length,
    moveVectors: () => vectors,
  }
}

function isPlayable(vector: MoveVector, position: readonly Pile[]): boolean {
  return vector.every((stones, i) => position[i]! >= stones)
}

function after<T extends Pile>(vector: MoveVector, position: Position<T>, z: Integers<T>): T[] {
  return position.map((pile, i) => z.sub(pile, z.of(vector[i]!)))
}

/**
 * The rules of play of a game in which a move takes one stone from each of a number of piles. This
 * is SN(n,A) under another name.
 */
function playSlowly(piles: number, ascending: readonly MoveVector[]): PlayOfGame {
  const sizes = ascending.map(stonesOf).sort((a, b) => a - b)
  return {
    options: (_, position) => slowOptions(sizes, position),
    isTerminal: (_, position) => isSlowTerminal(sizes, position),
    isSymmetric: () => true,
    leastMove: () => sizes[0]!,
    mostOptions: () => slowMoveCount(piles, sizes),
    moveVectors: () => slowVectors(piles, sizes),
    moveSizes: () => sizes,
  }
}

/** The rules of play of a game in which every reordering of a move vector is also a move. */
function playInAnyOrder(orbits: readonly Orbit[]): PlayOfGame {
  const counts = orbits.map(({ ascending, orders }) => {
    if (orders !== null && orders <= MOST_ORDERS) return orders
    throw new RangeError(
      `moves: ${oneLine(ascending.join())} has more than ${MOST_ORDERS} orders, and takes more than one stone from a pile`,
    )
  })
  const vectors = orbits.map(({ ascending }) => ascending)
  const leastMove = leastOf(vectors)
  const mostOptions = counts.reduce((sum, count) => sum + count)
  return {
    options(_, position) {
      const z = integersOf(position)
      const byText = new Map<string, (typeof position)[number][]>()
      for (const vector of vectors) {
        for (const order of ordersOn(vector, position)) {
          const option = sorted(after(order, position, z))
          byText.set(option.join(), option)
        }
      }
      return [...byText.values()]
    },
    // Some reordering of an ascending move is legal iff the move itself is legal.
    isTerminal: (_, position) => !vectors.some((vector) => isPlayable(vector, position)),
    isSymmetric: () => true,
    leastMove: () => leastMove,
    mostOptions: () => mostOptions,
    moveVectors: () => vectors,
  }
}

/**
 * The legal reorderings of a move vector. Among equal piles, an earlier pile never loses fewer
 * stones than a later one.
 */
function* ordersOn(vector: MoveVector, position: readonly Pile[]): Generator<MoveVector> {
  const left = new Map<number, number>()
  for (const stones of vector) left.set(stones, (left.get(stones) ?? 0) + 1)
  const order = new Array<number>(position.length)
  function* from(i: number): Generator<MoveVector> {
    if (i === position.length) return yield order
    const most = i > 0 && position[i] === position[i - 1] ? order[i - 1]! : Number.POSITIVE_INFINITY
    for (const [stones, count] of left) {
      if (count === 0 || stones > most || position[i]! < stones) continue
      order[i] = stones
      left.set(stones, count - 1)
      yield* from(i + 1)
      left.set(stones, count)
    }
  }
  yield* from(0)
}
