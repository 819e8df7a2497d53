import { certifiesLower, type Point } from '@nim/core/wythoff'

/** Whether (S,L), of any size, is a winning point, by the certificate a² − an − n² < 0 < (a+1)² − (a+1)n − n². */
export function isHugeWinningPoint([S, L]: Point<bigint>): boolean {
  return S === L ? S === 0n : certifiesLower(L - S, S)
}

/** Whether a move leads from (S,L) to (x,y), in any order, and that is a winning point. */
export function isHugeWinningMove([S, L]: Point<bigint>, [x, y]: Point<bigint>): boolean {
  const isTaken = (s: bigint, l: bigint): boolean =>
    s >= 0n && l >= 0n && s + l > 0n && (s === 0n || l === 0n || s === l)
  const isLegal = isTaken(S - x, L - y) || isTaken(S - y, L - x)
  return isLegal && isHugeWinningPoint(x <= y ? [x, y] : [y, x])
}
