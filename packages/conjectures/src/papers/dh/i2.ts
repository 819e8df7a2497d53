import { outcomeOnAllStacks, playLengthOnAllStacks } from '@nim/core/setnim'
import type { Claim } from '../../claim/claim.ts'
import { looking } from '../../rows/looks-at.ts'
import { oneGame } from '../../facts/setnim/game-families.ts'
import { lowest } from '../../facts/setnim/part-classes.ts'
import { singleLengthClaim } from '../../judge/shapes/dh/single-length-claim.ts'

/** Play on all stacks. */
export const dhI2: Claim = singleLengthClaim({
  id: 'DH-I2',
  title: 'SN(n,{n}): every play has x_1 moves, so x is P iff x_1 is even',
  statement: String.raw`In $SN(n,\{n\})$ every play from $x$ has exactly $x_1$ moves, so $x$ is a P-position iff $x_1$ is even.`,
  conventions: ['normal play'],
  games: oneGame((n) => [n], 1, 8),
  says: { length: 'every play has x_1 moves', outcome: 'x is P iff x_1 is even' },
  length: playLengthOnAllStacks,
  lengthLooksAt: lowest,
  outcome: looking('parities', outcomeOnAllStacks<number>),
})
