import { sha256 } from '@noble/hashes/sha2.js'

/** A SHA-256 computation in progress. */
export interface Sha256 {
  readonly update: (bytes: Uint8Array) => unknown
  readonly digest: () => Uint8Array
}

/**
 * Begins a SHA-256 computation. A caller can pass an implementation that is faster than the one in
 * this package.
 */
export type NewSha256 = () => Sha256

/** An implementation of SHA-256 that runs in any JavaScript engine. */
export const portableSha256: NewSha256 = () => sha256.create()

/** The engine's own SHA-256 if the engine has a synchronous implementation, as Node does. */
export const fastSha256: NewSha256 = nodeSha256() ?? portableSha256

function nodeSha256(): NewSha256 | null {
  const { process } = globalThis as { readonly process?: Builtins }
  const crypto = process?.getBuiltinModule?.('node:crypto')
  return crypto === undefined ? null : () => crypto.createHash('sha256')
}

interface Builtins {
  readonly getBuiltinModule?: (
    name: 'node:crypto',
  ) => { readonly createHash: (name: 'sha256') => Sha256 } | undefined
}
