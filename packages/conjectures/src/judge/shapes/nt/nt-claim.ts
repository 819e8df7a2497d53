import { type Claim, DEFAULT_LIMITS } from '../../../claim/claim.ts'
import { partOf, type Parts } from '../../../facts/setnim/part.ts'
import { statementClaim } from '../dh/statement-claim.ts'
import { streamHeader } from '../../stream-header.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { rowsOfPart } from './by-rows.ts'
import { judgeByRows, type RowTruth } from './judge-by-rows.ts'
import { rowGame } from '../../../facts/setnim/row-game.ts'

type Statement = Parameters<typeof statementClaim>[0]

/** A statement whose parts may say how they are judged row by row. */
interface NtStatement extends Omit<Statement, 'paperStatus' | 'truth' | 'data'> {
  readonly truth?: RowTruth
}

/**
 * A statement proved in the project's documents; judged like those of the papers, or row by row where
 * a part says how and holds, unless another kernel than `auto` is asked for.
 */
export function ntClaim(statement: NtStatement): Claim {
  const claim = statementClaim({ ...statement, paperStatus: 'proved' })
  const { games, truth } = statement
  const judge: Claim['judge'] = (printed, parameters, domain, limits = DEFAULT_LIMITS) => {
    const rowsOf = rowsOfPart(partOf(printed as Parts, parameters))
    const isFast = limits.kernel === undefined || limits.kernel === 'auto'
    if (rowsOf !== undefined && isFast && games !== undefined && truth !== undefined) {
      const box = domain as BoxDomain
      const mayRun = claim.cost(parameters, box).memory <= BigInt(limits.memory)
      const game = mayRun ? rowGame(games.ruleset(parameters), box, limits) : null
      const header = streamHeader(claim.id, parameters, box)
      const result = game === null ? null : judgeByRows(rowsOf, game, truth, header)
      if (result !== null) return result
    }
    return claim.judge(printed, parameters, domain, limits)
  }
  return {
    ...claim,
    paper: 'nt',
    judge,
    check: (parameters, domain, limits) => judge(claim.printed, parameters, domain, limits),
  }
}
