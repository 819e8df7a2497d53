import { mergeConfig, type ViteUserConfig } from 'vitest/config'
import shared from '../../../../vitest.shared.ts'

/** The packages packed, and installed outside the workspace: `npm run test:consumer`. */
const config: ViteUserConfig = mergeConfig(shared, { test: { fileParallelism: false } })
// mergeConfig joins the lists of files.
config.test!.include = ['test/consumer/**/*.test.ts']
config.test!.exclude = []

export default config
