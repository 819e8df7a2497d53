import type { Page } from '@nim/chromium'
import axe from 'axe-core'

interface Found {
  readonly violations: readonly {
    readonly id: string
    readonly impact: string | null
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

/**
 * The serious problems that axe finds. Each entry has a rule and the first element that breaks the
 * rule.
 */
export async function seriousIn(page: Page): Promise<string[]> {
  // Evaluating the source, instead of loading a script, leaves the policy of the page unchanged.
  const { violations } = await page.evaluate<Found>(`${axe.source}; axe.run()`)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
