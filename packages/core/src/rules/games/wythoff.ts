import type { Integers, Pile } from '../../integers/integers.ts'
import { integersOf } from '../../integers/integers-of.ts'
import type { Game } from '../game.ts'
import { type Position, sorted } from '../position.ts'

/**
 * Wythoff's game on two piles. A move takes any number of stones from one pile, or the same number
 * of stones from both piles.
 */
export interface Wythoff {
  readonly kind: 'WYTHOFF'
  readonly piles: 2
}

/** Wythoff's game. */
export const WYTHOFF: Wythoff = { kind: 'WYTHOFF', piles: 2 }

/**
 * Wythoff's game. Options are in ascending order. Piles must be numbers, or bigints small enough to
 * convert to numbers.
 * @source V
 */
export const wythoff: Game<Wythoff> = {
  kind: 'WYTHOFF',
  notation: ['WYTHOFF'],
  parse(parameters) {
    if (parameters !== null) throw new RangeError('WYTHOFF takes no parameters')
    return WYTHOFF
  },
  format: () => 'WYTHOFF',
  check({ piles }) {
    if (piles !== 2) throw new RangeError(`WYTHOFF: expected 2 piles, got ${String(piles)}`)
  },
  options: (_, position) => wythoffOptions(position, integersOf(position)),
  isTerminal: (_, position) => position.every((pile) => !(pile > 0)),
  isSymmetric: () => true,
  leastMove: () => 1,
  mostOptions: (_, [x, y]) => 2 * x! + y!,
}

function wythoffOptions<T extends Pile>(position: Position<T>, z: Integers<T>): Position<T>[] {
  const x = z.toNumber(position[0]!)
  const y = z.toNumber(position[1]!)
  const pairs = new Map<string, [number, number]>()
  const add = (a: number, b: number): void => {
    const pair: [number, number] = a <= b ? [a, b] : [b, a]
    pairs.set(pair.join(), pair)
  }
  for (let stones = 1; stones <= y; stones++) {
    add(x, y - stones)
    if (stones <= x) {
      add(x - stones, y)
      add(x - stones, y - stones)
    }
  }
  return [...pairs.values()]
    .sort(([a, b], [c, d]) => a - c || b - d)
    .map((pair) => sorted(pair.map((pile) => z.of(pile))))
}
