import { wordsOf } from './pivot-lists.ts'
import {
  hasMultiple,
  leadersOf,
  pivotOf,
  rangeOf,
  rowsFrom,
  rowsOfPursuit,
  successorOf,
} from './rule-by-definition.ts'

/**
 * The GM-sequence of a vector, computed from the definitions. Each property is computed once, when
 * it is first read.
 *
 * @source GN-D1 to GN-D9
 */
export class GmSequence {
  readonly x: readonly number[]
  readonly n: number
  readonly l: number
  readonly #cache = new Map<string, unknown>()

  constructor(x: readonly number[], l: number) {
    this.x = x
    this.n = x.length
    this.l = l
  }

  get range(): number {
    return rangeOf(this.x)
  }

  get hasMultiple(): boolean {
    return hasMultiple(this.x, this.l)
  }

  /** The pivot of x^0; 0 if no entry is a multiple of l. */
  get pivot(): number {
    return pivotOf(this.x, this.l)
  }

  /** The number m of leaders of x^0. */
  get leaders(): number {
    return leadersOf(this.x, this.l)
  }

  /** The vector x^1 after one move. */
  get next(): readonly number[] {
    return successorOf(this.x, this.l)
  }

  /**
   * x^0, …, x^{3nl}. If x^{nl} = x^0 − (n−1)l, all later rows repeat these rows, shifted by a
   * constant.
   */
  get rows(): readonly (readonly number[])[] {
    return this.#once('rows', () => rowsFrom(this.x, this.l, 3 * this.n * this.l))
  }

  /** The pivots of x^0, …, x^{3nl−1}. */
  get pivots(): readonly number[] {
    return this.#once('pivots', () => this.rows.slice(0, -1).map((row) => pivotOf(row, this.l)))
  }

  /**
   * The words W_1, …, W_n, which are the columns of these rows in the table M. A letter is `p` if
   * the pivot of its row is the index of its column, and otherwise `-`.
   */
  get words(): readonly string[] {
    return this.#once('words', () => wordsOf(this.pivots, this.n))
  }

  /**
   * The index j_0 of the first vector with range ≤ l; null if the sequence does not reach such a
   * vector within the move limit.
   */
  get j0(): number | null {
    return this.pursuit(0).j0
  }

  /** The sequence that starts at x^{j_0}. */
  get settled(): GmSequence {
    const start = (): GmSequence => new GmSequence(this.pursuit(0).rows.at(-1)!, this.l)
    return this.#once('settled', start)
  }

  /** The rows up to x^{j_0}, followed by `further` more rows. */
  pursuit(further: number): {
    readonly rows: readonly (readonly number[])[]
    readonly j0: number | null
  } {
    return this.#once(`pursuit ${further}`, () => rowsOfPursuit(this.x, this.l, further))
  }

  /** For every q and level, the first row with at least q entries at or below the level. */
  finishes(levels: readonly number[]): readonly Finish[] {
    return this.#once(`finishes ${levels.join()}`, () => finishesOf(this, levels))
  }

  #once<T>(what: string, find: () => T): T {
    if (!this.#cache.has(what)) this.#cache.set(what, find())
    return this.#cache.get(what) as T
  }
}

/** The finish time T(x,l,q,level), computed from its definition; null if it is infinite. */
interface Finish {
  readonly q: number
  readonly level: number
  readonly first: number | null
}

/**
 * If the sequence reaches a finish at all, it reaches the finish within the move limit of this
 * function.
 */
function finishesOf({ x, n, l, range }: GmSequence, levels: readonly number[]): Finish[] {
  const budget = 4 * n * (range + Math.abs(x[0]!) + Math.abs(Math.min(...levels)) + l)
  const goals = [...new Set(levels)].flatMap((level) => x.map((_, i) => ({ level, q: i + 1 })))
  const first: (number | null)[] = goals.map(() => null)
  let row = x
  for (let j = 0; j <= budget && first.includes(null); j++) {
    goals.forEach(({ level, q }, i) => {
      if (row.filter((entry) => entry <= level).length >= q) first[i] ??= j
    })
    row = successorOf(row, l)
  }
  return goals.map((at, i) => ({ ...at, first: first[i]! }))
}
