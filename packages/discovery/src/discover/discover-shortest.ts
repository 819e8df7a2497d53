import type { Subject } from '../box/solved-box.ts'
import { leavesOf } from '../learn/tree.ts'
import { discover, type DiscoverOptions } from './discover.ts'
import type { Discovery, Result } from './discovery.ts'
import { TUNED } from '../tuned.ts'

const { MANY_LEAVES } = TUNED.discoverShortest
export const FURTHER_SEEDS: number = TUNED.discoverShortest.FURTHER_SEEDS

/** The discovery with the fewest leaves, and the seed that found it. */
export interface ShortestDiscovery {
  readonly discovery: Discovery
  readonly seed: number
}

/**
 * Discovers a description. If the description has more than 20 leaves, the search is repeated with
 * three more seeds. A proof is better than a candidate. Between two proofs or two candidates, the
 * description with fewer leaves is better. If both have the same number of leaves, the description
 * from the earlier seed is better.
 *
 * @param longFrom the number of leaves above which the search is repeated with other seeds
 * @throws as `discover`
 */
export function discoverShortest(
  subject: Subject,
  options: DiscoverOptions & { readonly seed: number },
  longFrom: number = MANY_LEAVES,
): ShortestDiscovery {
  let best = { discovery: discover(subject, options), seed: options.seed }
  const { result } = best.discovery
  if (result.status === 'open' || leavesOf(result.tree) <= longFrom) return best
  for (let further = 1; further <= FURTHER_SEEDS; further++) {
    const seed = options.seed + further
    const discovery = discover(subject, { ...options, seed })
    if (lengthOf(discovery.result) < lengthOf(best.discovery.result)) best = { discovery, seed }
  }
  return best
}

/**
 * The length by which results are compared. It is the number of leaves, increased for candidates so
 * that every candidate is longer than every proof.
 */
function lengthOf(result: Result): number {
  if (result.status === 'open') return Infinity
  return leavesOf(result.tree) + (result.status === 'proved' ? 0 : Number.MAX_SAFE_INTEGER / 2)
}
