import { defineConfig, type ViteUserConfig } from 'vitest/config'
import shared from './vitest.shared.ts'

/**
 * Tests in a real Chromium (`test/web/*.test.ts`). `npm run test:web` runs these tests. They are
 * separate from the other tests because a machine that has only Node and npm cannot run them.
 */
const config: ViteUserConfig = defineConfig({
  ...shared,
  test: { ...shared.test, include: ['test/web/**/*.test.ts'], exclude: [] },
})

export default config
