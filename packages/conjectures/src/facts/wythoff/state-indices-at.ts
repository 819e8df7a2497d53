import type { StateIndices } from '../../papers/v/2-closed-form/states-a-to-e.ts'

/** The indices at (S,L), which may be moved; they are looked up when they are asked for. */
export class StateIndicesAt implements StateIndices {
  S = 0
  L = 0
  readonly #inA: Float64Array
  readonly #inB: Float64Array

  /** The index of every number in each of the two sequences, NaN if it has none there. */
  constructor(inA: Float64Array, inB: Float64Array) {
    this.#inA = inA
    this.#inB = inB
  }

  get m(): number {
    return this.L - this.S
  }

  get aOfS(): number {
    return this.#inA[this.S]!
  }

  get bOfS(): number {
    return this.#inB[this.S]!
  }

  get aOfL(): number {
    return this.#inA[this.L]!
  }

  get bOfL(): number {
    return this.#inB[this.L]!
  }
}
