import { compile, compileTerm, toText } from '@nim/presburger'
import { type Atom, inPostOrder, type Part, type Value } from './occurrences.ts'

/**
 * For one position, the truth values of a description's atoms, and which of the description's
 * values are equal at this position.
 */
export interface Cell {
  /** The truth value of each distinct atom, 0 or 1. */
  readonly truths: readonly number[]
  /**
   * For each distinct value of the description, the index of the first value that equals this value
   * at the position.
   */
  readonly equals: readonly number[]
}

/**
 * The distinct cells that occur at some positions. At two positions with the same cell, the
 * description has the same result. The same is true for every description that results from
 * omitting atoms.
 */
export class AtomCells {
  readonly #numbers = new Map<string, number>()
  readonly #atoms: ((position: readonly number[]) => boolean)[] = []
  readonly #values: ((position: readonly number[]) => number | bigint)[] = []
  readonly #cells = new Map<string, Cell>()

  constructor(root: Part, variables: readonly string[]) {
    for (const part of inPostOrder(root)) {
      const text = textOf(part)
      if (text === null || this.#numbers.has(text)) continue
      if (part.kind === 'atom') {
        this.#numbers.set(text, this.#atoms.length)
        this.#atoms.push(compile(part.formula, variables))
      } else if (part.kind === 'value') {
        this.#numbers.set(text, this.#values.length)
        this.#values.push(compileTerm(part.term, variables))
      }
    }
  }

  add(position: readonly number[]): void {
    const truths = this.#atoms.map((isTrue) => Number(isTrue(position)))
    const values = this.#values.map((value) => value(position))
    const equals = values.map((value) => values.indexOf(value))
    const key = `${truths.join('')} ${equals.join()}`
    if (!this.#cells.has(key)) this.#cells.set(key, { truths, equals })
  }

  get all(): Iterable<Cell> {
    return this.#cells.values()
  }

  /**
   * The number of an atom among the distinct atoms, or the number of a value among the distinct
   * values.
   */
  numberOf(part: Atom | Value): number {
    return this.#numbers.get(textOf(part)!)!
  }
}

function textOf(part: Part): string | null {
  if (part.kind === 'atom') return toText(part.formula)
  return part.kind === 'value' ? toText(part.term) : null
}
