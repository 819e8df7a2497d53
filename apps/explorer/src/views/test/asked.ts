import { formatRuleset, parseRuleset, type PlayConvention, type Ruleset } from '@nim/core/rules'
import { type Address, formatAddress } from '../../address/address.ts'
import { readPlay, readRuleset } from '../../address/read-game.ts'
import { quoted } from '../../parts/shell-word.ts'
import type { FormulaInput, FormulaValue } from '../../tasks/formula/formula-input.ts'

/** A conjecture: a formula about a game. The address contains it. */
export interface Conjecture {
  readonly ruleset: Ruleset
  readonly play: PlayConvention
  /**
   * The kind of value that the formula is about. If null, the formula itself determines the kind of
   * value.
   */
  readonly value: FormulaValue | null
  /** The typed text, which need not be a formula. */
  readonly says: string
  /**
   * The position on the bench, as written in the address. The formula is about all positions, so it
   * does not depend on this position.
   */
  readonly at?: string
}

export const VALUES: Readonly<Record<FormulaValue, string>> = {
  outcome: 'outcome',
  remoteness: 'remoteness',
  grundy: 'Grundy value',
}

const USUAL_GAME = 'NIM(4,3)'

/** Reads a conjecture from an address, with a message about invalid parts, which are ignored. */
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

/** Formats a conjecture as an address, which {@link askedBy} parses. */
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

/** The input for tasks about a conjecture. */
export function taskInputOf({ ruleset, play, value, says }: Conjecture): FormulaInput {
  return { game: formatRuleset(ruleset), says, value, play }
}

/** The terminal command that judges the formula. */
export function testCommand({ game, says, value, play }: FormulaInput, more = ''): string {
  return [
    `nimlab test ${quoted(game)} --says ${quoted(says.trim().replaceAll(/\s+/g, ' '))}`,
    ...(value === null ? [] : [`--value ${value}`]),
    ...(play === 'misere' ? ['--misere'] : []),
    ...(more === '' ? [] : [more]),
  ].join(' ')
}
