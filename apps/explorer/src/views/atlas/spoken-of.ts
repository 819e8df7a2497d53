import { moveSizes, type Ruleset } from '@nim/core/rules'
import { type ClaimRow, claimRows, statementWords } from '../claims/claim-rows.ts'

/** Finds the claims about a game by the name of the game or by the name of its family. */
export interface SpokenOf {
  readonly byName: readonly ClaimRow[]
  readonly byFamily: readonly ClaimRow[]
}

/** Finds the claims whose title or statement names a game or its family. */
export async function claimsSpeakingOf(ruleset: Ruleset): Promise<SpokenOf> {
  const [rows, statements] = await Promise.all([claimRows(), statementWords()])
  const texts = rows.map((row) => ({
    row,
    text: plain(`${row.title} ${statements.get(row.id) ?? ''}`),
  }))
  const having = (names: readonly string[]): ClaimRow[] =>
    texts.filter(({ text }) => names.some((name) => text.includes(name))).map(({ row }) => row)
  const byName = having(namesOf(ruleset))
  return {
    byName,
    byFamily: having(familiesOf(ruleset)).filter((row) => !byName.includes(row)),
  }
}

/** Removes LaTeX markup, so that `SN(4,\{2,3\})` and SN(4,{2,3}) are equal. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\\(?:l?dots|cdots)|…/g, '..')
    .replaceAll('−', '-')
    .replaceAll(/[${}\\\s]/g, '')
}

function namesOf(ruleset: Ruleset): string[] {
  const { piles } = ruleset
  const sizes = moveSizes(ruleset)
  if (sizes === null) return ruleset.kind === 'WYTHOFF' ? ["wythoff'sgame"] : []
  return [
    `sn(${piles},${sizes.join()})`,
    ...(sizes.length === 1 ? [`nim(${piles},${sizes[0]})`] : []),
  ]
}

/** The names of families in the papers. */
function familiesOf(ruleset: Ruleset): string[] {
  const { piles: n } = ruleset
  const sizes = moveSizes(ruleset)
  if (sizes === null) return ruleset.kind === 'HNIM' ? ['hypergraph'] : []
  const [k] = sizes
  const last = sizes.at(-1)!
  const isRange = sizes.every((size, i) => size === k! + i)
  if (sizes.length === 1) {
    return [...(k === n - 1 ? ['nim(k+1,k)', 'nim(n,n-1)'] : []), 'nim(n,k)']
  }
  if (isRange && last === n) return ['sn(n,k,..,n)', 'sn(n,a)']
  if (isRange && last === n - 1) return ['sn(n,k,..,n-1)', 'sn(n,a)']
  return ['sn(n,a)']
}
