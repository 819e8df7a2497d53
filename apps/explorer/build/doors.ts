import { type ReleaseAddresses, releaseAddresses } from './release-addresses.ts'

/** Where the first view finds the docs and the source code. An empty address is not shown. */
export interface Doors {
  readonly docs: string
  readonly source: string
}

/**
 * The addresses in the first view: the docs at NIMLAB_EXPLORER_DOCS, which may be relative to the
 * page, or at the homepage of the release, and the source code at its repository.
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
