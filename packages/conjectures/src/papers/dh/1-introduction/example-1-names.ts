import { exactSlowNim, options, slowSetNim, sortedBox } from '@nim/core/rules'
import { leftByMoves } from '@nim/core/setnim/definitions'
import { moveSizesFrom } from '../../../facts/setnim/move-sets.ts'
import { formatOptions } from '../../../facts/setnim/options.ts'
import { type Claim, instances, upTo, type UpToDomain } from '../../../judge/index.ts'

/**
 * The game that a name means for these n and k. The options of every small position, written as
 * text, identify it.
 */
type Named = { readonly n: number; readonly k: number; readonly meant: string }

/** For each part of the example, the allowed numbers of stacks in a move. */
const SIZES: Readonly<Record<string, (n: number, k: number) => readonly number[]>> = {
  exact: (_, k) => [k],
  Moore: (_, k) => moveSizesFrom(1, k),
  'NIM(n,k)': (_, k) => [k],
  'I1 to I3': (n, k) => (k === 1 || k === n ? [k] : moveSizesFrom(1, n)),
}

/** The options of all positions of a small box, as text. */
function optionSets(n: number, of: (x: readonly number[]) => (readonly number[])[]): string {
  const box = sortedBox(n, 3)
  return Array.from({ length: box.count }, (_, rank) => formatOptions(of(box.unrank(rank)))).join()
}

function isGame({ n, k, meant }: Named, { part }: { part: string }): boolean {
  return meant === optionSets(n, (x) => options(slowSetNim(n, SIZES[part]!(n, k)), x))
}

export const dhEX1: Claim = instances<{ part: string }, UpToDomain, Named>({
  id: 'DH-EX1',
  kind: 'example',
  at: 'Example 1',
  title: 'SN(n,{k}) is Slow Exact k-Nim, SN(n,{1,…,k}) slow Moore k-Nim',
  statement: String.raw`$SN(n,\{k\})$ is Slow Exact $k$-Nim: play on exactly $k$ stacks. $SN(n,\{1,\dots,k\})$ is slow Moore $k$-Nim: play on at most $k$ stacks. The games of I1, I2, I3 are among them.`,
  conventions: ['the check compares the options at all positions with heights up to 3'],
  domain: upTo('n', 5),
  cost: (_, { max }) => 4n ** BigInt(max),
  *instances({ parameters: { part }, domain }) {
    for (let n = 1; n <= domain.max; n++) {
      for (let k = 1; k <= n; k++) {
        const byWords = (x: readonly number[]) => leftByMoves(x, SIZES[part]!(n, k))
        const byRules = (x: readonly number[]) => [...options(exactSlowNim(n, k), x)]
        yield { n, k, meant: optionSets(n, part === 'NIM(n,k)' ? byRules : byWords) }
      }
    }
  },
  digest: ({ meant }) => meant.length,
  printed: {
    exact: { says: 'Slow Exact k-Nim is SN(n,{k})', holds: isGame },
    Moore: { says: 'slow Moore k-Nim is SN(n,{1,…,k})', holds: isGame },
    'NIM(n,k)': { says: 'NIM(n,k) is SN(n,{k})', holds: isGame },
    'I1 to I3': { says: 'k = 1 and k = n give I1 and I2, or I3 for at most k', holds: isGame },
  },
  // The mutation states that the names are correct only for k = 1.
  wrongAt: { case: { part: 'exact' }, max: 3 },
  wrong: ({ k }) => k === 1,
  witness: ({ n, k }) => ({ n, k }),
})
