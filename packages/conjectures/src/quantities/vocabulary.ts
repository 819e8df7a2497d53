import { isSymmetric, moveSizes, type Ruleset } from '@nim/core/rules'
import type { Expression, NamedFunction, Term, Vocabulary } from '@nim/presburger'
import { even, integer, integers, max, min, mod, odd } from '@nim/presburger'
import { type Meaning, meaning, type PositionQuantity } from './quantity.ts'
import { pivotNumber } from './gm/pivot.ts'
import { SLOW_QUANTITIES, STACK_LISTS } from './setnim/quantities.ts'

/** A name that formulas can use. */
interface Word {
  /**
   * The name on pages and in messages, such as `o`, `l(x)` or `r(m)`. In such names, m is a
   * modulus, and i is the number of a pile.
   */
  readonly written: string
  readonly fact: Pick<Meaning, 'says' | 'source'>
  readonly is: (game: Game, number: number) => Expression
}

interface Game {
  /** The piles, in ascending order if the rules do not distinguish them. */
  readonly x: readonly Term[]
  readonly isSorted: boolean
  /** The least number of piles in a move. */
  readonly k: number
}

const { sum, top, o, l, lu, lv } = SLOW_QUANTITIES as typeof SLOW_QUANTITIES &
  Readonly<Record<'sum' | 'top' | 'o' | 'l' | 'lu' | 'lv', PositionQuantity>>
const { fact: red, entry } = STACK_LISTS['red']!
const reduced = ({ x, k }: Game): Term[] => x.map((_, i) => entry(i).term(x, [k]))
const ofRed = ({ says, source }: Word['fact']): Word['fact'] => meaning(`${says} of red(x)`, source)

function word(written: string, fact: Word['fact'], is: Word['is']): Word {
  return { written, fact, is }
}

/** The names that formulas about every game may use, in the terms of the papers. */
export const WORDS: readonly Word[] = [
  word('sum', sum.fact, ({ x }) => sum.term(x, [])),
  word('max', top.fact, ({ x, isSorted }) => (isSorted ? top.term(x, []) : max(...x))),
  word('min', meaning('the smallest pile', 'DH-D2'), ({ x, isSorted }) =>
    isSorted ? x[0]! : min(...x),
  ),
  word('o', o.fact, ({ x }) => o.term(x, [])),
  word('r(m)', meaning('the sum of the piles modulo m', 'DH-D7'), ({ x }, m) =>
    mod(sum.term(x, []), m),
  ),
  word('odd(i)', meaning('true if pile i is odd', 'DH-D7'), ({ x }, i) => odd(x[i - 1]!)),
  word('even(i)', meaning('true if pile i is even', 'DH-D7'), ({ x }, i) => even(x[i - 1]!)),
  word('pivot(m)', pivotNumber.fact, ({ x }, m) => pivotNumber.term(x, [m])),
]

/** The additional names for slow games. k is the least number of piles in a move. */
export const SLOW_WORDS: readonly Word[] = [
  word('l(x)', l.fact, ({ x, k }) => l.term(x, [k])),
  word('l(halfdown)', lu.fact, ({ x, k }) => lu.term(x, [k])),
  word('l(halfup)', lv.fact, ({ x, k }) => lv.term(x, [k])),
  word('red(i)', meaning('pile i of red(x)', red.source), (game, i) => reduced(game)[i - 1]!),
  word('sum(red)', ofRed(sum.fact), (game) => sum.term(reduced(game), [])),
  word('o(red)', ofRed(o.fact), (game) => o.term(reduced(game), [])),
]

const ALIASES = { '|x|': 'sum', 'sum(x)': 'sum', 'o(x)': 'o', 'max(x)': 'max', 'min(x)': 'min' }
const SLOW_ALIASES = { '|red(x)|': 'sum(red)', 'sum(red(x))': 'sum(red)', 'o(red(x))': 'o(red)' }

/**
 * The names that formulas about a game may use: its piles x1, …, xn, {@link WORDS}, and for slow
 * games {@link SLOW_WORDS}.
 *
 * @param besides the names of additional variables, such as the value of a position
 */
export function gameVocabulary(ruleset: Ruleset, besides: readonly string[] = []): Vocabulary {
  const { piles } = ruleset
  const x = integers('x', piles)
  const isSorted = isSymmetric(ruleset)
  const k = isSorted ? moveSizes(ruleset)?.[0] : undefined
  const game = { x, isSorted, k: k ?? 0 }
  const words = [...WORDS, ...(k === undefined ? [] : SLOW_WORDS)]
  const names = words.filter(({ written }) => !written.includes('('))
  const calls = new Map<string, Word[]>()
  for (const call of words.filter((one) => !names.includes(one))) {
    const head = call.written.split('(')[0]!
    calls.set(head, [...(calls.get(head) ?? []), call])
  }
  return {
    names: new Map<string, Expression>([
      ...[...x, ...besides.map(integer)].map((one) => [one.name, one] as const),
      ...names.map(({ written, is }) => [written, is(game, 0)] as const),
    ]),
    functions: new Map(
      [...calls].map(([head, all]) => {
        const isName = names.some(({ written }) => written === head)
        return [head, functionOf(all, isName, game)]
      }),
    ),
    aliases: new Map(Object.entries({ ...ALIASES, ...(k === undefined ? {} : SLOW_ALIASES) })),
    known: [
      piles === 1 ? 'x1' : `x1 to x${piles}`,
      ...besides,
      ...words.map(({ written }) => written),
    ].join(', '),
  }
}

/** A function whose argument is a number, or a list of names. */
function functionOf(calls: readonly Word[], isName: boolean, game: Game): NamedFunction {
  const { written, is } = calls[0]!
  const argumentOf = (call: Word): string => /\((.*)\)/.exec(call.written)![1]!
  const ofNumber = (most: number, takes: string): NamedFunction => ({
    takes,
    of: (m) =>
      Number.isSafeInteger(m) && Number(m) >= 1 && Number(m) <= most ? is(game, Number(m)) : null,
  })
  const piles = game.x.length
  if (written.endsWith('(m)')) return ofNumber(Infinity, 'a modulus, at least 1')
  if (written.endsWith('(i)')) {
    return ofNumber(piles, `the number of a pile, 1${piles > 1 ? ` to ${piles}` : ''}`)
  }
  const words = calls.map((call) => `'${argumentOf(call)}'`)
  const last = words.pop()
  const takes = words.length === 0 ? last! : `${words.join(', ')} or ${last}`
  return {
    takes: isName ? `${takes}, or no parentheses` : takes,
    of: (argument) => calls.find((call) => argumentOf(call) === argument)?.is(game, 0) ?? null,
  }
}
