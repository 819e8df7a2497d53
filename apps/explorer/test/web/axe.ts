import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@nim/chromium'

const require = createRequire(import.meta.url)
const AXE = require.resolve('axe-core/axe.min.js')

/** What runs in the page. */
interface Axe {
  readonly run: () => Promise<{
    readonly violations: readonly {
      readonly id: string
      readonly impact: string | null
      readonly nodes: readonly { readonly html: string }[]
    }[]
  }>
}

/** What axe-core finds in a page that is serious or worse, by rule and element. */
export async function seriousIn(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(AXE, 'utf8'))
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { readonly axe: Axe }).axe.run()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
}
