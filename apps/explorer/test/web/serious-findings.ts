import type { Page } from '@nim/chromium'
import axe from 'axe-core'

/** What axe-core finds on a page that is serious or critical: a line for each rule with its places. */
export async function seriousFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<{
    violations: { id: string; impact: string; nodes: { html: string }[] }[]
  }>('axe.run()')
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}
