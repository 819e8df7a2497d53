import type { ViteUserConfig } from 'vitest/config'
import shared from './vitest.shared.ts'

/**
 * The configuration of packages whose test files share modules. Each module is loaded only once,
 * which reduces the time to a third.
 *
 * @param alone test files that replace modules and therefore run on their own
 */
export function together(alone: readonly string[] = []): ViteUserConfig {
  const { test, ...loading } = shared
  const { maxWorkers = '100%', exclude = [], ...usual } = test!
  const others = { ...usual, isolate: false, exclude: [...exclude, ...alone] }
  if (alone.length === 0) return { ...loading, test: { ...others, maxWorkers } }
  return {
    test: {
      maxWorkers,
      projects: [
        { ...loading, test: { ...others, name: 'together' } },
        { ...loading, test: { ...usual, name: 'alone', include: [...alone] } },
      ],
    },
  }
}
