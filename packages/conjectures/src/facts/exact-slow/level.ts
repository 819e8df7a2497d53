import { criticalByTheorem1 } from '@nim/core/exact-slow'
import { levelsOnBox, wordsOfLevels } from '@nim/core/exact-slow/definitions'
import { boxCount } from '@nim/core/rules'
import type { Fact } from '../fact.ts'
import { criticalByM } from './critical.ts'
import { mPlayLength } from './m-play-length.ts'

const bytes: NonNullable<Fact['bytes']> = ({ piles }, { max }) =>
  boxCount(piles, max, true) * BigInt(4 + 4 * wordsOfLevels(piles, max))

export const level: Fact = {
  says: 'the only m such that x ≽ some m-critical position and no (m+1)-critical one; −1 if there is none or several',
  source: 'GMMV-D9',
  about: 'NIM(k+1,k)',
  of: (game) => {
    const critical = game.column(criticalByM)
    const levels = levelsOnBox(game.box, (_, rank) => critical[rank]!)
    return (_, rank) => levels[rank]!
  },
  needs: [criticalByM, mPlayLength],
  bytes,
}

export const levelByTheorem1: Fact = {
  says: 'the only m such that x ≽ some z with (A) or (B) for m and none for m + 1; −1 if there is none or several',
  source: 'GMMV-S3',
  about: 'NIM(k+1,k)',
  of: ({ box }) => {
    const levels = levelsOnBox(box, (x) => criticalByTheorem1(x)[0]?.m ?? -1)
    return (_, rank) => levels[rank]!
  },
  bytes,
}
