import { type SolvedGame, solvedGames } from '@nim/core/shift-rules'
import { type Block, heading, paragraphs, table, type Words } from '@nim/report/blocks'

/** Games of the same shape, one for each number of piles. */
interface Pattern {
  readonly title: string
  /** The sizes of the moves with n piles; null if the shape has no such game. */
  readonly sizesOf: (n: number) => readonly number[] | null
}

type Rule = SolvedGame['rules'][number]

const PATTERNS: readonly Pattern[] = [
  { title: 'SN(n,{2})', sizesOf: (n) => (n > 2 ? [2] : null) },
  { title: 'SN(n,{n−1})', sizesOf: (n) => [n - 1] },
  { title: 'SN(n,{n−2})', sizesOf: (n) => (n > 3 ? [n - 2] : null) },
  { title: 'SN(n,{n−1,n})', sizesOf: (n) => [n - 1, n] },
  { title: 'SN(n,{1,n})', sizesOf: (n) => [1, n] },
  { title: 'SN(n,{2,n})', sizesOf: (n) => (n > 2 ? [2, n] : null) },
  { title: 'SN(n,{3,n})', sizesOf: (n) => (n > 3 ? [3, n] : null) },
]
const PILES = [3, 4, 5, 6, 7]

/** Compares the rules of similar games that have three or more piles. */
export function patternsBlocks(): Block[] {
  return [
    heading(2, 'The same rules for more piles'),
    ...paragraphs(
      `Each table compares the rules of similar games with different numbers of piles. These are the rules for the outcome in normal play
that \`nimlab position\` uses. A row contains rules whose vectors z agree, counted either from the last pile or from the first. The
vector (…, 2, 2, 4) begins with as many zeros as the number of piles requires, and (2, 2, 4, …) repeats its last number. A cell contains the
inequalities for that number of piles. "–" means that no rule for this number of piles has this z. The tables show the known rules and prove nothing for other n.
A [proof](../proofs/shift-rules.md#rules-for-all-n) covers SN(n,{n−1}) and SN(n,{n−1,n}) for all n. Its thresholds are equal to those in
the tables, or larger by 2.`,
    ),
    ...PATTERNS.flatMap(patternBlocks),
  ]
}

function patternBlocks({ title, sizesOf }: Pattern): Block[] {
  const games = PILES.flatMap((n) => {
    const sizes = sizesOf(n)
    const name = sizes === null ? '' : `SN(${n},{${sizes.join()}})`
    const isAsked = ({ ruleset, play, value }: SolvedGame): boolean =>
      ruleset === name && play === 'normal' && value === 'outcome'
    const game = solvedGames().find(isAsked)
    return game === undefined ? [] : [{ n, rules: game.rules }]
  })
  const [fromTop, fromBottom] = [endOf, startOf].map((keyOf) => aligned(games, keyOf))
  const rows = fromTop!.size <= fromBottom!.size ? fromTop! : fromBottom!
  const everywhere = [...rows.values()].filter((cells) => cells.size === games.length).length
  return [
    heading(3, title),
    ...paragraphs(`In ${everywhere} of ${rows.size} rows, every cell contains a rule.`),
    table(
      ['z', ...games.map(({ n }) => `n = ${n}`)],
      [...rows].map(([key, cells]) => [
        key.replace(/#\d+$/, ''),
        ...games.map(({ n }): Words => cells.get(n) ?? '–'),
      ]),
    ),
  ]
}

/**
 * Groups the rules of several games. Rules with the same key form one group, which contains their
 * inequalities for each number of piles.
 */
function aligned(
  games: readonly { readonly n: number; readonly rules: readonly Rule[] }[],
  keyOf: (z: readonly number[]) => string,
): Map<string, Map<number, string>> {
  const rows = new Map<string, Map<number, string>>()
  for (const { n, rules } of games) {
    const seen = new Map<string, number>()
    for (const { z, where } of rules) {
      const name = keyOf(z)
      const count = seen.get(name) ?? 0
      seen.set(name, count + 1)
      const key = `${name}#${count}`
      rows.set(key, (rows.get(key) ?? new Map<number, string>()).set(n, inequalities(where)))
    }
  }
  return rows
}

function endOf(z: readonly number[]): string {
  return `(…, ${z.slice(z.findIndex((stones) => stones > 0)).join(', ')})`
}

function startOf(z: readonly number[]): string {
  return `(${z.slice(0, z.indexOf(z.at(-1)!) + 1).join(', ')}, …)`
}

function inequalities(where: Rule['where']): string {
  return where.map(([form, least]) => inequality(form, least)).join('; ')
}

/** Writes an inequality such as `x_3 ≥ x_1 + x_2 + 1`. */
export function inequality(form: readonly number[], least: number): string {
  const [left, right] = [1, -1].map((sign) =>
    form.flatMap((factor, i) => {
      const size = factor * sign
      return size > 0 ? [`${size > 1 ? size : ''}x_${i + 1}`] : []
    }),
  )
  const constant = Math.abs(least)
  const sums = [left!, right!].map((terms) => terms.join(' + '))
  if (least < 0) return `${sums[0]} + ${constant} ≥ ${sums[1]}`
  return `${sums[0]} ≥ ${[...right!, ...(constant > 0 || right!.length === 0 ? [constant] : [])].join(' + ')}`
}
