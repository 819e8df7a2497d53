import { createHash } from 'node:crypto'

/** SHA-256 as digests are written: `sha256:` and 64 hexadecimal digits. */
export function digestOf(content: string | Uint8Array): string {
  return `sha256:${createHash('sha256').update(content).digest('hex')}`
}
