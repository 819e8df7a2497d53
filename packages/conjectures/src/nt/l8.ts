import { isPTypeByConjecture1 } from '@nim/core/setnim'
import type { Claim } from '../claim.ts'
import type { Parts } from '../dh/part.ts'
import type { PositionFacts, Type } from '../dh/position-facts.ts'
import { typeOf } from '../dh/position-facts.ts'
import { FAILS, HOLDS, SILENT } from '../evidence/tally.ts'
import { byRows, type RowsOf } from './by-rows.ts'
import { atLeastK } from './games.ts'
import { isInK } from './halves.ts'
import { chopped, longestByDefinition, surplus } from './longest-by-definition.ts'
import { inKRows } from './member-rows.ts'
import { ntClaim } from './nt-claim.ts'
import { sumOuter } from './rule-rows.ts'
import { NT } from './source.ts'
import { oddCountOuter, typeTable } from './type-table.ts'

function isReduced({ k, top, sum }: PositionFacts): boolean {
  return k * top <= sum
}

type IsInT = (n: number, k: number, type: Type) => boolean

const isLengthOfReduced: RowsOf = ({ n, k, lengths }) => {
  const l = lengths()
  return (outer, answers, length, rank) => {
    const ofOuter = sumOuter(outer)
    let lastM = -1
    let below = 0
    for (let x1 = 0; x1 < length; x1++) {
      const sum = ofOuter + x1
      const top = n === 1 ? x1 : outer[n - 1]!
      const m = l[rank + x1]!
      const isReducedHere = k * top <= sum
      let holds = isReducedHere === top <= m
      if (isReducedHere && holds) {
        if (m !== lastM) {
          lastM = m
          below = -k * m
          for (let i = 1; i < n; i++) below += outer[i]! < m ? outer[i]! : m
        }
        // m = ⌊sum/k⌋, and F_x(m) is what is left
        const left = sum - k * m
        holds = left >= 0 && left < k && below + (x1 < m ? x1 : m) === left
      }
      answers[x1] = holds ? HOLDS : FAILS
    }
  }
}

/** Whether reduced positions are in K exactly if their type is in T. */
function isTypeOfReduced(isInT: IsInT): RowsOf {
  return (game) => {
    const { n, k } = game
    const types = typeTable(game, (type) => isInT(n, k, type))
    const isInKRow = inKRows(game)
    const said = new Uint8Array(game.box.max + 1)
    return (outer, answers, length) => {
      isInKRow(outer, answers, length)
      const ofOuter = sumOuter(outer)
      // where the highest stack is not too high for x to be reduced
      const from = n === 1 ? 0 : Math.min(length, Math.max(0, k * outer[n - 1]! - ofOuter))
      types.fillRow(said, from, length, oddCountOuter(outer), ofOuter)
      for (let x1 = 0; x1 < length; x1++) {
        const sum = ofOuter + x1
        const top = n === 1 ? x1 : outer[n - 1]!
        if (k * top > sum) answers[x1] = SILENT
        else answers[x1] = said[x1] === answers[x1] ? HOLDS : FAILS
      }
    }
  }
}

/** The type of min(x,l(x)), and the ranks of its halves, are found anew where l changes along a row. */
function isTypeOfReduction(isInT: IsInT): RowsOf {
  return (game) => {
    const { n, k } = game
    const l = game.lengths()
    const halves = game.halves()
    const { lengths, shares } = halves
    const types = typeTable(game, (type) => isInT(n, k, type))
    const isInKRow = inKRows(game)
    return (outer, answers, length, rank) => {
      isInKRow(outer, answers, length)
      let lastM = -1
      let ofOuter = 0
      let odd = 0
      let top = 0
      let lower = 0
      let upper = 0
      for (let x1 = 0; x1 < length; x1++) {
        const m = l[rank + x1]!
        if (m !== lastM) {
          lastM = m
          ofOuter = 0
          odd = 0
          lower = 0
          upper = 0
          for (let i = 1; i < n; i++) {
            top = outer[i]! < m ? outer[i]! : m
            ofOuter += top
            odd += top & 1
            lower += shares[i]![top >> 1]!
            upper += shares[i]![(top + 1) >> 1]!
          }
        }
        const low = x1 < m ? x1 : m
        const sum = ofOuter + low
        const highest = n === 1 ? low : top
        const isIn = answers[x1]!
        const isLeftIn = lengths[lower + (low >> 1)] === lengths[upper + ((low + 1) >> 1)] ? 1 : 0
        const holds =
          k * highest <= sum && isIn === isLeftIn && isIn === types.at(odd + (low & 1), sum)
        answers[x1] = holds ? HOLDS : FAILS
      }
    }
  }
}

/** A statement on types, asked once for every type that occurs. */
function everyType(holds: (n: number, k: number, type: Type) => boolean): RowsOf {
  return ({ n, k, box }) => {
    const types = typeTable({ n, k, box }, (type) => holds(n, k, type))
    return (outer, answers, length) => {
      types.fillRow(answers, 0, length, oddCountOuter(outer), sumOuter(outer))
      for (let x1 = 0; x1 < length; x1++) answers[x1] = answers[x1] === 1 ? HOLDS : FAILS
    }
  }
}

/** The lemma for a set of types in the place of T. */
export function lemma8Parts(isInT: IsInT): Parts {
  const isNear = (n: number, k: number, { o, r }: Type): boolean => {
    const d = Math.abs(r - (k - 1))
    return (o + d - (k - 1)) % 2 === 0 && isInT(n, k, { o, r }) === o + d <= k - 1
  }
  return {
    a: {
      says: 'k·x_n ≤ sum(x) iff x_n ≤ l(x); then l(x) = ⌊sum(x)/k⌋ and f = sum(x) mod k',
      ofPosition: byRows(isLengthOfReduced, (at) => {
        const { x, k, top, sum } = at
        const l = longestByDefinition(x, k)
        if (isReduced(at) !== top <= l) return false
        return !isReduced(at) || (l === Math.floor(sum / k) && surplus(x, k, l) === sum % k)
      }),
    },
    b: {
      says: 'a reduced x is in K iff o ≤ r ≤ 2k−2−o',
      ofPosition: byRows(isTypeOfReduced(isInT), (at) =>
        isReduced(at) ? isInK(at.x, at.k) === isInT(at.n, at.k, { o: at.o, r: at.r }) : null,
      ),
    },
    c: {
      says: 'red(x) is reduced, and x is in K iff red(x) is, iff the type of red(x) is in T',
      ofPosition: byRows(isTypeOfReduction(isInT), ({ x, k, n }) => {
        const left = chopped(x, k)
        const sum = left.reduce((total, height) => total + height, 0)
        const isIn = isInK(x, k)
        return (
          k * Math.max(...left) <= sum &&
          isIn === isInK(left, k) &&
          isIn === isInT(n, k, typeOf(left, k))
        )
      }),
    },
    distance: {
      says: 'with d = |r − (k−1)|: o + d ≡ k−1 (mod 2), and the type is in T iff o + d ≤ k−1',
      ofPosition: byRows(everyType(isNear), ({ n, k, o, r }) => isNear(n, k, { o, r })),
    },
  }
}

/** K in terms of the number of odd stacks and the sum. */
export const ntL8: Claim = ntClaim({
  id: 'NT-L8',
  kind: 'lemma',
  source: `${NT.types}, Lemma 8`,
  title: 'a reduced x is in K iff o ≤ r ≤ 2k−2−o; every x is in K iff red(x) = min(x,l(x)) is',
  statement: String.raw`Call $x$ reduced if $k\,x_n\le|x|$, let $red(x)=\min(x,l(x))$ stack by stack, $r=|x|\bmod 2k$ and $T=\{o\le r\le2k-2-o\}$. (a) $x$ is reduced iff $x_n\le l(x)$; then $l(x)=\lfloor|x|/k\rfloor$ and $F_x(l(x))=|x|\bmod k$. (b) A reduced $x$ is in $K$ iff it is in $T$. (c) $red(x)$ is reduced, and $x\in K\iff red(x)\in K\iff red(x)\in T$. With $d=|r-(k-1)|$, $T$ is $o+d\le k-1$, and $o+d\equiv k-1\pmod 2$.`,
  conventions: ['that this is the reduction of DH-D3 is NT-L14'],
  decides: 'for every position of the box, all parts',
  complexity: 'C(max+n,n) positions',
  games: atLeastK(6),
  truth: 'rules',
  printed: lemma8Parts(isPTypeByConjecture1),
})
