import { createHash } from 'node:crypto'

/** The SHA-256 in the format of all digests: `sha256:` followed by 64 hexadecimal digits. */
export function digestOf(content: string | Uint8Array): string {
  return `sha256:${createHash('sha256').update(content).digest('hex')}`
}
