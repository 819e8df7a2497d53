import { readFileSync, statSync } from 'node:fs'
import type { TableValue } from '@nim/bruteforce'
import {
  formulaIdOf,
  readFormula,
  type ReadFormula,
  speaksOfValue,
} from '@nim/conjectures/formula-claims'
import { formatRuleset, type PlayConvention, requireValue } from '@nim/core/rules'
import { askedGame, type AskedGame } from '../arguments/asked-ruleset.ts'
import { readingInput, UsageError } from '../usage-error.ts'

/** A file of more bytes is no formula. */
const LARGEST_FILE = 1_000_000

/** A formula, and what is asked about it. */
export interface AskedFormula extends AskedGame {
  /** The formula as it was given, blanks aside. */
  readonly text: string
  /** The id of its claim. */
  readonly id: string
  readonly value: TableValue
  readonly play: PlayConvention
  readonly case: {
    readonly game: string
    readonly value: TableValue
    readonly play: PlayConvention
  }
  readonly formula: ReadFormula
}

/**
 * What is asked of a game by a formula on the command line.
 *
 * @param says a formula, or `@` and the path of a file that holds one
 * @param value by default the remoteness if the formula speaks of `value`, otherwise the outcome
 * @throws (by rejection) UsageError for a file that cannot be read, for what is no formula, no ruleset or no
 * value of the ruleset
 */
export async function askedFormula(
  rulesetText: string,
  says: string,
  play: PlayConvention,
  value?: TableValue,
): Promise<AskedFormula> {
  const game = await askedGame(rulesetText)
  return readingInput(() => formulaAbout(game, says, play, value))
}

function formulaAbout(
  { ruleset, module }: AskedGame,
  says: string,
  play: PlayConvention,
  value: TableValue | undefined,
): AskedFormula {
  const text = says.startsWith('@') ? fileText(says.slice(1)) : says
  const asked = value ?? (speaksOfValue(text) ? 'remoteness' : 'outcome')
  requireValue(ruleset, asked, play)
  const id = formulaIdOf(text)
  return {
    text: text.trim().replaceAll(/\s+/g, ' '),
    id,
    ruleset,
    module,
    value: asked,
    play,
    case: { game: formatRuleset(ruleset), value: asked, play },
    formula: readFormula(text, ruleset, asked),
  }
}

function fileText(path: string): string {
  try {
    const { size } = statSync(path)
    if (size > LARGEST_FILE) throw new Error(`${size} bytes are too many for a formula`)
    return readFileSync(path, 'utf8').trimEnd()
  } catch (error) {
    throw new UsageError(`formula '@${path}': ${(error as Error).message}`, { cause: error })
  }
}
