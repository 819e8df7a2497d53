import { exactSlowNim } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { looking } from '../../rows/looks-at.ts'
import { piles } from '../../claim/parameters-nk.ts'
import { outcomeClaim } from '../../judge/shapes/gn/outcome-claim.ts'
import { GN } from '../../claim/sources/gn.ts'

/** True if the position is P by the simple formula; asked of positions with an even number of stones. */
type SimpleFormula = (x: readonly number[]) => boolean

/** Piles pair off from the largest down into equal parities, and an even number of pairs is odd. */
function pairsOff(x: readonly number[]): boolean {
  const parities = x.toReversed().map((pile) => pile % 2)
  if (x.length % 2 === 1) parities.push(0)
  const odd = parities.filter((parity) => parity === 1).length
  return parities.every((parity, i) => parity === parities[i ^ 1]) && odd % 4 === 0
}

/** What others solved: games with two piles to a move. */
export const gn31c: Claim = outcomeClaim<SimpleFormula>({
  id: 'GN-3.1.c',
  kind: 'remark',
  source: `${GN}, section 3.1 (quoting Integers 20 (2020) 1-19 and "More about exact slow k-Nim")`,
  paperStatus: 'quoted',
  title: 'NIM(n,2), n = 4, 5, 6: a simple formula for the P-positions of one parity class',
  statement: String.raw`Solved by others: the SG function of $NIM(4,2)$, normal and misere; the P-positions of $NIM(5,2)$ and $NIM(6,2)$, with a simple formula for one parity class of positions. Tested as the simple formula: if $|x|$ is even, $x$ (with empty piles added to make six) is a P-position iff $x_1\equiv x_2$, $x_3\equiv x_4$, $x_5\equiv x_6 \pmod 2$ and an even number of these pairs is odd.`,
  conventions: [
    'no claim of this paper; the pairs (n,k) are reconstructed, and the formula is not in the text: it is the one nimlab finds for the even class',
    'normal play',
  ],
  decides: 'every position of the box with an even number of stones',
  parameters: [piles(2, 3, 6)],
  positions: 20_000,
  ruleset: (n) => exactSlowNim(n, 2),
  printed: looking('parities', pairsOff),
  at: (isP) => (x) => (x.reduce((a, b) => a + b, 0) % 2 === 1 ? null : isP(x)),
  explain: (x, _, actual) =>
    `the parities are ${x.map((pile) => pile % 2).join('')}, and the position is ${actual} by exhaustive solution`,
})
