import { defineConfig, type ViteUserConfig } from 'vitest/config'
import shared from './vitest.shared.ts'

/**
 * Tests in a real Chromium (`test/web/*.test.ts`), apart from the others because a machine with Node
 * and npm alone has none: `npm run test:web`.
 */
const config: ViteUserConfig = defineConfig({
  ...shared,
  test: { ...shared.test, include: ['test/web/**/*.test.ts'], exclude: [] },
})

export default config
