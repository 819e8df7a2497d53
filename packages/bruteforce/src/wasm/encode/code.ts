/**
 * WebAssembly code as nested lists of bytes. An expression consists of the code of its operands and
 * its own opcode, in this order.
 */
export type Code = number | readonly Code[]

/** The index of a local variable of a function. Parameters come first. */
export type Local = number

export type ValueType = 'i32' | 'i64' | 'f64' | 'v128'

const TYPE_BYTE: Readonly<Record<ValueType, number>> = {
  i32: 0x7f,
  i64: 0x7e,
  f64: 0x7c,
  v128: 0x7b,
}

/** The byte of a type. */
export function typeByte(type: ValueType): number {
  return TYPE_BYTE[type]
}

/** Encodes an unsigned number below 2^32 in LEB128. */
export function unsigned(value: number): Code {
  if (value >= 0 && value < 0x80) return value
  const bytes: number[] = []
  let rest = value >>> 0
  do {
    const low = rest & 0x7f
    rest >>>= 7
    bytes.push(rest === 0 ? low : low | 0x80)
  } while (rest !== 0)
  return bytes
}

/** Encodes a signed 32-bit number in LEB128. */
function signed(value: number): number[] {
  const bytes: number[] = []
  let rest = value | 0
  for (;;) {
    const low = rest & 0x7f
    rest >>= 7
    if (rest === (low < 0x40 ? 0 : -1)) {
      bytes.push(low)
      return bytes
    }
    bytes.push(low | 0x80)
  }
}

/** Encodes a signed integer of at most 64 bits in LEB128. */
function signed64(value: bigint): number[] {
  const bytes: number[] = []
  let rest = BigInt.asIntN(64, value)
  for (;;) {
    const low = Number(rest & 0x7fn)
    rest >>= 7n
    if (rest === (low < 0x40 ? 0n : -1n)) {
      bytes.push(low)
      return bytes
    }
    bytes.push(low | 0x80)
  }
}

/** A growing list of bytes. */
export interface ByteSink {
  /** Appends code. */
  readonly put: (code: Code) => void
  /** The number of bytes appended so far. */
  readonly length: () => number
  /** All bytes appended so far. */
  readonly bytes: () => Uint8Array<ArrayBuffer>
}

/** An empty sink. */
export function byteSink(): ByteSink {
  let buffer = new Uint8Array(1 << 12)
  let length = 0
  const put = (code: Code): void => {
    if (typeof code === 'number') {
      if (length === buffer.length) {
        const larger = new Uint8Array(2 * length)
        larger.set(buffer)
        buffer = larger
      }
      buffer[length++] = code
      return
    }
    for (let i = 0; i < code.length; i++) put(code[i]!)
  }
  return { put, length: () => length, bytes: () => buffer.slice(0, length) }
}

/** Reads a local variable. */
export const get = (local: Local): Code => [0x20, unsigned(local)]
export const set = (local: Local, value: Code): Code => [value, 0x21, unsigned(local)]

/** Code for a 32-bit constant. */
export const i32 = (value: number): Code => [0x41, signed(value)]
/** Code for a 64-bit constant. */
export const i64 = (value: bigint): Code => [0x42, signed64(value)]

/** A one-byte instruction that follows its operand. */
export const unary =
  (byte: number) =>
  (a: Code): Code => [a, byte]
/** A one-byte instruction that follows its two operands. */
export const binary =
  (byte: number) =>
  (a: Code, b: Code): Code => [a, b, byte]

export const add: (a: Code, b: Code) => Code = binary(0x6a)
export const sub: (a: Code, b: Code) => Code = binary(0x6b)
export const mul: (a: Code, b: Code) => Code = binary(0x6c)
export const shl: (a: Code, b: Code) => Code = binary(0x74)
export const shr: (a: Code, b: Code) => Code = binary(0x76)
export const or: (a: Code, b: Code) => Code = binary(0x72)
export const and: (a: Code, b: Code) => Code = binary(0x71)
export const isZero: (a: Code) => Code = unary(0x45)
export const equal: (a: Code, b: Code) => Code = binary(0x46)
/** Comparisons of signed 32-bit numbers. */
export const less: (a: Code, b: Code) => Code = binary(0x48)
export const atMost: (a: Code, b: Code) => Code = binary(0x4c)
/** Compares addresses, which may be 2^31 or more. */
export const lessAddress: (a: Code, b: Code) => Code = binary(0x49)
/**
 * The value of `a` if the condition is not 0, otherwise the value of `b`. Both operands are
 * evaluated.
 */
export const select = (a: Code, b: Code, condition: Code): Code => [a, b, condition, 0x1b]

/** Instructions for 64-bit numbers. */
export const add64: (a: Code, b: Code) => Code = binary(0x7c)
export const sub64: (a: Code, b: Code) => Code = binary(0x7d)
export const and64: (a: Code, b: Code) => Code = binary(0x83)
export const or64: (a: Code, b: Code) => Code = binary(0x84)
export const xor64: (a: Code, b: Code) => Code = binary(0x85)
export const shl64: (a: Code, b: Code) => Code = binary(0x86)
export const shr64: (a: Code, b: Code) => Code = binary(0x88)
export const popcount64: (a: Code) => Code = unary(0x7b)
/** The number of 0 bits below the lowest 1 bit of a 64-bit number. */
export const trailingZeros: (a: Code) => Code = unary(0x68)
export const popcount: (a: Code) => Code = unary(0x69)
export const widen: (a: Code) => Code = unary(0xad)
/** Converts an unsigned 64-bit number that is below 2^53 to a JavaScript number. */
export const toNumber: (a: Code) => Code = unary(0xba)
/** A right shift that preserves the sign. */
export const shrSigned: (a: Code, b: Code) => Code = binary(0x75)
export const xor: (a: Code, b: Code) => Code = binary(0x73)

/**
 * The smaller of two signed numbers. Each of them is a local variable or a constant. Each operand
 * is evaluated twice.
 */
export const lesser = (a: Code, b: Code): Code => select(a, b, less(a, b))

/** Code that adds an amount to a local variable. */
export const increase = (local: Local, amount: Code): Code => set(local, add(get(local), amount))

/** Repeats the body while the condition holds. The condition is tested before each iteration. */
export const whileLoop = (condition: Code, ...body: readonly Code[]): Code => [
  condition,
  [0x04, 0x40],
  [0x03, 0x40, ...body, condition, 0x0d, 0, 0x0b],
  0x0b,
]

export const when = (condition: Code, then: Code, otherwise?: Code): Code =>
  otherwise === undefined
    ? [condition, 0x04, 0x40, then, 0x0b]
    : [condition, 0x04, 0x40, then, 0x05, otherwise, 0x0b]

const memory =
  (byte: number, align: number) =>
  (address: Code, offset = 0): Code => [address, byte, align, unsigned(offset)]

const toMemory =
  (byte: number, align: number) =>
  (address: Code, offset: number, value: Code): Code => [
    address,
    value,
    byte,
    align,
    unsigned(offset),
  ]

type Load = (address: Code, offset?: number) => Code
type Store = (address: Code, offset: number, value: Code) => Code

export const load32: Load = memory(0x28, 2)
export const load64: Load = memory(0x29, 0)
export const load8: Load = memory(0x2d, 0)
export const load16: Load = memory(0x2f, 0)
/** Loads a byte from memory as a signed number. */
export const load8Signed: Load = memory(0x2c, 0)
export const load16Signed: Load = memory(0x2e, 0)
export const store32: Store = toMemory(0x36, 2)
export const store64: Store = toMemory(0x37, 0)
export const store8: Store = toMemory(0x3a, 0)
export const store16: Store = toMemory(0x3b, 0)

/** Calls the function with this index. */
export const call = (index: number, ...operands: readonly Code[]): Code => [
  ...operands,
  0x10,
  unsigned(index),
]

/** Calls the function at the given index of table 0. */
export const callIndirect = (type: number, place: Code, ...operands: readonly Code[]): Code => [
  ...operands,
  place,
  0x11,
  unsigned(type),
  0,
]
