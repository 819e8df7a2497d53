import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The kind of a queue entry, and the plan and the shard to which the entry belongs. The signature
 * covers all of this data.
 */
export interface Subject {
  readonly what: 'plan' | 'result' | 'digest' | 'alarm'
  /** The digest of the plan. */
  readonly plan: string
  /** The number of the shard; null if the entry belongs to the whole plan. */
  readonly shard: number | null
}

/**
 * Thrown for an entry that is damaged, or that no holder of the secret wrote for this subject. The
 * message contains the evidence.
 */
export class UntrustedEntry extends Error {
  override readonly name = 'UntrustedEntry'
}

/**
 * The text of an entry in Redis. It consists of the body. If there is a secret, an HMAC-SHA-256 of
 * the subject and the body is added, in hexadecimal digits.
 */
export function sealed(secret: string | null, subject: Subject, body: string): string {
  if (secret === null) return JSON.stringify({ body })
  return JSON.stringify({ body, mac: macOf(secret, subject, body).toString('hex') })
}

/**
 * The body of an entry if it was sealed for this subject with this secret. Without a secret, the
 * entry must be unsigned.
 * @throws UntrustedEntry
 */
export function unsealed(secret: string | null, subject: Subject, text: string): string {
  let entry: unknown
  try {
    entry = JSON.parse(text)
  } catch (error) {
    throw new UntrustedEntry('it is not valid JSON', { cause: error })
  }
  const { body, mac, ...more } = (entry ?? {}) as Readonly<Record<string, unknown>>
  if (typeof body !== 'string') throw new UntrustedEntry('it has no body')
  if (Object.keys(more).length > 0) throw new UntrustedEntry('it has fields of another kind')
  if (JSON.stringify(entry) !== text) {
    throw new UntrustedEntry(
      'it differs from what nimlab writes for this entry: perhaps a field occurs twice, or there are extra spaces',
    )
  }
  if (secret === null) {
    if (mac === undefined) return body
    throw new UntrustedEntry('it is signed, but no secret is set here')
  }
  if (mac === undefined) throw new UntrustedEntry('it is not signed')
  if (typeof mac !== 'string' || !/^[0-9a-f]{64}$/.test(mac)) {
    throw new UntrustedEntry('its signature is malformed')
  }
  if (timingSafeEqual(Buffer.from(mac, 'hex'), macOf(secret, subject, body))) return body
  throw new UntrustedEntry(
    `it is not signed with the secret of this queue for this ${subject.shard === null ? 'plan' : 'shard'}`,
  )
}

function macOf(secret: string, { what, plan, shard }: Subject, body: string): Buffer {
  // Two different pairs of subject and body never have the same JSON text.
  const text = JSON.stringify(['nimlab queue', what, plan, shard, body])
  return createHmac('sha256', secret).update(text).digest()
}
