import { type Code, unsigned } from './code.ts'

/**
 * Stores one lane of a vector, that is, one of its equal parts. Tables in rank order and moves
 * within a plane need this function, because they are processed cell by cell.
 */
export const storeLane = (
  bytes: 1 | 2 | 4,
  address: Code,
  offset: number,
  vector: Code,
  lane: number,
): Code => [address, vector, 0xfd, 0x58 + Math.log2(bytes), 0, unsigned(offset), lane]

/**
 * A copy of a vector in which a number from memory replaces one lane (one of the equal parts of the
 * vector).
 */
export const loadLane = (
  bytes: 1 | 2,
  address: Code,
  offset: number,
  vector: Code,
  lane: number,
): Code => [address, vector, 0xfd, bytes === 1 ? 0x54 : 0x55, 0, unsigned(offset), lane]
