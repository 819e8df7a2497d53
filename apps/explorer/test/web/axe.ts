import type { Page } from '@nim/chromium'
import axe from 'axe-core'

interface Found {
  readonly violations: readonly {
    readonly id: string
    readonly impact: string | null
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

/** What axe finds that is serious: each rule with the first element that breaks it. */
export async function seriousIn(page: Page): Promise<string[]> {
  // evaluated, not loaded: the page's policy stays as it is
  const { violations } = await page.evaluate<Found>(`${axe.source}; axe.run()`)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
