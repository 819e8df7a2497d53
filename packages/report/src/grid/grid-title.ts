import type { PositionGrid } from './position-grid.ts'

/**
 * The title of a grid, which names the ruleset. For a user's own game, the title does not contain
 * the digest of the module.
 */
export function gridTitle({ ruleset }: PositionGrid): string {
  return `Position grid of ${ruleset.replace(/#sha256:[0-9a-f]{64}$/, '')}`
}
