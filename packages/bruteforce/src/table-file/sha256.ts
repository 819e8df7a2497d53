import { sha256 } from '@noble/hashes/sha2.js'

/** A SHA-256 under way. */
export interface Sha256 {
  readonly update: (bytes: Uint8Array) => unknown
  readonly digest: () => Uint8Array
}

/** Begins a SHA-256. Where the machine has a faster one than this package, a caller passes it. */
export type NewSha256 = () => Sha256

/** A SHA-256 that runs in any engine. */
export const portableSha256: NewSha256 = () => sha256.create()
