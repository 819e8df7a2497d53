import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { OFFLINE_SCRIPT } from './offline-script.ts'

/** Files of the public folder that the page needs. */
const PUBLIC = ['icon.svg', 'manifest.webmanifest']

/**
 * Writes `sw.js`, a service worker. The service worker stores the code of this build and the lists
 * of claims and games, so that the page opens again without a network. The service worker also
 * stores every claim and every game that the reader looks at.
 */
export function offline(): Plugin {
  return {
    name: 'nimlab-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = [...Object.keys(bundle), ...PUBLIC].filter((name) => !name.endsWith('.map'))
        // the version also covers the contents, because the name of the page itself contains no
        // digest
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
