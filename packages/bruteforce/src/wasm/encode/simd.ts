import { type Code, i32, unsigned } from './code.ts'

type Unary = (a: Code) => Code
type Binary = (a: Code, b: Code) => Code

/** The SIMD instruction with this number, placed after the code of its one or two operands. */
const unary = (number: number): Unary => {
  const own = unsigned(number)
  return (a) => [a, 0xfd, own]
}
const binary = (number: number): Binary => {
  const own = unsigned(number)
  return (a, b) => [a, b, 0xfd, own]
}

/** Loads 16 bytes from any address. */
export const loadVector = (address: Code, offset = 0): Code => [
  address,
  0xfd,
  0,
  0,
  unsigned(offset),
]

/** Loads a number of 1, 2 or 4 bytes from any address into every lane. */
export const loadSplat = (bytes: 1 | 2 | 4, address: Code): Code => [
  address,
  0xfd,
  7 + Math.log2(bytes),
  0,
  0,
]

/** Stores 16 bytes at any address. */
export const storeVector = (address: Code, offset: number, value: Code): Code => [
  address,
  value,
  0xfd,
  0x0b,
  0,
  unsigned(offset),
]

/** A vector of 16 equal bytes. */
export const vectorOf = (byte: number): Code => [0xfd, 0x0c, new Array<number>(16).fill(byte)]

/** Selects 16 of the 32 bytes of two vectors. */
export const shuffle = (a: Code, b: Code, bytes: readonly number[]): Code => [
  a,
  b,
  0xfd,
  0x0d,
  bytes,
]

/** Selects bytes of one vector by the indices in another vector. */
export const swizzle: Binary = binary(0x0e)
export const andVector: Binary = binary(0x4e)
/** The bits of vector a that are not set in vector b. */
export const andNotVector: Binary = binary(0x4f)
export const orVector: Binary = binary(0x50)
export const xorVector: Binary = binary(0x51)
export const isAnySet: Unary = unary(0x53)
export const shl64x2: (a: Code, count: Code) => Code = binary(0xcb)
export const shr64x2: (a: Code, count: Code) => Code = binary(0xcd)

/** Instructions for vectors of unsigned numbers of a fixed width. */
export interface LaneCode {
  readonly bytes: 1 | 2 | 4 | 8
  readonly splat: Unary
  readonly add: Binary
  readonly sub: Binary
  readonly equal: Binary
  /** A mask with all ones in each lane (part of a vector) in which a > b as signed numbers. */
  readonly greater: Binary
  readonly min: Binary
  readonly max: Binary
}

const LANES: Readonly<Record<1 | 2 | 4, LaneCode>> = {
  1: lanes(1, 0x0f, 0x6e, 0x71, 0x23, 0x27, 0x77, 0x79),
  2: lanes(2, 0x10, 0x8e, 0x91, 0x2d, 0x31, 0x97, 0x99),
  4: lanes(4, 0x11, 0xae, 0xb1, 0x37, 0x3b, 0xb7, 0xb9),
}

/** The instructions that add vectors whose lanes have 1, 2, 4 or 8 bytes. */
export const addLanes: Readonly<Record<1 | 2 | 4 | 8, Binary>> = {
  1: LANES[1].add,
  2: LANES[2].add,
  4: LANES[4].add,
  8: binary(0xce),
}

/** The vector instructions for unsigned numbers of 1, 2 or 4 bytes. */
export function lanesOf(bytes: 1 | 2 | 4): LaneCode {
  return LANES[bytes]
}

/** @param codes the opcodes of splat, add, sub, equal, greater, min and max */
function lanes(
  bytes: 1 | 2 | 4,
  ...[splat, add, sub, equal, greater, min, max]: readonly [
    splat: number,
    add: number,
    sub: number,
    equal: number,
    greater: number,
    min: number,
    max: number,
  ]
): LaneCode {
  return {
    bytes,
    splat: unary(splat),
    add: binary(add),
    sub: binary(sub),
    equal: binary(equal),
    greater: binary(greater),
    min: binary(min),
    max: binary(max),
  }
}

/** Additional instructions that table readers need. */
export const equalBytes: Binary = binary(0x23)
export const popcountBytes: Unary = unary(0x62)
export const addPairs8: Unary = unary(0x7d)
export const addPairs16: Unary = unary(0x7f)
export const narrow16: Binary = binary(0x66)
export const narrow32: Binary = binary(0x86)
/** The instructions that collect the sign bits of a vector whose lanes have 1, 2 or 4 bytes. */
export const signBits: Readonly<Record<1 | 2 | 4, Unary>> = {
  1: unary(0x64),
  2: unary(0x84),
  4: unary(0xa4),
}
/** A vector with the value 1 in every lane. */
export const oneIn = (lanes: LaneCode): Code => lanes.splat(i32(1))
/** One 4-byte lane of a vector. */
export const lane32 = (lane: number, vector: Code): Code => [vector, 0xfd, 0x1b, lane]
/** Stores the lowest 8 or 4 bytes of a vector. */
export const storeLow = (bytes: 8 | 4, address: Code, value: Code): Code => [
  address,
  value,
  0xfd,
  bytes === 8 ? 0x5b : 0x5a,
  0,
  0,
  0,
]
