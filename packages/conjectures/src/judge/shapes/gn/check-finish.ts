import type { finishTime } from '@nim/core/gm'
import { rangeOf, successorOf } from '../../../facts/gm/rule-by-definition.ts'
import { examined, type Examined } from './vector-claim.ts'

/**
 * Compares T(x,l,q,level) for every q and the given levels with the rows of the sequence: the first
 * that has at least q entries at or below the level.
 */
export function checkFinish(
  time: typeof finishTime<number>,
  x: readonly number[],
  { n, l }: { readonly n: number; readonly l: number },
  levels: readonly number[],
): Examined {
  const lowest = Math.min(...levels)
  const budget = 4 * n * (rangeOf(x) + Math.abs(x[0]!) + Math.abs(lowest) + l)
  const wanted = levels.flatMap((level) => x.map((_, i) => ({ level, q: i + 1 })))
  const first = new Map<string, number>()
  let row: readonly number[] = x
  for (let j = 0; j <= budget && first.size < wanted.length; j++) {
    for (const { level, q } of wanted) {
      const reached = row.filter((entry) => entry <= level).length >= q
      if (reached && !first.has(`${q} ${level}`)) first.set(`${q} ${level}`, j)
    }
    row = successorOf(row, l)
  }
  const wrong = wanted.find(
    ({ level, q }) => (time(x, l, q, level) ?? undefined) !== first.get(`${q} ${level}`),
  )
  const sum = [...first.values()].reduce((a, b) => a + b, 0)
  return examined(sum, wrong === undefined, () => {
    const { level, q } = wrong!
    const actual = first.get(`${q} ${level}`) ?? null
    const expected = time(x, l, q, level)
    return {
      expected,
      actual,
      explain: `T for q = ${q} and level ${level} is computed as ${expected}; the first row with ${q} entries <= ${level} is ${actual ?? 'none'}`,
    }
  })
}
