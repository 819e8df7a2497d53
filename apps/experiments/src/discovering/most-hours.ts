import { parseRuleset } from '@nim/core/rules'
import { type AtlasPlan, valueOf } from './atlas-directory.ts'
import { rowOfGame } from './row-of-game.ts'

/** Games that are searched, at even steps among those asked for. */
const TRIED = 3
/** Most positions of the boxes of such a search, the larger one first: it loads what both need. */
const BOXES = [20_000, 5000] as const

/**
 * The processor hours that games of an atlas take on this machine. A few of the games are searched on boxes of two sizes.
 * Their time is taken to grow with the number of positions as it does between these two.
 *
 * @param games at least one
 * @complexity that of six searches on boxes of at most 20,000 positions
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
