import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { OFFLINE_SCRIPT } from './offline-script.ts'

/** Files of the public folder that the page needs. */
const PUBLIC = ['icon.svg', 'manifest.webmanifest']

/**
 * Writes `sw.js`, a service worker that keeps the code of this build, so that the page opens again
 * without a network, and the lists of claims and games. A claim and a game are kept when they were looked
 * at.
 */
export function offline(): Plugin {
  return {
    name: 'nimlab-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = [...Object.keys(bundle), ...PUBLIC].filter((name) => !name.endsWith('.map'))
        // names carry the digest of what is in them, but the page's own
        const version = createHash('sha256')
        for (const one of Object.values(bundle).toSorted((a, b) =>
          a.fileName < b.fileName ? -1 : 1,
        )) {
          version.update(one.fileName)
          version.update(one.type === 'chunk' ? one.code : one.source)
        }
        const source = OFFLINE_SCRIPT.replace(
          '__FILES__',
          JSON.stringify(['./', ...files]),
        ).replace('__VERSION__', JSON.stringify(version.digest('hex').slice(0, 12)))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}
