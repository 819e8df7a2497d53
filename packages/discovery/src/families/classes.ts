import { reduce } from '@nim/core/setnim'
import { boxOf, slowSetNim } from '@nim/core/rules'
import type { Predicate } from '@nim/presburger'
import { formAt } from '../forms/form.ts'
import { upTo } from './shape.ts'
import { formOf, linearAt, type Numbers, type Vocabulary, type Wall } from './vocabulary.ts'

/**
 * Positions that a vocabulary does not distinguish. Either all of these positions are P, or all are
 * N.
 */
export interface Class {
  /**
   * The answers other than o and r, each 0 or 1. The answers are in the order wall, all odd, first
   * piles, last piles. Questions outside the vocabulary have no answer here.
   */
  readonly key: string
  readonly o: number
  readonly r: number
  readonly isP: boolean
}

/** One number for each position of a sample, and an upper bound on these numbers. */
interface Column {
  readonly values: Uint8Array
  readonly below: number
}

/** The positions of a box of SN(n,A), with the answers to frequent questions. */
export class Sample {
  readonly n: number
  readonly #positions: readonly (readonly number[])[]
  readonly #isP: Uint8Array
  readonly #columns = new Map<string, Column>()

  constructor(n: number, max: number, isP: Predicate) {
    const positions: number[][] = []
    boxOf(slowSetNim(n, [1]), max).forEach((x) => {
      positions.push([...x])
    })
    this.n = n
    this.#positions = positions
    this.#isP = Uint8Array.from(positions, (x) => Number(isP(x)))
  }

  /** The classes that occur in the sample; null if some class contains both P- and N-positions. */
  classes(vocabulary: Vocabulary, k: number): Class[] | null {
    const [o, r, ...answers] = this.#columnsOf(vocabulary, k) as [Column, Column, ...Column[]]
    const columns = [o, r, ...answers]
    const size = columns.reduce((product, { below }) => product * below, 1)
    // For each class, 0 means that the class does not occur, 1 means N, and 2 means P.
    const outcomes = new Uint8Array(size)
    for (let i = 0; i < this.#isP.length; i++) {
      let one = 0
      for (const { values, below } of columns) one = one * below + values[i]!
      const label = this.#isP[i]! + 1
      if (outcomes[one] === 0) outcomes[one] = label
      else if (outcomes[one] !== label) return null
    }
    const keys = 2 ** answers.length
    return [...outcomes].flatMap((label, one) => {
      if (label === 0) return []
      const rest = Math.floor(one / keys)
      const key = answers.length === 0 ? '' : (one % keys).toString(2).padStart(answers.length, '0')
      return [{ key, o: Math.floor(rest / r.below), r: rest % r.below, isP: label === 2 }]
    })
  }

  #columnsOf({ isReduced, wall, asksAllOdd, first, last }: Vocabulary, k: number): Column[] {
    const { n } = this
    const x = (position: readonly number[]) => (isReduced ? reduce(position, k) : position)
    const type = `${isReduced} ${isReduced ? k : ''}`
    const o = this.#column(`o ${type}`, n + 1, (position) => oddOf(x(position)))
    const r = this.#column(`r ${type} ${k}`, 2 * k, (position) => sumOf(x(position)) % (2 * k))
    const piles = [...upTo(1, first), ...upTo(n - last + 1, n)]
    return [
      o,
      r,
      ...(wall === null ? [] : [this.#farOf(wall, { n, k })]),
      ...(asksAllOdd
        ? [this.#column(`all ${type}`, 2, (position) => Number(oddOf(x(position)) === n))]
        : []),
      ...piles.map((pile) => this.#column(`odd ${pile}`, 2, (position) => position[pile - 1]! % 2)),
    ]
  }

  #farOf(wall: Wall, numbers: Numbers): Column {
    const form = formOf(wall.form, numbers)
    const least = linearAt(wall.least, numbers)
    return this.#column(`${form.join()} ${least}`, 2, (x) => Number(formAt(form, x) >= least))
  }

  #column(name: string, below: number, valueAt: (x: readonly number[]) => number): Column {
    const known = this.#columns.get(name)
    if (known !== undefined) return known
    const column = { values: Uint8Array.from(this.#positions, valueAt), below }
    this.#columns.set(name, column)
    return column
  }
}

function oddOf(x: readonly number[]): number {
  return x.reduce((odd, pile) => odd + (pile % 2), 0)
}

function sumOf(x: readonly number[]): number {
  return x.reduce((sum, pile) => sum + pile, 0)
}
