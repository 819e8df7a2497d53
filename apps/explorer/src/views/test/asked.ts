import { formatRuleset, parseRuleset, type PlayConvention, type Ruleset } from '@nim/core/rules'
import { type Address, formatAddress } from '../../address/address.ts'
import { readPlay, readRuleset } from '../../address/read-game.ts'
import { quoted } from '../../parts/shell-word.ts'
import { asWritten } from '../../tasks/formula/as-written.ts'
import type { FormulaGiven, FormulaValue } from '../../tasks/formula/formula-given.ts'

/** A formula about a game: a conjecture, and an address. */
export interface Conjecture {
  readonly ruleset: Ruleset
  readonly play: PlayConvention
  /** Null: by the formula. */
  readonly value: FormulaValue | null
  /** Any text. */
  readonly says: string
  /** The position on the bench, as the address writes it; the formula is about all positions. */
  readonly at?: string
}

export const VALUES: Readonly<Record<FormulaValue, string>> = {
  outcome: 'outcome',
  remoteness: 'remoteness',
  grundy: 'Grundy value',
}

const USUAL_GAME = 'NIM(4,3)'

/** What an address asks, and what of it says nothing; that is left out. */
export function askedBy({ parts, settings }: Pick<Address, 'parts' | 'settings'>): {
  readonly asked: Conjecture
  readonly problem: string | null
} {
  const read = readRuleset(parts[0] ?? USUAL_GAME)
  const { says = '', value } = settings
  const isValue = value === undefined || Object.hasOwn(VALUES, value)
  const wrong = `value: expected ${Object.keys(VALUES).join(', ')}, got '${value?.slice(0, 80)}'`
  const problems = [...('problem' in read ? [read.problem] : []), ...(isValue ? [] : [wrong])]
  return {
    asked: {
      ruleset: 'is' in read ? read.is : parseRuleset(USUAL_GAME),
      play: readPlay(settings['play']),
      value: isValue ? ((value ?? null) as FormulaValue | null) : null,
      says: 'is' in read ? says : '',
      ...(parts[1] === undefined ? {} : { at: parts[1] }),
    },
    problem: problems.length === 0 ? null : problems.join('; '),
  }
}

/** The address that asks it; {@link askedBy} reads it back. */
export function addressOf({ ruleset, play, value, says, at }: Conjecture): string {
  const settings = {
    says,
    value: value ?? undefined,
    play: play === 'misere' ? play : undefined,
  }
  return formatAddress(
    'test',
    [formatRuleset(ruleset), ...(at === undefined ? [] : [at])],
    settings,
  )
}

/** What a task is given to work on it. */
export function givenOf({ ruleset, play, value, says }: Conjecture): FormulaGiven {
  return { game: formatRuleset(ruleset), says, value, play }
}

/** The command that judges it in a terminal. */
export function testCommand({ game, says, value, play }: FormulaGiven, more = ''): string {
  return [
    `nimlab test ${quoted(game)} --says ${quoted(asWritten(says).trim().replaceAll(/\s+/g, ' '))}`,
    ...(value === null ? [] : [`--value ${value}`]),
    ...(play === 'misere' ? ['--misere'] : []),
    ...(more === '' ? [] : [more]),
  ].join(' ')
}
