import type { Claim } from '../../../claim/claim.ts'
import { pivotOf, rowsFrom } from '../../../facts/gm/rule-by-definition.ts'
import { doublings, growsAs } from '../growth.ts'
import { printedAndCorrected } from '../printed-and-corrected.ts'

/** A vector computed by one of the procedures, and the operations on single entries it took. */
interface FarTerm {
  readonly vector: readonly bigint[]
  /** GM-moves made on the way. */
  readonly moves: number
  readonly operations: number
}

/**
 * x^j for range(x) ≤ l by T1.1: j is reduced modulo nl, the moves that are left are made, and the
 * whole periods are subtracted. A move looks at n entries and changes n.
 */
export function farTermByT11(x: readonly number[], l: number, j: bigint): FarTerm {
  const n = x.length
  const period = BigInt(n * l)
  const moves = Number(j % period)
  const drop = (j / period) * BigInt((n - 1) * l)
  return {
    vector: rowsFrom(x, l, moves)[moves]!.map((entry) => BigInt(entry) - drop),
    moves,
    operations: 2 * n * moves + n,
  }
}

/**
 * x^j for range(x) ≤ l by Lemma 2: only the first l pivots are looked for. Entry i is kept in the
 * s-th block of l rows after them in the rows in which entry i + s, cyclically, is kept in the first.
 */
export function farTermByLemma2(x: readonly number[], l: number, j: bigint): FarTerm {
  const n = x.length
  const pivots = rowsFrom(x, l, l - 1).map((row) => pivotOf(row, l))
  const period = BigInt(n * l)
  const left = Number(j % period)
  const [blocks, rest] = [Math.floor(left / l), left % l]
  const kept = x.map((_, i) => pivots.filter((pivot) => pivot === i + 1).length)
  const keptInRest = x.map(
    (_, i) => pivots.slice(0, rest).filter((pivot) => pivot === ((i + blocks) % n) + 1).length,
  )
  // A window of `blocks` entries of `kept` slides cyclically over the places.
  let window = kept.slice(0, blocks).reduce((a, b) => a + b, 0)
  const drop = (j / period) * BigInt((n - 1) * l)
  const vector = x.map((entry, i) => {
    const lowered = left - window - keptInRest[i]!
    window += kept[(i + blocks) % n]! - kept[i]!
    return BigInt(entry - lowered) - drop
  })
  return { vector, moves: l, operations: 2 * n * l + 4 * n }
}

/** A vector of range ≤ l with a multiple of l, and the last row of a period that is far out. */
function farTerm(by: typeof farTermByT11, n: number, l: number): FarTerm {
  const x = Array.from({ length: n }, (_, i) => Math.floor((i * l) / n))
  return by(x, l, 10n ** 30n * BigInt(n * l) + BigInt(n * l - 1))
}

const ofN = { fixed: 'l = 4', from: 8 }
const ofL = { fixed: 'n = 4', from: 8 }

export const gnT1cx: readonly Claim[] = printedAndCorrected(
  {
    ...doublings({
      'n-moves-T1.1': { ...ofN, operations: (n) => farTerm(farTermByT11, n, 4).moves },
      'n-entries-T1.1': { ...ofN, operations: (n) => farTerm(farTermByT11, n, 4).operations },
      'n-entries-L2': { ...ofN, operations: (n) => farTerm(farTermByLemma2, n, 4).operations },
      'l-entries-T1.1': { ...ofL, operations: (l) => farTerm(farTermByT11, 4, l).operations },
      'l-entries-L2': { ...ofL, operations: (l) => farTerm(farTermByLemma2, 4, l).operations },
      // the schoolbook division of j by a small number takes a step for each digit of j
      digits: { fixed: 'n = l = 4', from: 8, operations: (count) => count },
    }),
    ...growsAs(() => 1),
    id: 'GN-T1.cx',
    kind: 'remark',
    at: 'abstract and section 2',
    paperStatus: 'asserted',
    title: 'x^j is computed in time linear in n, l, log j and the logarithms of the entries',
    statement: String.raw`For $range(x^0)\le l$ the vector $x^j$ is computed, by T1.1, in time linear in $n$, $l$, $\log j$ and $\sum_i\log(|x_i|+1)$.`,
    conventions: [
      'linear in each of the variables while the others are fixed',
      'procedures: (T1.1) reduce j modulo nl and make the moves that are left; (Lemma 2) find the first l pivots only and count',
      'units: GM-moves, or entries read and changed, of which a move takes 2n',
    ],
    // not more than twice as many for the third and later doublings, and no slack
    wrong: {
      case: { variable: 'n-entries-L2' },
      holds: ({ before, after, size }) => after <= (size === 128 ? 1.9 : 2) * before,
    },
  },
  {
    title: 'x^j takes time linear in n, l, log j by Lemma 2; by T1.1 alone, quadratic in n',
    statement: String.raw`For $range(x^0)\le l$ the vector $x^j$ is computed, by T1.1 and Lemma 2, in time linear in $n$, $l$, $\log j$ and $\sum_i\log(|x_i|+1)$. By T1.1 alone the number of moves is linear in $n$; the time is linear in $l$, but quadratic in $n$. Changed: Lemma 2 is used, and of T1.1 alone a quadratic bound is claimed for the entries read and changed.`,
    ...growsAs((variable) => (variable === 'n-entries-T1.1' ? 2 : 1)),
    wrong: {
      case: { variable: 'n-entries-T1.1' },
      // four times as many, but for the last doubling
      holds: ({ before, after, size }) => after <= (size === 128 ? 4 : 5) * before,
    },
  },
)
