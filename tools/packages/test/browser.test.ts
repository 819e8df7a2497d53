import { describe, expect, test } from 'vitest'
import { bundled } from '../src/bundle.ts'
import { ENTRIES_OF_NODE, isOfNode } from '../src/entries-of-node.ts'
import { importOf, PUBLIC_PACKAGES, ROOT } from '../src/packages.ts'

const entries = PUBLIC_PACKAGES.flatMap(({ manifest }) =>
  Object.keys(manifest.exports).map((entry) => importOf(manifest, entry)),
)
const inBrowser = (entry: string) =>
  bundled(`export * from '${entry}'`, `${ROOT}tools/packages`, 'browser')

describe('a bundle for a browser', () => {
  test.each(entries.filter((entry) => !isOfNode(entry)))(
    'with %s imports no module of Node',
    async (entry) => {
      expect((await inBrowser(entry)).modules.length).toBeGreaterThan(0)
    },
  )

  test.each(ENTRIES_OF_NODE)(
    'with %s imports modules of Node, as its README says',
    async (entry) => {
      await expect(inBrowser(entry)).rejects.toThrow(/Could not resolve "node:/)
    },
  )
})
