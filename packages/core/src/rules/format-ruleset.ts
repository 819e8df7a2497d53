import type { Ruleset } from './ruleset.ts'

/** The ruleset in the notation that {@link parseRuleset} reads; equal rulesets print equally. */
export function formatRuleset(ruleset: Ruleset): string {
  switch (ruleset.kind) {
    case 'NIM':
      return `NIM(${ruleset.piles},${ruleset.k})`
    case 'SN':
      return `SN(${ruleset.piles},{${ruleset.sizes.join()}})`
    case 'HNIM':
      return `HNIM(${ruleset.piles};${ruleset.edges.map((edge) => `{${edge.join()}}`).join()})`
    case 'WYTHOFF':
      return 'WYTHOFF'
  }
}
