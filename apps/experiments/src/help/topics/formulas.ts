import { SLOW_WORDS, WORDS } from '@nim/conjectures/formula-claims'
import { termLines } from './term-lines.ts'

const termOf = ({ written, fact }: (typeof WORDS)[number]): [string, string] => [written, fact.says]

/** The text of `nimlab help formulas`. */
export function formulasTopic(): string {
  return `The option --says takes a formula, or @FILE. The formula is true at the P-positions and false at the
others. If it contains value, it relates the remoteness or the Grundy value (--value) to the piles.

Examples:
  nimlab test "SN(3,{1,2})" --says "o == 0 or o == 3"
  nimlab test "NIM(3,3)" --says "value == x1"
  nimlab test "NIM(4,2)" --says "value <= sum div 2; value >= x3 if x1 = 0" --max 12

Operators:
  + - * div mod min max count(f,…) [f]
  = == != <= < >= >
  and or not -> <-> xor
  if … then … else …
  t == u (mod m)

Several statements are joined by a semicolon. The formula must satisfy all of them. "if" after a
statement limits it to some positions.

Names:
${termLines([['x1, x2, …', 'the piles, ascending if the rules do not tell them apart'], ...WORDS.map(termOf)])}

Names in slow games; k is the least number of piles of a move:
${termLines(SLOW_WORDS.map(termOf))}
`
}
