import { and, even, integers, odd } from '@nim/presburger'
import type { Strategy } from '@nim/prover'

/**
 * The parity rule, as one rule for each pattern of odd and even heights. The move takes tokens from
 * all odd stacks. If fewer than k stacks are odd, it also takes tokens from the highest even
 * stacks, so that the total is k stacks.
 *
 * @source NT-T5
 */
export function parityRuleStrategy(n: number, k: number): Strategy {
  return rulesByParities(n, (isOdd) => {
    const played = isOdd.flatMap((odd, i) => (odd ? [i + 1] : []))
    for (let i = n; played.length < k; i--) if (!isOdd[i - 1]!) played.push(i)
    return played.sort((a, b) => a - b)
  })
}

/** A strategy that uses only the parities of the piles. */
export function rulesByParities(
  n: number,
  play: (isOdd: readonly boolean[]) => readonly number[],
): Strategy {
  const x = integers('x', n)
  return Array.from({ length: 2 ** n }, (_, bits) => {
    const isOdd = x.map((__, i) => ((bits >> i) & 1) === 1)
    return {
      when: and(...x.map((pile, i) => (isOdd[i]! ? odd(pile) : even(pile)))),
      play: play(isOdd),
    }
  })
}
