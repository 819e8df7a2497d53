import { execFileSync, spawnSync } from 'node:child_process'
import { inOrder } from './publication-order.mjs'

/**
 * Publishes tarballs with npm, each package after the packages that it needs. It skips versions
 * that are already published, so a release that stopped halfway can be restarted.
 *
 * @param {{ path: string, manifest: object }[]} tarballs
 */
export function publishTarballs(tarballs) {
  for (const { path, manifest } of inOrder(tarballs)) {
    const id = `${manifest.name}@${manifest.version}`
    if (isPublished(id)) console.log(`${id} is published already`)
    else execFileSync('npm', ['publish', path, '--access', 'public'], { stdio: ['ignore', 2, 2] })
  }
}

function isPublished(id) {
  const { status, stdout } = spawnSync('npm', ['view', id, 'version'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== ''
}
