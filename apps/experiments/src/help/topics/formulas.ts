import { SLOW_WORDS, WORDS } from '@nim/conjectures/formula-claims'
import { termLines } from './term-lines.ts'

const termOf = ({ written, fact }: (typeof WORDS)[number]): [string, string] => [written, fact.says]

const NOTATION: [string, string][] = [
  ['&& & AND, || | OR, ! ¬', 'and, or, not'],
  ['=> implies, <=> iff, ⊕', '->, <->, xor'],
  [String.raw`=< ≤ \le, ≥ \ge, <> ≠ \ne, ===`, '<=, >=, !=, =; also chains such as x1 <= x2 < 4'],
  ['%, mod(t,m), div(t,m), 2x1', 'mod, t mod m, t div m, 2*x1'],
  [String.raw`t ≡ u mod m, ≡ u (m), ≡ u [m], \equiv u \pmod{m}`, 't == u (mod m)'],
  ['X1, x_1, x_{1}; |x|, sum(x)', 'x1; sum'],
]

/** The text of `nimlab help formulas`. */
export function formulasTopic(): string {
  return `The option --says accepts a formula or, as @FILE, the name of a file that contains a formula. The
formula must be true at the P-positions and false at the N-positions. A formula that contains the word value
describes the remoteness, or the Grundy value if you add --value grundy.

Examples:
  nimlab test "SN(3,{1,2})" --says "o == 0 or o == 3"
  nimlab test "NIM(3,3)" --says "value == x1"
  nimlab test "NIM(4,2)" --says "value <= sum div 2; value >= x3 if x1 = 0" --max 12

Operators:
  + - * div mod min max count(f,…) [f]
  = == != <= < >= >
  and or not -> <-> xor
  if … then … else …
  t == u (mod m), t = u (mod m)
  t even, t is odd, even(t), odd(t)

Other notation that nimlab understands:
${termLines(NOTATION)}

For a misspelt name, nimlab suggests the nearest names. nimlab rejects ambiguous notation, such as x1 = 0 mod 2 or
x1/2, and tells you what to write instead.

A semicolon joins several statements, all of which must be true. A statement followed by "if" and a condition
applies only where the condition is true.

Names:
${termLines([['x1, x2, …', 'the piles, in ascending order if the rules do not distinguish them'], ...WORDS.map(termOf)])}

Further names in slow games (k is the smallest number of piles in a move):
${termLines(SLOW_WORDS.map(termOf))}
`
}
