import { defineConfig, type ViteUserConfig } from 'vitest/config'

/** Every package is tested from its sources: no build comes first. */
const config: ViteUserConfig = defineConfig({
  resolve: { conditions: ['@nim/source'] },
  ssr: { resolve: { conditions: ['@nim/source'] } },
  test: {
    include: ['test/**/*.test.ts'],
    // these have configurations of their own: they need a browser, or a server
    exclude: ['test/web/**', 'test/redis/**'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    passWithNoTests: false,
    // Vitest itself leaves one core free, which is one of two
    maxWorkers: '100%',
  },
})

export default config
