/** The facts that do not depend on both coordinates: a_m and b_m by m, the others by S. */
export type FactColumns = Readonly<Record<'am' | 'bm' | 'k' | 'i' | 'bk' | 'ai', Float64Array>>

/** The facts at (S,L), which may be moved; they are looked up when they are asked for. */
export class RuleFactsAt {
  S = 0
  L = 0
  readonly #columns: FactColumns

  constructor(columns: FactColumns) {
    this.#columns = columns
  }

  get m(): number {
    return this.L - this.S
  }

  get am(): number {
    return this.#columns.am[this.L - this.S]!
  }

  get bm(): number {
    return this.#columns.bm[this.L - this.S]!
  }

  get k(): number {
    return this.#columns.k[this.S]!
  }

  get i(): number {
    return this.#columns.i[this.S]!
  }

  get bk(): number {
    return this.#columns.bk[this.S]!
  }

  get ai(): number {
    return this.#columns.ai[this.S]!
  }
}
