import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { LIMIT } from './vitest.limit.ts'

/** Every package is tested from its sources, so no build is needed first. */
const config: ViteUserConfig = defineConfig({
  resolve: { conditions: ['@nim/source'] },
  ssr: { resolve: { conditions: ['@nim/source'] } },
  test: {
    include: ['test/**/*.test.ts'],
    // these have their own configurations, because they need a browser or a server
    exclude: ['test/web/**', 'test/redis/**'],
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    expect: { poll: { timeout: LIMIT } },
    passWithNoTests: false,
    // by default, Vitest leaves one core free, which is one of two
    maxWorkers: '100%',
  },
})

export default config
