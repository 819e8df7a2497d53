import { createHash } from 'node:crypto'
import { expect } from 'vitest'

/** The part of a file that a forger edits, as JSON. */
// oxlint-disable-next-line typescript/no-explicit-any -- anything may be put anywhere
export type Json = any
export type Edit = (json: Json) => unknown

/**
 * A manifest that was edited and then received a matching digest. Anyone who knows how to compute
 * the digest can do this.
 */
export function resealed(text: string, edit: Edit): string {
  const { digest, ...body }: Json = JSON.parse(text)
  edit(body)
  const inOrder = (_: string, value: Json): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(
          Object.keys(value)
            .sort()
            .map((key) => [key, value[key]]),
        )
      : value
  const sealed = createHash('sha256').update(JSON.stringify(body, inOrder)).digest('hex')
  expect(digest).toMatch(/^sha256:/)
  return `${JSON.stringify({ ...body, digest: `sha256:${sealed}` }, null, 2)}\n`
}
