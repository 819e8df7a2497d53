import { isSymmetric, parseRuleset } from '@nim/core/rules'
import { gameVocabulary } from '@nim/conjectures/formula-claims'
import type { Expression, NamedFunction } from '@nim/presburger'
import type { FormulaValue } from './formula/formula-input.ts'
import { setExpression } from './formula/typeset.ts'

export interface FormulaWordsInput {
  readonly game: string
  readonly value: FormulaValue
}

/** A word that formulas about a game can use. */
export interface FormulaWord {
  /** The word as it is written, such as `r(4)`. */
  readonly written: string
  /** The arguments that the word accepts; an empty text if the word accepts no argument. */
  readonly takes: string
  /** The meaning of the word in MathML. Null if the meaning is too long. */
  readonly math: string | null
}

/**
 * Candidate arguments for an example. The example uses the first candidate that the function
 * accepts.
 */
const NUMBERS = [4, 2, 1]

export interface FormulaWordsAnswer {
  /** All words in one text, written as in error messages: `x1 to x4, sum, r(m)`. */
  readonly known: string
  /** True if the rules do not distinguish the piles, which are then sorted. */
  readonly isSorted: boolean
  /** The words that need an explanation. */
  readonly words: readonly FormulaWord[]
}

/** The parser's vocabulary for a game, with the meaning of each word. */
export function wordsOfGame({ game, value }: FormulaWordsInput): FormulaWordsAnswer {
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

/**
 * The words that a function accepts according to its own error message. If the function accepts
 * only numbers, the list contains one number that it accepts.
 */
function argumentsOf({ takes, of }: NamedFunction): (number | string)[] {
  const words = [...takes.matchAll(/'(\w+)'/g)].map(([, word]) => word!)
  const taken = words.filter((word) => of(word) !== null)
  return taken.length > 0 ? taken : NUMBERS.filter((number) => of(number) !== null).slice(0, 1)
}
