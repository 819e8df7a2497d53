import { mergeConfig, type ViteUserConfig } from 'vitest/config'
import shared from '../../vitest.shared.ts'
import { PUBLIC_PACKAGES } from './src/packages.ts'
import { exampleOf } from './src/readme.ts'

const PREFIX = 'virtual:example/'

/** `virtual:example/@nim/core` is the example in the README of @nim/core as a module. */
const examples = {
  name: 'examples',
  resolveId: (id: string) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load(id: string): string | null {
    if (!id.startsWith(`\0${PREFIX}`)) return null
    const name = id.slice(PREFIX.length + 1)
    return exampleOf(PUBLIC_PACKAGES.find(({ manifest }) => manifest.name === name)!.folder).code
  },
}

const config: ViteUserConfig = mergeConfig(shared, {
  plugins: [examples],
  test: { exclude: ['test/consumer/**'] },
})

export default config
