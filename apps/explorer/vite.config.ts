import { defineConfig, type UserConfig } from 'vite'

/** A page that opens under any path; packages are taken from their sources. */
const config: UserConfig = defineConfig({
  base: './',
  resolve: { conditions: ['@nim/source', 'module', 'browser'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
})

export default config
