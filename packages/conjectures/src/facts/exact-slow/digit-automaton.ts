/**
 * A finite automaton that reads vectors of integers ≥ 0 digit by digit in base 2, lowest digits
 * first, one letter for the digits of all entries.
 */
export interface DigitAutomaton {
  readonly states: number
  /** Whether the vector is accepted, and the number of letters read. */
  run(vector: readonly bigint[]): { readonly accepted: boolean; readonly steps: number }
}

/**
 * The automaton of a property of vectors, found through its 2-kernel: a state is a function
 * x ↦ property(2^j·x + r), and two states are taken for one if they agree on all x with entries
 * below `window`. If that is wrong, the automaton is; so its answers must be checked.
 *
 * @param mostStates null is returned if there are more states
 * @complexity states · 2^n · window^n evaluations
 */
export function digitAutomaton(
  n: number,
  property: (vector: readonly bigint[]) => boolean,
  window: number,
  mostStates: number,
): DigitAutomaton | null {
  const points = vectorsBelow(n, window)
  const letters = vectorsBelow(n, 2)
  const known = new Map<string, number>()
  const states: { readonly j: bigint; readonly r: readonly bigint[] }[] = []
  const accepting: boolean[] = []
  const next: number[][] = []
  const stateOf = (j: bigint, r: readonly bigint[]): number => {
    const values = points.map((x) => property(x.map((entry, i) => (entry << j) + r[i]!)))
    const key = values.map(Number).join('')
    const old = known.get(key)
    if (old !== undefined) return old
    known.set(key, states.length)
    states.push({ j, r })
    accepting.push(values[0]!)
    return states.length - 1
  }
  stateOf(0n, new Array<bigint>(n).fill(0n))
  for (let state = 0; state < states.length; state++) {
    if (states.length > mostStates) return null
    const { j, r } = states[state]!
    next.push(
      letters.map((letter) =>
        stateOf(
          j + 1n,
          r.map((e, i) => e + (letter[i]! << j)),
        ),
      ),
    )
  }
  return {
    states: states.length,
    run(vector) {
      let state = 0
      let steps = 0
      for (let rest = vector; rest.some((entry) => entry > 0n); steps++) {
        const letter = rest.reduceRight((code, entry) => code * 2 + Number(entry & 1n), 0)
        state = next[state]![letter]!
        rest = rest.map((entry) => entry >> 1n)
      }
      return { accepted: accepting[state]!, steps }
    },
  }
}

/** All vectors with entries below a bound, the first entry changing fastest. */
function vectorsBelow(n: number, bound: number): bigint[][] {
  return Array.from({ length: bound ** n }, (_, index) =>
    Array.from({ length: n }, (__, i) => BigInt(Math.floor(index / bound ** i) % bound)),
  )
}
