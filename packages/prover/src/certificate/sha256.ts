import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The SHA-256 of a text in UTF-8, as `sha256:` followed by 64 hexadecimal digits. */
export function sha256Of(text: string): string {
  return `sha256:${bytesToHex(sha256(utf8ToBytes(text)))}`
}
