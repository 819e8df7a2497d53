import { oneLine } from '@nim/core/rules'

/**
 * The part of a sweep that one of several machines runs. The part contains the shards whose index
 * is `residue` modulo `modulus`.
 */
export interface Part {
  readonly residue: number
  readonly modulus: number
}

/**
 * Parses a part such as `3/64`, which is the third of 64 parts. Parts are counted from 1, as in
 * test runners.
 * @throws RangeError unless 1 ≤ i ≤ N
 */
export function parsePart(text: string): Part {
  const match = /^(\d{1,9})\/(\d{1,9})$/.exec(text)
  const [i, n] = [Number(match?.[1]), Number(match?.[2])]
  if (match === null || i < 1 || i > n) {
    throw new RangeError(`--shard '${oneLine(text)}': expected i/N with 1 <= i <= N, such as 3/64`)
  }
  return { residue: i - 1, modulus: n }
}

/**
 * Returns the part with this residue. Residues are counted from 0, as in nauty.
 * @throws RangeError unless 0 ≤ residue < modulus
 */
export function partOf(residue: number, modulus: number): Part {
  if (!(residue >= 0 && residue < modulus)) {
    throw new RangeError(`expected 0 <= res < mod, got --res ${residue} --mod ${modulus}`)
  }
  return { residue, modulus }
}

/**
 * True if the shard belongs to the part. If there are N parts, every shard belongs to exactly one
 * of them.
 */
export function isInPart(shard: number, part: Part | undefined): boolean {
  return part === undefined || shard % part.modulus === part.residue
}
