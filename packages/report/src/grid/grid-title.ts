import type { PositionGrid } from './position-grid.ts'

/** What a grid shows: the ruleset as its text, of a user's own game without the digest of the module. */
export function gridTitle({ ruleset }: PositionGrid): string {
  return `Position grid of ${ruleset.replace(/#sha256:[0-9a-f]{64}$/, '')}`
}
