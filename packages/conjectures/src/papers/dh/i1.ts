import { outcomeOnOneStack, playLengthOnOneStack } from '@nim/core/setnim'
import type { Claim } from '../../claim/claim.ts'
import { looking } from '../../rows/looks-at.ts'
import { oneGame } from '../../facts/setnim/game-families.ts'
import { sum } from '../../facts/setnim/part-classes.ts'
import { singleLengthClaim } from '../../judge/shapes/dh/single-length-claim.ts'

/** Play on one stack. */
export const dhI1: Claim = singleLengthClaim({
  id: 'DH-I1',
  title: 'SN(n,{1}): every play has |x| moves, so x is P iff |x| is even',
  statement: String.raw`In $SN(n,\{1\})$ every play from $x$ has exactly $|x|$ moves, so $x$ is a P-position iff $|x|$ is even.`,
  conventions: ['normal play'],
  games: oneGame(() => [1], 1, 8),
  says: { length: 'every play has sum(x) moves', outcome: 'x is P iff sum(x) is even' },
  length: playLengthOnOneStack,
  lengthLooksAt: sum,
  outcome: looking('parities', outcomeOnOneStack<number>),
})
