import { theoremOn } from '@nim/conjectures/goals'
import { boxOf, moveSizes } from '@nim/core/rules'
import { provedValues } from '@nim/core/proved-values'
import { misereTheorem } from '@nim/core/setnim'
import { compile, type Formula } from '@nim/presburger'
import type { Row } from './row.ts'

/** The maximum pile size of the positions at which theorems are evaluated. */
const KNOWN_TO = 8
/**
 * The theorems that cover only some positions of a game. Every other theorem covers either all
 * positions or none.
 */
const OF_SOME = ['DH-T4.1', 'NT-8']
/**
 * The id of the claim which states that other papers solve NIM(n,2). GMMV does not print the
 * formulas of those papers.
 */
const QUOTED = 'GMMV-Cite1'

/** The fields of a row that `knownBy` reads. */
export type KnownRow = Pick<Row, 'game' | 'ruleset' | 'play' | 'status' | 'variables' | 'formula'>

/**
 * The known theorems that give the outcome of all positions; empty if no theorem covers this game.
 *
 * In normal play, the result contains the theorems that nimlab uses. In misère play, there are
 * three kinds of sources. All plays from a position of SN(n,{1}) or SN(n,{n}) have the same length.
 * NT-L25 and NT-12 describe SN(n,A) for some A. The papers quote results on SN(n,{n−1}) and
 * NIM(4,2). A theorem covers either all positions of a game or none, so a small box shows whether
 * it covers the game.
 *
 * @throws Error if the row contradicts a theorem
 */
export function knownBy({ game, ruleset, play, status, variables, formula }: KnownRow): string[] {
  const sizes = moveSizes(ruleset)
  if (sizes === null) return []
  if (play === 'misere') return inMisere(ruleset.piles, sizes)
  const says = status === 'proved' ? compile(formula as Formula, variables) : null
  const sources = new Set<string>()
  let isSilent = false
  boxOf(ruleset, KNOWN_TO).forEach((x) => {
    const { outcome } = provedValues(ruleset, x, play)
    if (outcome === null || outcome.sources.some((id) => OF_SOME.includes(id))) isSilent = true
    if (outcome === null) return
    for (const id of outcome.sources) sources.add(id)
    if (says !== null && says(x) !== (outcome.value === 'P')) {
      throw new Error(`the row of ${game} contradicts ${outcome.sources.join()} at ${x.join()}`)
    }
  })
  if (!isSilent) return [...sources]
  const theorem = theoremOn(ruleset, play)?.theorem
  if (theorem !== undefined) return [theorem]
  return sizes.length === 1 && sizes[0] === 2 && ruleset.piles <= 6 ? [QUOTED] : []
}

function inMisere(n: number, sizes: readonly number[]): string[] {
  const theorem = misereTheorem(n, sizes)
  const known = theorem === null ? [] : [theorem]
  if (sizes.length > 1) return known
  const [size] = sizes
  if (size === 1 || size === n) return ['GMMV-F4', ...known]
  if (size === n - 1) return ['DH-I4b']
  return size === 2 && n <= 4 ? [QUOTED] : []
}

/**
 * The question of Dufour and Heubach to which a game in normal play belongs; null if it belongs to
 * no question. Their questions ask for the P-positions of SN(n,{k}), SN(n,{k,n}) and SN(n,{1,…,k})
 * for each k that their theorems do not cover.
 */
export function questionOf({ ruleset, play }: Pick<Row, 'ruleset' | 'play'>): string | null {
  const sizes = moveSizes(ruleset)
  if (sizes === null || play === 'misere') return null
  const n = ruleset.piles
  const [least, most] = [sizes[0]!, sizes.at(-1)!]
  if (sizes.length === 1 && least > 1 && least < n - 1) return 'DH-OP1'
  if (sizes.length === 2 && most === n && least > 1 && least < n - 1) return 'DH-OP2'
  return least === 1 && sizes.length === most && most > 1 && most < n ? 'DH-OP4' : null
}
