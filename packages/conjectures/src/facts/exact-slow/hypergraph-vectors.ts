const SAMPLES = 2000

/**
 * Nonempty hypergraphs on n piles, each a list of edges, an edge a bit set of piles: all of them for
 * n ≤ 4, for larger n a fixed pseudo-random sequence of 2000.
 */
export function* hypergraphs(n: number): Generator<readonly number[], void> {
  const sets = Array.from({ length: 2 ** n - 1 }, (_, i) => i + 1)
  if (n <= 4) {
    for (let h = 1; h < 2 ** sets.length; h++) yield sets.filter((edge) => (h >> (edge - 1)) & 1)
    return
  }
  let state = 1
  for (let sample = 0; sample < SAMPLES; sample++) {
    const edges = sets.filter(() => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state >>> 30 === 0
    })
    yield edges.length > 0 ? edges : [sets.length]
  }
}

/**
 * Solves Slow NIM_H on all vectors [0..max]^n, in the order of mixed radix, pile 1 the lowest digit;
 * `visit` gets every vector (an array that is reused) and whether it is P.
 *
 * @complexity O((max+1)^n · |H|)
 * @source GMMV-R1, REF-9
 */
export function solveVectors(
  n: number,
  max: number,
  edges: readonly number[],
  visit: (position: readonly number[], isP: boolean) => void,
): void {
  const places = Array.from({ length: n }, (_, i) => (max + 1) ** i)
  const drops = edges.map((edge) =>
    places.reduce((sum, place, i) => sum + ((edge >> i) & 1) * place, 0),
  )
  const isP = new Uint8Array((max + 1) ** n)
  const position = new Array<number>(n).fill(0)
  for (let index = 0; index < isP.length; index++) {
    let nonempty = 0
    for (let i = 0; i < n; i++) if (position[i]! > 0) nonempty |= 1 << i
    let canWin = false
    for (let e = 0; e < edges.length && !canWin; e++) {
      canWin = (edges[e]! & ~nonempty) === 0 && isP[index - drops[e]!] === 1
    }
    isP[index] = canWin ? 0 : 1
    visit(position, !canWin)
    for (let i = 0; i < n; i++) {
      if (position[i] === max) position[i] = 0
      else {
        position[i]!++
        break
      }
    }
  }
}
