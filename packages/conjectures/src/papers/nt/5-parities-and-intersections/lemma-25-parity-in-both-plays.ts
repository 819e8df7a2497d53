import type { PlayConvention } from '@nim/core/rules'
import { isOddWithOne, parityFormula } from '@nim/core/setnim'
import { NT } from '../../../claim/sources/nt.ts'
import type { ByA } from '../../../facts/setnim/game-families.ts'
import { everyAOf } from '../../../facts/setnim/games-of-theorems.ts'
import { moveSets, parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { choice, type Claim, exchanged, formulas } from '../../../judge/index.ts'

type Case = ByA & { readonly play: PlayConvention }

/** Every set that consists of odd numbers and contains 1. */
export function oddSetsWithOne(n: number): string[] {
  return moveSets(n).filter((A) => isOddWithOne(parseMoveSet(A)))
}

const games = everyAOf(oddSetsWithOne, 1, 6)

export const ntL25: Claim = formulas<Case>({
  id: 'NT-L25',
  kind: 'lemma',
  at: `${NT.parities}, Lemma 25`,
  title:
    'A of odd numbers that contains 1: P iff |x| is even in normal play, iff |x| is odd in misère play',
  statement: String.raw`Let $A$ consist of odd numbers, with $1\in A$. In normal play of $SN(n,A)$, $x$ is a P-position iff $|x|$ is even. In misère play, $x$ is a P-position iff $|x|$ is odd.`,
  conventions: [
    'x = 0 is P in normal play and N in misère play',
    'the case of normal play is NT-4 (a)',
  ],
  games: {
    ...games,
    parameters: [
      ...games.parameters,
      choice('play', 'the play convention', ['normal', 'misere'] satisfies PlayConvention[]),
    ],
  },
  play: ({ play }) => play,
  printed: ({ n, play }) => ({ says: parityFormula(n, play) }),
  wrongAt: { case: { n: 2, A: '{1}', play: 'misere' } },
  wrong: exchanged({ says: parityFormula(2, 'misere') }, 'x1', 0, 8),
})
