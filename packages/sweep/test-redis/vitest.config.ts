import { mergeConfig, type ViteUserConfig } from 'vitest/config'
import shared from '../../../vitest.shared.ts'

/** Tests that need redis-server on the PATH: npm run test:redis. */
const config: ViteUserConfig = mergeConfig(shared, {
  test: { include: ['test-redis/**/*.test.ts'] },
})
// mergeConfig concatenates the lists of files.
config.test!.include = ['test-redis/**/*.test.ts']

export default config
