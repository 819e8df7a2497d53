import { clausesText, parse, parseClauses, parseTerm, toText } from '../../src/index.ts'
import { smallFormulas, terms } from '../arbitraries/formula.ts'
import { mutatedText } from '../arbitraries/mutated-text.ts'
import { readable } from './readable.ts'
import { readsOrRefuses } from './reads-or-refuses.ts'

const FORMULAS = [
  'x1 + x2 == 0 (mod 2) and x3 <= min(x1, x2)',
  'not (x1 >= 3 or x2 < x1) -> x1 = x2',
  '2*x1 - 3*x2 + 4 != max(x1, x2, 7) div 3',
  '[x1 mod 2 = 1] + [x2 mod 2 = 1] <= 1 iff x3 > 0',
  'x1 == x2 mod 5 xor true',
  'a := x1 + x2; b := a >= 3; b or not b and a == 0 (mod 2)',
  smallFormulas.map(toText),
]
const TERMS = ['max(x1, x2) - 2*x3 mod 5', 'x1 div 3 + [x1 > 2]', terms.map(toText)]
const CLAUSES = [
  'a := x1 - x2; value == a if a >= 0; value == -a',
  'value == x1',
  'value <= sum; value >= x1 if x1 == x2',
  'value == x1 + x2 mod 2',
]

readsOrRefuses('formula', mutatedText(...FORMULAS), {
  readAgain: (text) => readable(toText(parse(text))),
})
readsOrRefuses('term', mutatedText(...TERMS), {
  readAgain: (text) => readable(toText(parseTerm(text)), parseTerm),
})
readsOrRefuses('clauses', mutatedText(...CLAUSES, ...FORMULAS), {
  readAgain: (text) => readable(clausesText(parseClauses(text))),
})
