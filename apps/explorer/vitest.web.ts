import { mergeConfig, type ViteUserConfig } from 'vitest/config'
import shared from '../../vitest.web.ts'

/** The page is built once for all tests in Chromium. */
const config: ViteUserConfig = mergeConfig(shared, {
  test: { globalSetup: ['./test/web/build-page.ts'], maxWorkers: 2 },
})

export default config
