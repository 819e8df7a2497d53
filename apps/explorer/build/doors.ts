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
 * The addresses in the first view. NIMLAB_EXPLORER_DOCS contains the address of the docs, which may
 * be relative to the page. If this variable is not set, the docs are at the homepage of the
 * release. The source code is in the repository of the release.
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
