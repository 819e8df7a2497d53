import { mergeConfig, type ViteUserConfig } from 'vitest/config'
import shared from '../../../../vitest.shared.ts'

/** `npm run test:consumer` packs the packages and installs them outside the workspace. */
const config: ViteUserConfig = mergeConfig(shared, { test: { fileParallelism: false } })
// mergeConfig would concatenate the lists of files, so this file sets the lists itself.
config.test!.include = ['test/consumer/**/*.test.ts']
config.test!.exclude = []

export default config
