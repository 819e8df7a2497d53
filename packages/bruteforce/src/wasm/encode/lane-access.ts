import { type Code, unsigned } from './code.ts'

/**
 * Stores one lane of a vector. It is needed for tables in rank order and for moves within a plane,
 * which are processed cell by cell.
 */
export const storeLane = (
  bytes: 1 | 2 | 4,
  address: Code,
  offset: number,
  vector: Code,
  lane: number,
): Code => [address, vector, 0xfd, 0x58 + Math.log2(bytes), 0, unsigned(offset), lane]

/** A vector in which one lane is replaced by a number from memory. */
export const loadLane = (
  bytes: 1 | 2,
  address: Code,
  offset: number,
  vector: Code,
  lane: number,
): Code => [address, vector, 0xfd, bytes === 1 ? 0x54 : 0x55, 0, unsigned(offset), lane]
