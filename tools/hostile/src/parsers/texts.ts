import { readFormula } from '@nim/conjectures/formula-claims'
import { parseOwnGameName } from '@nim/core/own-game'
import {
  exactSlowNim,
  formatPosition,
  formatRuleset,
  parsePosition,
  parseRuleset,
} from '@nim/core/rules'
import { balancedFormula, theorem33Formula } from '@nim/core/setnim'
import { clausesText, parse, parseClauses, parseTerm, toText } from '@nim/presburger'
import { mutatedText } from '../mutate-text.ts'
import { type Parser, Refused } from '../parser.ts'

const FORMULAS = [
  'x1 + x2 == 0 (mod 2) and x3 <= min(x1, x2)',
  'not (x1 >= 3 or x2 < x1) -> x1 = x2',
  '2*x1 - 3*x2 + 4 != max(x1, x2, 7) div 3',
  '[x1 mod 2 = 1] + [x2 mod 2 = 1] <= 1 iff x3 > 0',
  'x1 == x2 mod 5 xor true',
  toText(theorem33Formula(3)),
  toText(balancedFormula(4, 2)),
]

const OF_GAMES = [
  'o == 0',
  'o <= 1 and e >= 2',
  'x1 == x2 if x3 > 4',
  'sum == 0 (mod 2)',
  'alpha == 0',
]
const OF_VALUES = ['value == x1', 'value <= sum; value >= x1 if x1 == x2', 'value == x1 + x2 mod 2']

const RULESETS = [
  'NIM(4,3)',
  'SN(5,{2,4})',
  'SN(6,4..6)',
  'HNIM(4;{1,2},{2,3,4})',
  'WYTHOFF',
  'GM(4,3)',
  'MOORE(4,2)',
  'SUB(2;1,2,3)',
  'Slow SetNim(3,{1})',
]

const POSITIONS = ['3,5,5,7', '(3, 5, 5, 7)', '3 5 5 7', '0', '9007199254740993,1', '1,2,3,4,5,6']

const NAMES = [
  './my-game.mjs',
  'games/circle.ts(5)',
  `./my-game.mjs(2,3)#sha256:${'0a'.repeat(32)}`,
]

/** Texts that stand on command lines and in plans. */
export const TEXTS: readonly Parser[] = [
  {
    name: 'formula',
    mutant: (random) => mutatedText(FORMULAS, random),
    readAgain: (text) => readable(toText(parse(text))),
    refusals: [RangeError],
  },
  {
    name: 'term',
    mutant: (random) => mutatedText(['max(x1, x2) - 2*x3 mod 5', 'x1 div 3 + [x1 > 2]'], random),
    readAgain: (text) => toText(parseTerm(text)),
    refusals: [RangeError],
  },
  {
    name: 'clauses',
    mutant: (random) => mutatedText([...OF_VALUES, ...FORMULAS], random),
    readAgain: (text) => readable(clausesText(parseClauses(text))),
    refusals: [RangeError],
  },
  {
    name: 'formula of a game',
    mutant: (random) => mutatedText([...OF_GAMES, ...FORMULAS], random),
    readAgain: (text) => readable(readFormula(text, exactSlowNim(4, 3), 'outcome').inFull),
    refusals: [RangeError],
  },
  {
    name: 'formula of values',
    mutant: (random) => mutatedText(OF_VALUES, random),
    readAgain: (text) => readable(readFormula(text, exactSlowNim(4, 3), 'remoteness').inFull),
    refusals: [RangeError],
  },
  {
    name: 'ruleset',
    mutant: (random) => mutatedText(RULESETS, random),
    readAgain: (text) => formatRuleset(parseRuleset(text)),
    refusals: [RangeError],
  },
  {
    name: 'position',
    mutant: (random) => mutatedText(POSITIONS, random),
    readAgain: (text) => formatPosition(parsePosition(text)),
    refusals: [RangeError],
  },
  {
    name: 'name of a game of a module',
    mutant: (random) => mutatedText(NAMES, random),
    readAgain: (text) => {
      const name = parseOwnGameName(text)
      if (name === null) throw new Refused('no name of a game of a module')
      const { path, parameters, digest } = name
      return `${path}${parameters === null ? '' : `(${parameters})`}${digest === null ? '' : `#${digest}`}`
    },
    refusals: [Refused],
  },
]

/**
 * A formula as it is written; a chain of a hundred arrows, or one with all names in full, may be deeper or
 * longer than is read.
 * @throws FormulaError then
 */
function readable(text: string): string {
  try {
    parseClauses(text)
  } catch (error) {
    if (/nested too deeply|at most 20000 characters/.test((error as Error).message)) throw error
  }
  return text
}
