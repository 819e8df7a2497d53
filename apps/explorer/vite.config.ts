import { defineConfig, type UserConfig } from 'vite'
import { doorsOf } from './build/doors.ts'
import { publicAddress } from './build/public-address.ts'
import { offline } from './build/offline.ts'

/** The name of a screen's module is the name of the screen. */
const chunkName = ({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string => {
  const screen = /views\/([^/]+)\/view\.tsx$/.exec(facadeModuleId ?? '')?.[1]
  return `assets/${screen ?? '[name]'}-[hash].js`
}

const doors = doorsOf()

/** Builds a page that works under any path. The build uses the sources of the packages. */
const config: UserConfig = defineConfig({
  base: './',
  define: {
    'import.meta.env.NIMLAB_ADDRESS': JSON.stringify(publicAddress()),
    'import.meta.env.NIMLAB_DOCS': JSON.stringify(doors.docs),
    'import.meta.env.NIMLAB_SOURCE': JSON.stringify(doors.source),
  },
  plugins: [offline()],
  resolve: { conditions: ['@nim/source', 'module', 'browser'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { chunkFileNames: chunkName },
      checks: { bundlerTimings: false },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
})

export default config
