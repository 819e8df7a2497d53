import { readFileSync } from 'node:fs'

/** The addresses in release.json. A field is empty until a maintainer fills it in. */
export interface ReleaseAddresses {
  readonly homepage: string
  readonly repository: string
}

export function releaseAddresses(): ReleaseAddresses {
  const file = new URL('../../../release.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as ReleaseAddresses
}
