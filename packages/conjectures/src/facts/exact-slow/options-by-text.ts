import { formatPosition, type Ruleset, sorted } from '@nim/core/rules'
import type { Fact } from '../fact.ts'

/** The options of a position of NIM(n,k). */
export const optionsByText: Fact<readonly string[]> = {
  says: 'the options of x, written out and sorted: for every set of exactly k nonempty piles, one stone less on each',
  source: 'GMMV-D1',
  about: 'NIM',
  of: ({ ruleset }) => {
    const k = sizeOf(ruleset)
    return (x) => textsOf(x, k)
  },
}

/** Whether some of these options is a P-position by exhaustive solution. */
export const hasPOption: Fact<boolean> = {
  says: 'whether some option by the text is P',
  source: 'GMMV-D1',
  about: 'NIM',
  of: ({ ruleset, box, values }) => {
    const outcomes = values('outcome')
    const k = sizeOf(ruleset)
    return (x) =>
      textsOf(x, k).some((option) => outcomes[box.rank(option.split(',').map(Number))] === 0)
  },
}

function sizeOf(ruleset: Ruleset): number {
  return ruleset.kind === 'NIM' ? ruleset.k : 0
}

function textsOf(x: readonly number[], k: number): string[] {
  const found = new Set<string>()
  for (let set = 0; set < 1 << x.length; set++) {
    const chosen = x.filter((_, i) => (set >> i) & 1)
    if (chosen.length !== k || chosen.includes(0)) continue
    found.add(formatPosition(sorted(x.map((pile, i) => pile - ((set >> i) & 1)))))
  }
  return [...found].sort()
}
