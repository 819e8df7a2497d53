import type { Claim } from '../../claim/claim.ts'
import { sessionClaim } from './4-accuracy/session-r0-accuracy.ts'

/** R0 with the larger coordinate in the place of the difference. */
export const v16R0Fix: Claim = sessionClaim({
  id: 'V-16.R0-fix',
  source: 'sections 14 to 16, R0, corrected by nimlab',
  title: 't := L at the start, r := ⌈log t⌉; x_r serves for the whole game',
  statement: String.raw`As V-16.R0 with $t:=L$ in the place of $t:=L-S$: the differences of later positions can be as large as $L$, not only $L-S$.`,
  printed: (_, l) => l,
})
