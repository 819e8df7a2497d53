import { labelIn, type SolvedBox } from '../box/solved-box.ts'
import { simplified, type Tree } from '../learn/tree.ts'
import { decide, type DecideLimits, type Decision } from './decide.ts'

/** A period of the values of a single heap. From some heap size on, the values repeat. */
interface Period {
  readonly from: number
  readonly modulus: number
}

/**
 * Describes a game with a single heap by the residue of the heap. It tries all moduli up to half
 * the box. A modulus is suitable if it explains the values from some heap size on, for at least two
 * periods. Among the suitable moduli, the function takes the one with the smallest sum of start and
 * period.
 *
 * @returns null for a game with several piles, and if no modulus explains the box
 * @complexity O(square of the largest heap)
 * @source E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 4: subtraction games are
 *   periodic
 */
export function searchPeriods(box: SolvedBox, limits: DecideLimits): Decision | null {
  if (box.ruleset.piles !== 1) return null
  const labels = Array.from({ length: box.max + 1 }, (_, heap) => labelIn(box, [heap]))
  const period = shortestPeriod(labels)
  return period === null ? null : decide(box, simplified(treeOf(labels, period)), limits)
}

function shortestPeriod(labels: readonly number[]): Period | null {
  let shortest: Period | null = null
  for (let modulus = 1; 2 * modulus <= labels.length; modulus++) {
    const last = labels.findLastIndex((label, heap) => label !== (labels[heap + modulus] ?? label))
    const period = { from: last + 1, modulus }
    const isSeenTwice = period.from + 2 * modulus <= labels.length
    if (isSeenTwice && lengthOf(period) < lengthOf(shortest)) shortest = period
  }
  return shortest
}

function lengthOf(period: Period | null): number {
  return period === null ? Infinity : period.from + period.modulus
}

/**
 * A tree with a case for each residue of the heap sizes from the start of the period on. Each
 * smaller heap size is a separate case.
 */
function treeOf(labels: readonly number[], { from, modulus }: Period): Tree {
  const leaf = (label: number): Tree => ({ kind: 'leaf', label })
  const children = Array.from({ length: modulus }, (_, residue) =>
    leaf(labels[from + ((residue - (from % modulus) + modulus) % modulus)]!),
  )
  return labels.slice(0, from).reduceRight<Tree>(
    (above, label, heap) => ({
      kind: 'threshold',
      form: [1],
      least: heap + 1,
      above,
      below: leaf(label),
    }),
    { kind: 'residue', form: [1], modulus, children },
  )
}
