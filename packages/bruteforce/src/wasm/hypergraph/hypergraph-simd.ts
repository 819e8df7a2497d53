import { type Code, unsigned } from '../encode/code.ts'

/** SIMD instructions that only tables by rank need: lanes one at a time, and changes of width. */
const simd =
  (number: number) =>
  (...operands: readonly Code[]): Code => [...operands, 0xfd, unsigned(number)]

type Unary = (a: Code) => Code
type Binary = (a: Code, b: Code) => Code

/** The number of bits set in each byte. */
export const popcountBytes: Unary = simd(0x62)

/** Sums of neighbouring lanes, in lanes of twice the width: of bytes, and of 16-bit lanes. */
export const pairSums8: Unary = simd(0x7d)
export const pairSums16: Unary = simd(0x7f)

/** The lanes of two vectors, in lanes of half the width; numbers must fit. */
export const narrow16: Binary = simd(0x66)
export const narrow32: Binary = simd(0x86)

/** One lane of a vector to memory. */
export const storeLane = (
  bytes: 1 | 2,
  address: Code,
  offset: number,
  vector: Code,
  lane: number,
): Code => [address, vector, 0xfd, bytes === 1 ? 0x58 : 0x59, 0, unsigned(offset), lane]

/** The vector with one lane replaced by a number from memory. */
export const loadLane = (
  bytes: 1 | 2,
  address: Code,
  offset: number,
  vector: Code,
  lane: number,
): Code => [address, vector, 0xfd, bytes === 1 ? 0x54 : 0x55, 0, unsigned(offset), lane]
