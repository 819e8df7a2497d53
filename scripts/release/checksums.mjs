import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** The file of a release that contains the digests of all other files. */
export const CHECKSUMS = 'SHA256SUMS'

/**
 * The SHA-256 of every file in a folder except the checksums file, in the format of `sha256sum
 * --check`.
 */
export function checksums(folder) {
  return readdirSync(folder)
    .filter((file) => file !== CHECKSUMS)
    .sort()
    .map((file) => {
      const digest = createHash('sha256')
        .update(readFileSync(`${folder}/${file}`))
        .digest('hex')
      return `${digest}  ${file}\n`
    })
    .join('')
}
