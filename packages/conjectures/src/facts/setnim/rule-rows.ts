/** The stacks, as indices from 0, to be played on at a nonterminal position. */
export type Rule = (x: readonly number[], k: number) => readonly number[]

/** Which stacks a rule plays on, found once for every choice of odd stacks and number of empty ones. */
export interface RuleSets {
  /**
   * The stacks played on, as bits, at the position with this x_1.
   * @param odd the odd stacks, as bits
   */
  at(outer: readonly number[], x1: number, odd: number, nonempty: number): number
}

const byOddAndEmpty = new WeakSet<object>()

/**
 * The rule, which looks at nothing but which stacks are odd and which are empty. That is not checked
 * here: a test holds it against the rule asked at every position.
 */
export function ofOddAndEmpty<R extends Rule>(rule: R): R {
  const asked = ((x, k) => rule(x, k)) as R
  byOddAndEmpty.add(asked)
  return asked
}

/** Whether it is such a rule. */
export function looksAtOddAndEmpty(rule: Rule): boolean {
  return byOddAndEmpty.has(rule)
}

const UNKNOWN = -1

/** The sets of such a rule for n stacks. */
export function ruleSets(n: number, ask: (x: readonly number[]) => readonly number[]): RuleSets {
  const known = new Int32Array((n + 1) << n).fill(UNKNOWN)
  return {
    at(outer, x1, odd, nonempty) {
      const key = (nonempty << n) | odd
      if (known[key] === UNKNOWN) {
        let set = 0
        for (const i of ask([x1, ...outer.slice(1)])) set |= 1 << i
        known[key] = set
      }
      return known[key]!
    },
  }
}

/**
 * Of equal stacks the first ones in the place of those in a set, by (ties ≫ 1) · 2^n + set: what is
 * left is the same, but sorted.
 */
export function sortedSets(n: number): Int32Array {
  const sets = new Int32Array(2 ** (2 * n - 1))
  for (let ties = 0; ties < 2 ** (n - 1); ties++) {
    for (let set = 0; set < 2 ** n; set++) {
      let those = 0
      for (let i = 0; i < n;) {
        let end = i + 1
        while (end < n && (ties >> (end - 1)) & 1) end++
        const group = (1 << end) - (1 << i)
        let members = 0
        for (let rest = set & group; rest !== 0; rest &= rest - 1) members++
        those |= ((1 << members) - 1) << i
        i = end
      }
      sets[(ties << n) | set] = those
    }
  }
  return sets
}

/**
 * The positions of a row in four kinds: x_1 = 0, x_1 odd, x_1 even, x_1 = x_2. In each the same stacks
 * are odd, empty and equal. `last` is the x_1 of the last kind, or the length of the row if there is
 * one stack only.
 */
export const KINDS = 4

export function firstOfKind(kind: number, last: number): number {
  return kind === 3 ? last : kind
}

export function endOfKind(kind: number, last: number, length: number): number {
  if (kind === 0) return last < 1 ? last : 1
  return kind === 3 ? length : last
}

export function stepOfKind(kind: number): number {
  return kind === 1 || kind === 2 ? 2 : 1
}

/** The odd stacks but stack 1, as bits. */
export function oddOuter(outer: readonly number[]): number {
  let odd = 0
  for (let i = 1; i < outer.length; i++) odd |= (outer[i]! & 1) << i
  return odd
}

/** The number of nonempty stacks but stack 1. */
export function nonemptyOuter(outer: readonly number[]): number {
  let nonempty = 0
  for (let i = 1; i < outer.length; i++) if (outer[i]! > 0) nonempty++
  return nonempty
}
