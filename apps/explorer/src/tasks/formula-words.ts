import { isSymmetric, parseRuleset } from '@nim/core/rules'
import { gameVocabulary } from '@nim/conjectures/formula-claims'
import type { Expression, NamedFunction } from '@nim/presburger'
import type { FormulaValue } from './formula/formula-given.ts'
import { setExpression } from './formula/typeset.ts'

export interface FormulaWordsGiven {
  readonly game: string
  readonly value: FormulaValue
}

/** A word that formulas about a game may use. */
export interface FormulaWord {
  /** As it is written, such as `r(4)`. */
  readonly written: string
  /** What its parentheses take; empty if there are none. */
  readonly takes: string
  /** What it stands for, in MathML; null if that is too long. */
  readonly math: string | null
}

/** A number that a function may take: the first of these that it takes. */
const NUMBERS = [4, 2, 1]

export interface FormulaWordsAnswer {
  /** All that may be written, in the words of messages: `x1 to x4, sum, r(m)`. */
  readonly known: string
  /** True if the piles ascend: the rules do not tell them apart. */
  readonly isSorted: boolean
  /** What stands for something else than itself. */
  readonly words: readonly FormulaWord[]
}

/** The parser's own vocabulary for a game, with what its words stand for. */
export function wordsOfGame({ game, value }: FormulaWordsGiven): FormulaWordsAnswer {
  const ruleset = parseRuleset(game)
  const besides = value === 'outcome' ? [] : ['value']
  const { names, functions, known } = gameVocabulary(ruleset, besides)
  const words = [
    ...[...names].flatMap(([name, is]) => (isItself(name, is) ? [] : [wordOf(name, '', is)])),
    ...[...functions].flatMap(([name, calls]) =>
      argumentsOf(calls).map((argument) =>
        wordOf(`${name}(${argument})`, calls.takes, calls.of(argument)!),
      ),
    ),
  ]
  return { known, isSorted: isSymmetric(ruleset), words }
}

function isItself(name: string, is: Expression): boolean {
  return is.kind === 'variable' && is.name === name
}

function wordOf(written: string, takes: string, is: Expression): FormulaWord {
  return { written, takes, math: setExpression(is) }
}

/** The words that a function takes, as it says itself, or one number. */
function argumentsOf({ takes, of }: NamedFunction): (number | string)[] {
  const words = [...takes.matchAll(/'(\w+)'/g)].map(([, word]) => word!)
  const taken = words.filter((word) => of(word) !== null)
  return taken.length > 0 ? taken : NUMBERS.filter((number) => of(number) !== null).slice(0, 1)
}
