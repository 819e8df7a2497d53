import { ticker } from '@nim/bruteforce'
import { type RowsOfBox, rowsOfBox } from '../rows/rows-of-box.ts'
import type { Fact, Facts, GameOnBox, RowFiller, StatementInput } from './fact.ts'
import { isByDefinition } from './game-on-box.ts'

/**
 * Provides a statement with the facts of one position after another. A fact is computed when the
 * statement reads it: either from its row, which is filled once, or from its definition.
 */
export interface Cursor<F extends Facts> {
  /** The facts for the statement. They are valid until the next call. */
  readonly told: StatementInput<F>
  /**
   * Moves to the row of a position in a sorted box. The other positions of the row have the ranks
   * that follow its rank.
   * @param entries the values of the driving fact, starting at `offset`
   */
  toRow(
    outer: readonly number[],
    length: number,
    rank: number,
    entries?: ArrayLike<number>,
    offset?: number,
  ): void
  /** Moves to a position of that row. */
  toPile(x1: number): void
  /** Moves to any position, in any order. */
  toPosition(x: readonly number[], rank: number): void
  /**
   * Returns to an earlier position. In a sorted box, this returns to the row of the position. No
   * fact then has to be computed for the whole box.
   * @param value the value of the driving fact
   */
  backTo(x: readonly number[], rank: number, value?: number): void
}

/**
 * Creates cursors for one list of facts. All cursors share one class, which keeps statements fast.
 * @param driver a solved fact whose values come with the rows; otherwise it is looked up
 */
export function cursors<F extends Facts>(
  facts: F,
  driver?: Fact<unknown>,
): (game: GameOnBox) => Cursor<F> {
  const names = Object.keys(facts)
  class Position {
    x: number[] = []
    x1 = 0
    rank = 0
    readonly columns: readonly Column[]
    constructor(columns: readonly Column[]) {
      this.columns = columns
    }
  }
  names.forEach((name, i) => {
    Object.defineProperty(Position.prototype, name, {
      get(this: Position) {
        return this.columns[i]!.at(this)
      },
    })
  })
  return (game) => {
    const columns = names.map((name) => columnOf(facts[name]!, game))
    const position = new Position(columns)
    const driven =
      driver?.solved === undefined ? [] : columns.filter((_, i) => facts[names[i]!] === driver)
    const cursor: Cursor<F> = {
      told: position as unknown as StatementInput<F>,
      toRow(outer, length, rank, entries, offset) {
        position.rank = rank
        position.x1 = 0
        for (let i = 1; i < outer.length; i++) position.x[i] = outer[i]!
        position.x[0] = 0
        for (const column of columns) column.begin(outer, length, rank)
        if (entries !== undefined) for (const column of driven) column.drive!(entries, offset!)
      },
      toPile(x1) {
        position.rank += x1 - position.x1
        position.x1 = x1
        position.x[0] = x1
      },
      toPosition(x, rank) {
        position.x = [...x]
        position.rank = rank
        position.x1 = OUTSIDE
        for (const column of driven) column.drive!(null, 0)
      },
      backTo(x, rank, value) {
        if (!game.box.sorted) return cursor.toPosition(x, rank)
        const [x1, ...outer] = x
        const length = (outer[0] ?? game.box.max) + 1
        const entries = value === undefined ? undefined : [value]
        cursor.toRow([0, ...outer], length, rank - x1!, entries, -x1!)
        cursor.toPile(x1!)
      },
    }
    return cursor
  }
}

/**
 * The names of the facts in the input of a statement. The input is a cursor's object, another
 * object with getters, or a plain object.
 */
export function factNames(told: object): string[] {
  const prototype = Object.getPrototypeOf(told) as object
  if (prototype === Object.prototype) return Object.keys(told)
  return Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor')
}

/** The value of x_1 when a cursor is not in a row. */
const OUTSIDE = -1

/** The current place of a cursor. */
interface Place {
  readonly x: readonly number[]
  readonly x1: number
  readonly rank: number
}

interface Column {
  drive?(entries: ArrayLike<number> | null, offset: number): void
  begin(outer: readonly number[], length: number, rank: number): void
  at(place: Place): unknown
}

function columnOf(fact: Fact<unknown>, game: GameOnBox): Column {
  const { solved, rows } = fact
  if (solved !== undefined) {
    return solvedColumn(lazily(() => game.values(solved.value, solved.play)))
  }
  if (rows !== undefined && game.box.sorted && !isByDefinition(game.limits)) {
    return rowColumn(fact, game, rows)
  }
  return definedColumn(lazily(() => fact.of(game)))
}

/**
 * A definition that is evaluated once for each position, even if a statement reads the fact several
 * times.
 */
function definedColumn(of: () => (x: readonly number[], rank: number) => unknown): Column {
  let known = OUTSIDE
  let value: unknown
  return {
    begin: () => undefined,
    at({ x, rank }) {
      if (rank === known) return value
      value = of()(x, rank)
      known = rank
      return value
    },
  }
}

/** Values by rank, or the values that come with the row. */
function solvedColumn(values: () => ArrayLike<number>): Column {
  let driving: ArrayLike<number> | null = null
  let from = 0
  return {
    drive(entries, offset) {
      driving = entries
      from = offset
    },
    begin() {
      driving = null
    },
    at: ({ x1, rank }) => (driving === null ? values()[rank] : driving[from + x1]),
  }
}

/** A column that stores one row. A row that nobody reads is filled only if later rows need it. */
function rowColumn(
  fact: Fact<unknown>,
  game: GameOnBox,
  rows: (of: GameOnBox) => RowFiller,
): Column {
  const into = new Int32Array(game.box.max + 1)
  const rowsBefore = fact.inOrder === true ? rowsOfBox(game.box) : null
  let fill: RowFiller | undefined
  let isFilled = false
  let outer: readonly number[] = []
  let length = 0
  let first = 0
  let passed = 0
  // this also fills the earlier rows that nobody has read
  const fillBefore = (filler: RowFiller, rowsBefore: RowsOfBox): void => {
    while (passed < first) {
      filler(rowsBefore.position, into, rowsBefore.length(), passed)
      passed += rowsBefore.length()
      rowsBefore.advance()
    }
  }
  const fillRow = (): void => {
    fill ??= rows(game)
    isFilled = true
    if (rowsBefore !== null) fillBefore(fill, rowsBefore)
    fill(outer, into, length, first)
    if (passed !== first) return
    passed += length
    rowsBefore?.advance()
  }
  return {
    begin(row, of, rank) {
      isFilled = false
      outer = row
      length = of
      first = rank
    },
    at({ x1, rank }) {
      if (x1 === OUTSIDE) return game.column(fact)[rank]
      if (!isFilled) fillRow()
      return into[x1]
    },
  }
}

/**
 * Visits every position of a box, with its facts.
 * @param among a fact: positions where it is −1 may be skipped
 */
export function forEachTold<F extends Facts>(
  game: GameOnBox,
  cursor: Cursor<F>,
  visit: (told: StatementInput<F>, rank: number) => void,
  among?: Fact<unknown>,
): void {
  const { box } = game
  const tick = ticker('judging', box.count, game.limits)
  if (!box.sorted) {
    box.forEach((x, rank) => {
      tick(1)
      cursor.toPosition(x, rank)
      visit(cursor.told, rank)
    })
    return
  }
  const next = isByDefinition(game.limits) ? undefined : among?.next?.(game)
  const rows = rowsOfBox(box)
  let [first, end] = [0, rows.length()]
  let ticked = 0
  for (let rank = next?.(0) ?? 0; rank < box.count;) {
    while (end <= rank) {
      rows.advance()
      first = end
      end += rows.length()
    }
    cursor.toRow(rows.position, end - first, first)
    tick(end - ticked)
    ticked = end
    for (; rank < end; rank = next?.(rank + 1) ?? rank + 1) {
      cursor.toPile(rank - first)
      visit(cursor.told, rank)
    }
  }
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
