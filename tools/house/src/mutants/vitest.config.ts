import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { mergeConfig, type ViteUserConfig } from 'vitest/config'
import shared from '../../../../vitest.shared.ts'
import type { Batch } from './try-mutants.ts'

const { copied, mutants } = JSON.parse(
  readFileSync(process.env['NIMLAB_MUTANTS']!, 'utf8'),
) as Batch
const QUERY = /\?mutant=(\d+)$/

/**
 * Gives every mutant its own copies of the modules: a module passes `?mutant=N` on to its imports.
 */
const config: ViteUserConfig = mergeConfig(shared, {
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      async resolveId(source, importer) {
        if (QUERY.test(source)) return source
        const query = QUERY.exec(importer ?? '')?.[0]
        if (query === undefined) return null
        const resolved = await this.resolve(source, importer!.replace(QUERY, ''), {
          skipSelf: true,
        })
        const isCopied = copied.some((each) => resolved?.id.startsWith(`${each}/`))
        return isCopied ? resolved!.id + query : resolved
      },
      load(id) {
        const number = QUERY.exec(id)?.[1]
        if (number === undefined) return null
        const path = id.replace(QUERY, '')
        const text = readFileSync(path, 'utf8')
        const { file, start, end, text: other } = mutants[Number(number)]!
        return path === file ? text.slice(0, start) + other + text.slice(end) : text
      },
    },
  ],
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['each-mutant.ts'],
    isolate: false,
    maxWorkers: 1,
  },
} satisfies ViteUserConfig)

export default config
