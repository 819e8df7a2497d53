import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { LIMIT } from './vitest.limit.ts'

/** The tests of every package import its sources, so they need no build. */
const config: ViteUserConfig = defineConfig({
  resolve: { conditions: ['@nim/source'] },
  ssr: { resolve: { conditions: ['@nim/source'] } },
  test: {
    include: ['test/**/*.test.ts'],
    // These tests have their own configurations, because they need a browser or a server.
    exclude: ['test/web/**', 'test/redis/**'],
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    expect: { poll: { timeout: LIMIT } },
    passWithNoTests: false,
    // By default, Vitest leaves one core free. On a machine with two cores, that would leave half
    // of the cores unused.
    maxWorkers: '100%',
  },
})

export default config
