import { mergeConfig, type ViteUserConfig } from 'vitest/config'
import shared from '../../../vitest.shared.ts'

/** The tests that need redis-server on the PATH. Start these tests with `npm run test:redis`. */
const config: ViteUserConfig = mergeConfig(shared, {
  test: { include: ['test-redis/**/*.test.ts'] },
})
// replaces the list of files, because mergeConfig concatenates lists
config.test!.include = ['test-redis/**/*.test.ts']

export default config
