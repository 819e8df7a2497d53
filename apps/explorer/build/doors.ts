import { type ReleaseAddresses, releaseAddresses } from './release-addresses.ts'

/**
 * The addresses of the docs and of the source code in the first view. An empty address is not
 * shown.
 */
export interface Doors {
  readonly docs: string
  readonly source: string
}

/**
 * The addresses in the first view. The docs are at NIMLAB_EXPLORER_DOCS, which may be relative to
 * the page, or otherwise at the homepage of the release. The source code is at the repository of
 * the release.
 */
export function doorsOf(
  environment: NodeJS.ProcessEnv = process.env,
  release: ReleaseAddresses = releaseAddresses(),
): Doors {
  return {
    docs: environment['NIMLAB_EXPLORER_DOCS'] ?? release.homepage,
    source: release.repository,
  }
}
