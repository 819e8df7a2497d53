import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@nim/chromium'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly impact: string | null
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

/** What axe finds that is serious: each rule with the first element that breaks it. */
export async function seriousIn(page: Page): Promise<string[]> {
  // evaluated, not loaded: the page's policy stays as it is
  const result = (await page.evaluate(`${AXE}; axe.run()`)) as AxeResult
  return result.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
