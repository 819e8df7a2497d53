import type { Claim } from '../claim.ts'
import { statementClaim } from '../dh/statement-claim.ts'

type Statement = Parameters<typeof statementClaim>[0]

/** A statement proved in the project's documents; judged like those of the papers. */
export function ntClaim(statement: Omit<Statement, 'paperStatus'>): Claim {
  return { ...statementClaim({ ...statement, paperStatus: 'proved' }), paper: 'nt' }
}
