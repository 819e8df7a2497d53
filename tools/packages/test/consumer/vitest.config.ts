import { mergeConfig, type ViteUserConfig } from 'vitest/config'
import shared from '../../../../vitest.shared.ts'

/** The packages are packed, and installed outside the workspace: `npm run test:consumer`. */
const config: ViteUserConfig = mergeConfig(shared, { test: { fileParallelism: false } })
// mergeConfig concatenates the lists of files.
config.test!.include = ['test/consumer/**/*.test.ts']
config.test!.exclude = []

export default config
