import {
  exactSlowNim,
  formatPosition,
  options,
  type Ruleset,
  slowSetNim,
  sortedBox,
} from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { moveSizesFrom } from '../../../facts/setnim/move-sets.ts'
import { stackSets } from '../../../facts/setnim/visit-moves.ts'
import { instances } from '../../../judge/instances.ts'

const HEIGHTS = 3

/** The game that a name means for n and k, by the options of every small position, as text. */
interface Named {
  readonly n: number
  readonly k: number
  readonly meant: string
}

/** Options of all positions of a small box. */
function optionSets(n: number, of: (x: readonly number[]) => string[]): string {
  const lines: string[] = []
  sortedBox(n, HEIGHTS).forEach((x) => lines.push([...new Set(of(x))].sort().join(' ')))
  return lines.join('\n')
}

function byRules(ruleset: Ruleset): string {
  return optionSets(ruleset.piles, (x) => options(ruleset, x).map(formatPosition))
}

/** Play on stacks in numbers that are allowed, word for word. */
function byWords(n: number, isAllowed: (count: number) => boolean): string {
  return optionSets(n, (x) =>
    moveSizesFrom(1, n)
      .filter(isAllowed)
      .flatMap((count) => stackSets(n, count).map((set) => x.map((h, i) => h - ((set >> i) & 1))))
      .filter((left) => left.every((height) => height >= 0))
      .map((left) => formatPosition(left.sort((a, b) => a - b))),
  )
}

const MEANING: Readonly<Record<string, (n: number, k: number) => string>> = {
  exact: (n, k) => byWords(n, (count) => count === k),
  Moore: (n, k) => byWords(n, (count) => count <= k),
  'NIM(n,k)': (n, k) => byRules(exactSlowNim(n, k)),
  'I1 to I3': (n, k) => byWords(n, (count) => (k === 1 || k === n ? count === k : count <= n)),
}

/** Whether SN(n,A) is the game meant. */
function isGame({ n, meant }: Named, A: readonly number[]): boolean {
  return byRules(slowSetNim(n, A)) === meant
}

/** Names of special cases. */
export const dhEX1: Claim = instances<{ part: string }, UpToDomain, Named>({
  id: 'DH-EX1',
  kind: 'example',
  at: 'Example 1',
  paperStatus: 'asserted',
  title: 'SN(n,{k}) is Slow Exact k-Nim, SN(n,{1,…,k}) slow Moore k-Nim',
  statement: String.raw`$SN(n,\{k\})$ is Slow Exact $k$-Nim: play on exactly $k$ stacks. $SN(n,\{1,\dots,k\})$ is slow Moore $k$-Nim: play on at most $k$ stacks. The games of I1, I2, I3 are among them.`,
  conventions: [`options compared on all positions with heights up to ${HEIGHTS}`],
  decides:
    'for every n up to the bound and every k, whether the constructors give the options that the words describe',
  complexity: 'C(n+3,n) positions times 2^n sets for each n and k',
  domain: () => ({ kind: 'up-to', of: 'n', max: 5 }),
  cost: (_, { max }) => 4n ** BigInt(max),
  *instances({ parameters: { part }, domain }) {
    for (let n = 1; n <= domain.max; n++) {
      for (let k = 1; k <= n; k++) yield { n, k, meant: MEANING[part]!(n, k) }
    }
  },
  digest: ({ meant }) => meant.length,
  printed: {
    exact: { says: 'Slow Exact k-Nim is SN(n,{k})', holds: (game) => isGame(game, [game.k]) },
    Moore: {
      says: 'slow Moore k-Nim is SN(n,{1,…,k})',
      holds: (game) => isGame(game, moveSizesFrom(1, game.k)),
    },
    'NIM(n,k)': { says: 'NIM(n,k) is SN(n,{k})', holds: (game) => isGame(game, [game.k]) },
    'I1 to I3': {
      says: 'k = 1 and k = n of the first family are the games of I1 and I2, k = n of the second that of I3',
      holds: (game) =>
        isGame(game, game.k === 1 || game.k === game.n ? [game.k] : moveSizesFrom(1, game.n)),
    },
  },
  // only for k = 1
  wrong: { case: { part: 'exact' }, max: 3, holds: ({ k }) => k === 1 },
  witness: ({ n, k }) => ({ n, k }),
})
