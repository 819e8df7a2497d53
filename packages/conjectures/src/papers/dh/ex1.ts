import {
  exactSlowNim,
  formatPosition,
  formatRuleset,
  options,
  type Ruleset,
  slowSetNim,
  sortedBox,
} from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { moveSizesFrom } from '../../facts/setnim/move-sets.ts'
import type { Instance, ListedPart, Parts } from '../../facts/setnim/part.ts'
import { DH } from '../../claim/sources/dh.ts'
import { type InstanceList, statementClaim } from '../../judge/shapes/dh/statement-claim.ts'
import { stackSets } from '../../facts/setnim/visit-moves.ts'

const HEIGHTS = 3

interface Named extends Instance {
  readonly n: number
  readonly k: number
  /** The options, as text, of every small position in the game that the name means. */
  readonly options: string
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

function named(
  says: string,
  sizes: (n: number, k: number) => readonly number[],
): ListedPart<Named> {
  return {
    says,
    ofInstance: ({ n, k, options: found }) => byRules(slowSetNim(n, sizes(n, k))) === found,
  }
}

const PRINTED: Parts = {
  exact: named('Slow Exact k-Nim is SN(n,{k})', (_, k) => [k]),
  Moore: named('slow Moore k-Nim is SN(n,{1,…,k})', (_, k) => moveSizesFrom(1, k)),
  'NIM(n,k)': named('NIM(n,k) is SN(n,{k})', (_, k) => [k]),
  'I1 to I3': named(
    'k = 1 and k = n of the first family are the games of I1 and I2, k = n of the second that of I3',
    (n: number, k: number) => (k === 1 ? [1] : k === n ? [n] : moveSizesFrom(1, n)),
  ),
}

const MEANING: Readonly<Record<string, (n: number, k: number) => string>> = {
  exact: (n, k) => byWords(n, (count) => count === k),
  Moore: (n, k) => byWords(n, (count) => count <= k),
  'NIM(n,k)': (n, k) => byRules(exactSlowNim(n, k)),
  'I1 to I3': (n, k) => byWords(n, (count) => (k === 1 || k === n ? count === k : count <= n)),
}

function listOf(part: string): InstanceList {
  return {
    defaultDomain: () => ({ kind: 'up-to', of: 'n', max: 5 }),
    cost: (_, domain) => ({
      positions: domain.kind === 'fixed' ? 0n : 4n ** BigInt(domain.max),
      memory: 1n << 16n,
    }),
    list: (_, domain) => ({ instances: instances(part, domain.kind === 'fixed' ? 0 : domain.max) }),
  }
}

function* instances(part: string, most: number): Generator<Named> {
  for (let n = 1; n <= most; n++) {
    for (let k = 1; k <= n; k++) {
      const found = MEANING[part]!(n, k)
      yield {
        n,
        k,
        options: found,
        actual: found.length,
        witness: () => ({ n, k }),
        finds: () =>
          `the game meant by the words has other options than the constructor's, for n = ${n}, k = ${k}, as with ${formatRuleset(exactSlowNim(n, k))}`,
      }
    }
  }
}

/** Names of special cases. */
export const dhEX1: Claim = statementClaim({
  id: 'DH-EX1',
  kind: 'example',
  source: `${DH}, Example 1`,
  paperStatus: 'asserted',
  title: 'SN(n,{k}) is Slow Exact k-Nim, SN(n,{1,…,k}) slow Moore k-Nim',
  statement: String.raw`$SN(n,\{k\})$ is Slow Exact $k$-Nim: play on exactly $k$ stacks. $SN(n,\{1,\dots,k\})$ is slow Moore $k$-Nim: play on at most $k$ stacks. The games of I1, I2, I3 are among them.`,
  conventions: [`options compared on all positions with heights up to ${HEIGHTS}`],
  decides:
    'for every n up to the bound and every k, whether the constructors give the options that the words describe',
  complexity: 'C(n+3,n) positions times 2^n sets for each n and k',
  lists: listOf,
  printed: PRINTED,
})
