import { formatRuleset } from '../rules/format-ruleset.ts'
import { moveSizes } from '../rules/move-sizes.ts'
import type { PlayConvention } from '../rules/play.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import { SOLVED_GAMES } from './solved-games.ts'

/**
 * The rule F(x) = F(x − z) + add, which applies if form(x) ≥ least holds for all conditions in
 * `where`. Piles are in ascending order.
 */
export interface ShiftRule {
  readonly z: readonly number[]
  /** The number added to the value; 0 for outcomes. */
  readonly add: number
  readonly where: readonly (readonly [form: readonly number[], least: number])[]
}

/** A game solved by shift rules, with a certificate in docs/proofs/shift-rules.jsonl. */
export interface SolvedGame {
  /** The notation of the game, such as `SN(5,{3})`. */
  readonly ruleset: string
  readonly play: PlayConvention
  readonly value: 'outcome' | 'remoteness' | 'grundy'
  readonly rules: readonly ShiftRule[]
  /** The bound B_crit. No critical edge has a pile larger than B_crit. */
  readonly critical: number
  /** The bound B_cov. At every position with a pile larger than B_cov, some rule applies. */
  readonly covered: number
  /** The largest pile of the box that the checker solves from the rules of the game. */
  readonly box: number
}

let parsed: readonly SolvedGame[] | undefined

/** All solved games, sorted by name. */
export function solvedGames(): readonly SolvedGame[] {
  return (parsed ??= SOLVED_GAMES.map(solvedGameOf))
}

/**
 * The shift rules of a game, found by any of its names, such as `NIM(5,3)` for `SN(5,{3})`. The
 * result is null if the game has no such rules.
 */
export function solvedGame(
  ruleset: Ruleset,
  play: PlayConvention,
  value: SolvedGame['value'],
): SolvedGame | null {
  const sizes = moveSizes(ruleset)
  const name = sizes === null ? formatRuleset(ruleset) : `SN(${ruleset.piles},{${sizes.join()}})`
  const isAsked = (game: SolvedGame): boolean =>
    game.ruleset === name && game.play === play && game.value === value
  return solvedGames().find(isAsked) ?? null
}

/**
 * Parses a line such as `SN(3,{1,3}) misere outcome 8 5 12; 0,2,2 +0 if -1,1,0 >= 3 and 0,0,1 >= 1;
 * …`. The line contains the game, the bounds B_crit and B_cov, the box, and the rules.
 */
export function solvedGameOf(line: string): SolvedGame {
  const [head, ...rules] = line.split('; ')
  const [ruleset, play, value, critical, covered, box] = head!.split(' ')
  return {
    ruleset: ruleset!,
    play: play as PlayConvention,
    value: value as SolvedGame['value'],
    rules: rules.map(ruleOf),
    critical: Number(critical),
    covered: Number(covered),
    box: Number(box),
  }
}

function ruleOf(text: string): ShiftRule {
  const [step, where] = text.split(' if ')
  const [z, add] = step!.split(' +')
  const inequalities = where!.split(' and ').map((each) => {
    const [form, least] = each.split(' >= ')
    return [numbers(form!), Number(least)] as const
  })
  return { z: numbers(z!), add: Number(add), where: inequalities }
}

function numbers(text: string): number[] {
  return text.split(',').map(Number)
}
