import { parseRuleset } from '@nim/core/rules'
import { type AtlasPlan, valueOf } from './atlas-directory.ts'
import { rowOfGame } from './row-of-game.ts'

/** The number of games to search. These games are evenly spaced in the list of games. */
const TRIED = 3
/**
 * For each of the two boxes, the maximum number of positions in it. The larger box is searched
 * first, so that its time includes loading the code that both boxes need.
 */
const BOXES = [20_000, 5000] as const

/**
 * Estimates the processor hours that the games of an atlas take on this machine. The function
 * searches a few of the games on boxes of two sizes, and extrapolates how the time grows with the
 * number of positions.
 *
 * @param games at least one
 * @complexity six searches on boxes of at most 20,000 positions
 */
export function mostHours(plan: AtlasPlan, games: AtlasPlan['games']): number {
  const { seed, points } = plan
  const tried = games.filter((_, i) => i % Math.ceil(games.length / TRIED) === 0)
  const secondsFor = (positions: number): number => {
    const before = process.cpuUsage()
    for (const { game, play } of tried) {
      const subject = { ruleset: parseRuleset(game), play, value: valueOf(plan) }
      rowOfGame(subject, { seed, positions, points })
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  }
  const [large, small] = BOXES.map((most) => Math.min(most, plan.positions)) as [number, number]
  const seconds = secondsFor(large)
  const slope = large === small ? 0 : Math.max(0, seconds - secondsFor(small)) / (large - small)
  const each = seconds + slope * (plan.positions - large)
  return (each * (games.length / tried.length)) / 3600
}
