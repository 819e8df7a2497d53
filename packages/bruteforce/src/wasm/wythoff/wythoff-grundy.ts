import {
  add,
  add64,
  and64,
  atMost,
  type Code,
  equal,
  get,
  i32,
  i64,
  increase,
  isZero,
  less,
  lesser,
  load32,
  load64,
  type Local,
  mul,
  or64,
  select,
  set,
  shl,
  shr,
  store16,
  store32,
  store64,
  store8,
  sub,
  when,
  whileLoop,
  xor64,
  unary,
} from '../encode/code.ts'
import { type FunctionCode, localsBehind } from '../encode/module.ts'

/**
 * The addresses of a summary: the address of its 64-bit words, and the address of the number of its
 * full words.
 */
interface Summary {
  readonly words: Local
  readonly full: Local
}

const isZero64 = unary(0x50)
const trailingZeros64 = unary(0x7a)
const toLow32 = unary(0xa7)
const ONES = i64(-1n)
const isFull = (word: Code): Code => isZero64(xor64(word, ONES))
const greater = (a: Local, b: Local): Code => select(get(b), get(a), less(get(a), get(b)))

/**
 * The function `rows(y, end, cap, words, full, pitch, sizes, to)`. It writes the Grundy values of
 * the rows y ≤ row < end of Wythoff's triangle, x ≤ row, x ≤ cap, in rank order.
 *
 * A summary is a set of Grundy values. It contains the values of all earlier pairs that contain a
 * given pile size or have a given difference. It is stored as bits in 64-bit words; `pitch` is its
 * number of bytes. For each summary, `full` counts the initial words that are all ones. The
 * smallest value that is missing from all three sets comes after the full words of each set. The
 * summaries of `sizes` pile sizes start at `words`, and those of differences follow them. A summary
 * needs one bit more than there are values.
 *
 * @source GMMV-D3, V (rules of the game)
 */
export function grundyRows(entry: 1 | 2 | 4, isMisere: boolean): FunctionCode {
  const [y, end, cap, words, full, pitch, sizes, to] = [0, 1, 2, 3, 4, 5, 6, 7]
  const locals = localsBehind(8)
  const i = (): Local => locals.declare('i32')
  const [x, last, at, count, value] = [i(), i(), i(), i(), i()] as const
  const column: Summary = { words: i(), full: i() }
  const row: Summary = { words: i(), full: i() }
  const difference: Summary = { words: i(), full: i() }
  const all = [column, row, difference]
  const union = locals.declare('i64')
  const bit = locals.declare('i64')

  const wordAt = (summary: Summary): Code => load64(add(get(summary.words), get(at)))
  const unite = set(union, or64(or64(wordAt(column), wordAt(row)), wordAt(difference)))

  const mex: Code = [
    all.map(({ full: own }, k) => [
      set(count, load32(get(own))),
      set(at, k === 0 ? get(count) : greater(at, count)),
    ]),
    set(at, shl(get(at), i32(3))),
    unite,
    whileLoop(isFull(get(union)), increase(at, i32(8)), unite),
    set(bit, and64(xor64(get(union), ONES), add64(get(union), i64(1n)))),
    set(value, add(shl(get(at), i32(3)), toLow32(trailingZeros64(get(bit))))),
    isMisere ? when(isZero(get(y)), [set(value, i32(1)), set(bit, i64(2n))]) : [],
  ]

  /**
   * Code that adds the value to a set. If the value filled the first incomplete 64-bit word, the
   * code recounts the full words.
   */
  const include = (summary: Summary): Code => [
    set(union, or64(wordAt(summary), get(bit))),
    store64(add(get(summary.words), get(at)), 0, get(union)),
    when(isFull(get(union)), [
      set(count, shr(get(at), i32(3))),
      when(equal(load32(get(summary.full)), get(count)), [
        whileLoop(
          isFull(load64(add(get(summary.words), shl(get(count), i32(3))))),
          increase(count, i32(1)),
        ),
        store32(get(summary.full), 0, get(count)),
      ]),
    ]),
  ]

  const enter = (summary: Summary, index: Code): Code => [
    set(summary.words, add(get(words), mul(index, get(pitch)))),
    set(summary.full, add(get(full), shl(index, i32(2)))),
  ]
  const move = (summary: Summary, by: 1 | -1): Code => [
    set(summary.words, (by === 1 ? add : sub)(get(summary.words), get(pitch))),
    increase(summary.full, i32(4 * by)),
  ]
  const store = { 1: store8, 2: store16, 4: store32 }[entry]

  const body = whileLoop(
    less(get(y), get(end)),
    set(last, lesser(get(y), get(cap))),
    set(x, i32(0)),
    enter(column, i32(0)),
    enter(row, get(y)),
    enter(difference, add(get(sizes), get(y))),
    whileLoop(
      atMost(get(x), get(last)),
      mex,
      all.map((summary) => include(summary)),
      store(get(to), 0, get(value)),
      increase(to, i32(entry)),
      move(column, 1),
      move(difference, -1),
      increase(x, i32(1)),
    ),
    increase(y, i32(1)),
  )
  return { parameters: 8, declared: locals.declared, body, name: 'rows' }
}
