import { type Code, unsigned } from './code.ts'

/** A SIMD instruction behind its operands. */
const simd =
  (number: number) =>
  (...operands: readonly Code[]): Code => [...operands, 0xfd, unsigned(number)]

type Unary = (a: Code) => Code
type Binary = (a: Code, b: Code) => Code

/** 16 bytes from any address. */
export const loadVector = (address: Code, offset = 0): Code => [
  address,
  0xfd,
  0,
  0,
  unsigned(offset),
]

/** 16 bytes to any address. */
export const storeVector = (address: Code, offset: number, value: Code): Code => [
  address,
  value,
  0xfd,
  0x0b,
  0,
  unsigned(offset),
]

/** 16 bytes that are all the same. */
export const vectorOf = (byte: number): Code => [0xfd, 0x0c, new Array<number>(16).fill(byte)]

/** Chooses 16 of the 32 bytes of two vectors. */
export const shuffle = (a: Code, b: Code, bytes: readonly number[]): Code => [
  a,
  b,
  0xfd,
  0x0d,
  bytes,
]

/** The bytes of a vector at the places that another one names. */
export const swizzle: Binary = simd(0x0e)
export const andVector: Binary = simd(0x4e)
/** a and not b */
export const andNotVector: Binary = simd(0x4f)
export const orVector: Binary = simd(0x50)
export const xorVector: Binary = simd(0x51)
export const isAnySet: Unary = simd(0x53)
export const shl64x2: (a: Code, count: Code) => Code = simd(0xcb)
export const shr64x2: (a: Code, count: Code) => Code = simd(0xcd)

/** Instructions for vectors of unsigned numbers of one width. */
export interface Lanes {
  readonly bytes: 1 | 2 | 4 | 8
  readonly splat: Unary
  readonly add: Binary
  readonly sub: Binary
  readonly equal: Binary
  /** All ones where a > b as signed numbers. */
  readonly greater: Binary
  readonly min: Binary
  readonly max: Binary
}

const LANES: Readonly<Record<1 | 2 | 4, Lanes>> = {
  1: lanes(1, 0x0f, 0x6e, 0x71, 0x23, 0x27, 0x77, 0x79),
  2: lanes(2, 0x10, 0x8e, 0x91, 0x2d, 0x31, 0x97, 0x99),
  4: lanes(4, 0x11, 0xae, 0xb1, 0x37, 0x3b, 0xb7, 0xb9),
}

/** The instructions for numbers of 1, 2 or 4 bytes. */
export function lanesOf(bytes: 1 | 2 | 4): Lanes {
  return LANES[bytes]
}

function lanes(
  bytes: 1 | 2 | 4,
  splat: number,
  add: number,
  sub: number,
  equal: number,
  greater: number,
  min: number,
  max: number,
): Lanes {
  return {
    bytes,
    splat: simd(splat),
    add: simd(add),
    sub: simd(sub),
    equal: simd(equal),
    greater: simd(greater),
    min: simd(min),
    max: simd(max),
  }
}

/** Instructions that readers of a table need besides. */
export const splat16 = (address: Code): Code => [address, 0xfd, 8, 0, 0]
export const equalBytes: Binary = simd(0x23)
export const popcountBytes: Unary = simd(0x62)
export const addPairs8: Unary = simd(0x7d)
export const addPairs16: Unary = simd(0x7f)
export const narrow16: Binary = simd(0x66)
export const narrow32: Binary = simd(0x86)
/** The signs of the lanes of 1, 2 or 4 bytes as bits. */
export const signBits: Readonly<Record<1 | 2 | 4, Unary>> = {
  1: simd(0x64),
  2: simd(0x84),
  4: simd(0xa4),
}
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
